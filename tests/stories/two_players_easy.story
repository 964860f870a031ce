title: two players, easy: two psychics in one hand, two more groups laid by hand, and won
rules: R7.1 R7.2 R7.3 R7.4 R7.5 R2.4 R2.5 R6.3 R8.12

define hour                     # both are given a vision, guess, and are right
  expect state VISIONS
  press blue, red
  expect table "all have theirs"
  hold yes
  expect state TIMER
  press blue, red
  expect table "all tokens stand"
  hold yes
  expect table "All tokens placed?"
  press yes
  expect state MANIFESTATION
  expect table "BLUE: right?"
  wait 3 s
  knock 1
  expect cue yes
  expect table "YES BLUE"
  # no claims with two players
  expect state MANIFESTATION
  wait 2 s
  # four seconds from one to the next
  expect no table "RED: right?"
  wait 2 s
  expect table "RED: right?"
  wait 1 s
  press yes
  expect table "YES RED"
  # and no track
  expect no log "stands on"
  wait 5 s
  expect state HOUR END
  hold yes
end

hold yes
press yes
expect state SEATS
press blue
expect table "one more at least"
hold yes
expect cue not now
press red
expect table "2 players, two psychics"
hold yes
expect state DIFFICULTY
expect table "4 cards of each kind"
expect table "1 crow"
press yes
expect state DEAL
expect table "Lay 4 of each kind"
expect table "one to each psychic"
press crow
expect table "No clairvoyancy tonight"
press crow
expect table "Crow: once an hour"
hold yes
do hour
expect lamp hour 2 lit
do hour
expect table "object: BLUE and RED"
do hour
expect state LINE-UP
expect table "Two more groups from what is left"
expect table "draw at random"
press crow
expect table "Lay your cards at 1 to 4"
expect no table "Take all ✓✗ tokens"
press crow
expect table "Ghost: take the culprit tokens"
hold yes
expect state SHARED VISION
hold yes
expect state CHOICE
expect table "turn all three cards"
expect table "Accuse group 1?"
wait 3 s
knock 2
expect table "Accuse group 2?"
press crow, crow
expect table "Accuse group 4?"
press crow
# round and round
expect table "Accuse group 1?"
press no, no
wait 3 s                        # for so long after each answer it hears four knocks alone
knock 1
expect state VERDICT
expect table "Accused: group 3"
wait 3 s
knock 3
expect table "Was it group 3?"
wait 3 s
knock 1
expect state WON
expect cue won
expect lamp hour 7 blinks
expect table "3 hours"
expect table "6 of 6 cards found"
wait 116 s
expect state WON
wait 2 s
expect state ATTRACT
