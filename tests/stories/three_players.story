title: three players with two psychics each; the two agree on a group, and it is the wrong one
rules: R7.1 R7.2 R7.3 R7.5 R8.1 R8.14 R6.2

define turn                     # all that is left is found in one hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  expect table "BLUE: right?"
  press yes
  wait 5 s
  expect table "RED: right?"
  press yes
  wait 5 s
  expect table "WHITE: right?"
  press yes
  wait 5 s
  expect table "BLACK: right?"
  press yes
  # four seconds between two answers, and after the last one too
  wait 3 s
  expect state MANIFESTATION
  wait 2 s
  expect state HOUR END
  hold yes
end

hold yes
press yes
press blue, red, white, black
expect table "4 psychics"
hold yes
expect table "One each?"
expect table "no: 3, two each"
# first and second belong together, third and fourth: alternating lamps
expect lamp blue blinks
expect lamp red blinks
expect lamp white blinks
expect lamp black blinks
press purple
expect cue not now
press no
expect state DIFFICULTY
expect table "5 cards of each kind"
press crow
expect table "6 cards of each kind"
press yes
expect state DEAL
expect table "one to each psychic"
press crow
expect table "No clairvoyancy tonight"
press crow
expect table "Crows: three a game"
hold yes
do turn
do turn
do turn
expect state LINE-UP
# no extra groups with three players
expect table "Lay your cards at 1 to 4"
expect no table "Two more groups"
hold yes
hold yes
expect state CHOICE
# no vote of the single psychics
press red
expect cue not now
expect state CHOICE
press no
expect table "Accuse group 2?"
press yes
expect state VERDICT
hold yes
wait 3 s
knock 2
expect state LOST
expect table "it was another group"
expect table "12 of 12 cards found"
