title: the rulebook's example: five players, medium; finished in hour IV; votes from 4, 5, 6 and 11
rules: R12.1 R12.2 R12.3 R12.4

define hour                     # visions, talk, and the sand ended early: all tokens stand
  expect state VISIONS
  hold yes
  expect state TIMER
  expect sand 2:00
  wait 40 s
  hold yes
  expect table "All tokens placed?"
  press yes
  expect state MANIFESTATION
  wait 3 s
end

define yes                      # the ghost knocks once
  expect hears no, yes
  knock 1
  expect table "YES"
  expect state CLAIMS
  expect table "Whose ✓ was right?"
end

define no
  expect hears no, yes
  knock 2
  expect table "NO"
  expect state CLAIMS
  expect table "Whose ✗ was right?"
end

define on                       # nobody else had bet rightly
  press yes
  wait 3 s
end

define strike                   # the hour is over, the next one begins
  expect state HOUR END
  hold yes
end

# --- R12.1: four psychics and the ghost, medium

hold yes
press red
expect state SEATS
press blue, white, red, yellow
expect table "4 psychics"
hold yes
expect table "One each?"
press yes
expect state DIFFICULTY
press no
expect table "medium?"
expect table "Play medium?"
expect table "7 cards of each kind"
expect table "3 crows"
press yes
expect state DEAL
expect table "Lay 7 of each kind"
expect table "one to each psychic"
press crow
expect table "Each takes 4 ✓✗ tokens"
press crow
expect table "Ghost: draw 7 visions"
expect crows 3
hold yes
expect table "Hour I: visions"
expect lamp hour 1 lit
expect lamp hour 2 dark

# --- I. R12.3: BLUE is right; WHITE and YELLOW had put ✓, RED ✗

do hour
expect table "BLUE: right?"
do yes
press white, yellow
expect level white 1
expect level yellow 1
expect level red 0
expect table "WHITE and YELLOW: one space"
do on
expect table "WHITE: right?"
do no
press red, yellow
do on
expect table "RED: right?"
do no
press blue, yellow
do on
expect table "YELLOW: right?"
do no
do on
do strike

# --- II

do hour
do no
do on
do yes
press red, yellow
do on
do yes
press white
# YELLOW has no token left until hour IV
press yellow
expect cue not now
do on
do yes
press blue, red
do on
do strike

# --- III: one more card for YELLOW

do hour
do no
do on
do no
do on
do no
do on
do yes
do on
expect found yellow 2
expect level blue 2
expect level white 2
expect level red 3
expect level yellow 4
do strike

# --- IV. R12.2: YELLOW finds the third card, three hours remain

expect table "Hour IV: visions"
expect table "take your ✓✗ tokens back"
do hour
do yes
press yellow
do on
do yes
press yellow
do on
do yes
press white
do on
expect table "YELLOW: right?"
expect level yellow 6
do yes
expect level yellow 9
press blue, red
do on
do strike

# --- V: YELLOW has finished, and goes on betting

expect table "object: BLUE, WHITE and RED"
do hour
do no
press white, yellow
do on
do no
do on
expect table "RED: right?"
do no
press yellow
do on
do strike

# --- VI

do hour
do no
press red
do on
do no
press blue
do on
do no
press white
do on
do strike

# --- VII: the last three cards, no hour remains

expect lamp hour 7 lit
do hour
do yes
press red
do on
do yes
do on
do yes
do on
expect state HOUR END
expect table "All have found their three"
expect level blue 4
expect level white 5
expect level red 6
expect level yellow 11
wait 10 s

# --- R12.4: who votes when, and who opens the sleeves

expect state LINE-UP
expect table "Lay your cards at 1 to 4"
press crow
expect table "Ghost: take the culprit tokens"
hold yes
expect state SHARED VISION
hold yes

expect state VOTE
expect table "Turn the first card"
expect table "low level votes: BLUE"
expect lamp blue blinks
expect lamp white dark
expect lamp red dark
expect lamp yellow dark
press red
expect cue not now
press blue
expect lamp blue lit
wait 5 s

expect table "Turn the second card"
expect table "intermediate level votes: WHITE and RED"
expect lamp blue dark
expect lamp white blinks
expect lamp red blinks
expect lamp yellow dark
press white, red
wait 6 s

expect table "Turn the third card"
expect table "high level votes: YELLOW"
expect lamp yellow blinks
expect lamp white dark
press yellow
wait 6 s

expect state COUNT
expect table "YELLOW opens the sleeves"
expect table "Group 1: who?"
press yellow
press crow
press blue, white
press crow
press red
expect state VERDICT
expect table "Accused: group 2"
expect no table "a tie"
hold yes
expect table "Was it group 2?"
wait 3 s
knock 1
expect state WON
expect cue won
