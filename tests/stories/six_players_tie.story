title: six players: five votes, a tie, and the one furthest on the track voted for a third group
rules: R12.6 R5.5
set rules.levels_6_7 = [7, 9]   # read off the board, so that the box need not ask

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
expect table "6 players"
hold yes
expect state DIFFICULTY
expect table "6 cards of each kind"
press crow
expect table "8 cards of each kind"
press yes
# the two numbers of the board are known
expect state DEAL
press crow
expect table "Each takes 6 ✓✗ tokens"
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
press purple
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
expect level red 5
expect level yellow 4
expect level purple 11
expect table "All have found their three"
hold yes
expect state LINE-UP
expect table "Lay your cards at 1 to 5"
hold yes
hold yes

# --- levels 7 and 9: nobody stands between

expect state VOTE
expect table "low level votes: BLUE, WHITE, RED and YELLOW"
press blue, white, red, yellow
wait 6 s
expect table "Turn the second card"
expect table "intermediate level: nobody"
expect lamp purple dark
# nobody presses, so it waits for the ghost
wait 2 min
expect table "Turn the second card"
press crow
hold yes
expect table "high level votes: PURPLE"
press purple
wait 6 s

# --- votes 1, 1, 2, 2, 3 from 2, 6, 5, 4, 11

expect state COUNT
expect table "PURPLE opens the sleeves"
press blue, white
press crow
press red, yellow
press crow
press purple
expect state VERDICT
expect table "Accused: group 1"
expect table "a tie: WHITE was furthest"
hold yes
press yes
expect state WON
expect table "it was group 1"
expect table "5 hours"
expect table "15 of 15 cards found"
