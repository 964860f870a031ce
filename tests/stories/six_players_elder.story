title: six players: the board's two numbers are asked; a tie that only an age can break
rules: R12.7 R8.2 R8.10

define hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  expect state MANIFESTATION
end

define yes
  press yes
  expect state CLAIMS
end

define no
  press no
  expect state CLAIMS
end

define all right
  press yes, yes                # right, and nobody had bet
end

hold yes
press purple
press blue, white, red, yellow, purple
hold yes
expect state DIFFICULTY
press no
press yes

# --- R8.2: nobody has told the two numbers yet; this board has 5 and 9

expect state HOUSE RULES
expect table "Your board: first intermediate space"
expect table "7"
expect table "read it off your board"
wait 3 s
expect hears no, yes
press no, no, no, no, no
expect table "12"
press crow
expect table "1"
press crow, crow, crow
wait 3 s
knock 2
expect table "5"
wait 3 s
knock 1
expect table "Your board: first high space"
# 12 as the first number left only 13 for the second; from there it starts above the first
expect table "13"
press no
expect table "6"
press no, no, no
expect table "9"
press yes
expect state DEAL
hold yes

# --- I: PURPLE alone is right, and bets well

do hour
expect table "BLUE: right?"
do no
press white, purple
press yes
do no
press red, purple
press yes
do no
press yellow, purple
press yes
do no
press white, purple
press yes
do yes
press white, red
press yes
hold yes

# --- II

do hour
do no
press purple
press yes
do yes
press purple, red
press yes
do all right
do all right
do all right
hold yes

# --- III: PURPLE finds the third card

do hour
do all right
do all right
do all right
do all right
expect level purple 6
do yes
expect level purple 10
press yes
hold yes

# --- IV

do hour
expect table "BLUE: right?"
do yes
press purple
press yes
do all right
do all right
do all right
hold yes

# --- V: BLUE alone seeks on

expect table "object: BLUE"
do hour
expect table "BLUE: right?"
do all right
expect level blue 2
expect level white 6
expect level red 6
expect level yellow 4
expect level purple 11
expect table "All have found their three"
hold yes
expect state LINE-UP
expect table "Lay your cards at 1 to 5"
hold yes
hold yes

# --- levels 5 and 9

expect table "low level votes: BLUE and YELLOW"
press blue, yellow
hold yes
expect table "intermediate level votes: WHITE and RED"
press white, red
hold yes
expect table "high level votes: PURPLE"
press purple
hold yes

# --- votes 1, 1, 2, 2, 3 from 2, 6, 6, 4, 11: two on 6, for different groups

expect state COUNT
expect table "PURPLE opens the sleeves"
press blue, white
press crow
press red, yellow
press crow
press purple
expect state ELDER
expect log "a tie: who is the elder of WHITE and RED?"
expect table "The elder of WHITE and RED: press"
expect hears nothing
expect lamp white blinks
expect lamp red blinks
expect lamp purple dark
press purple
expect cue not now
wait 1 s
press yes
expect cue not now
press red
expect state VERDICT
expect table "Accused: group 2"
expect table "a tie: RED is the elder"
# no, it was WHITE
hold no
expect state ELDER
press white
expect table "Accused: group 1"
expect table "a tie: WHITE is the elder"
hold yes
press yes
expect state WON
