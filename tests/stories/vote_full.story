title: phase two in full touch: what can be taken back, and what stays once a vote has closed
rules: R3.9 R5.3 R5.6 R8.9
set box.touch = "full"

define hour
  hold yes
  press blue, white, red
  hold yes
  press blue, white, red
  hold yes
  expect state MANIFESTATION
  repeat 3
    press yes
    hold yes
  end
  expect state HOUR END
end

hold yes
press yes
press blue, white, red
hold yes
press yes
expect state DEAL
do hour
do hour
do hour
# the crow of phase two (easy) is used up before the line-up
hold crow
expect table "0 left"
hold yes
expect state LINE-UP
press crow
hold crow
expect table "No crow"
hold no
expect state LINE-UP
wait 4 s
hold no
expect table "past this hour"
press yes
expect state HOUR END
hold yes
expect state LINE-UP
hold yes
expect state SHARED VISION
hold crow and no 3.1 s
expect table "Tests"
hold crow
hold yes
expect state VOTE
wait 4 s
expect table "low level votes"
hold red
expect cue not now
press red
hold red
expect table "taken back"
hold yes
expect table "No vote yet"
wait 4 s
press red, white, blue
# all of the level have pressed: 5 s
wait 6 s
expect table "second card"
hold no
expect table "A closed vote stays"
wait 4 s
press red
expect table "turn to vote"
wait 4 s
hold yes
wait 1 s
knock 4
expect table "A closed vote stays"
wait 4 s
expect table "third card"
hold yes
expect state COUNT
wait 4 s
# counted, not counted after all, each taken back
press red
press red
hold red
expect table "taken back"
hold red
expect table "taken back"
wait 4 s
hold red
expect cue not now
press red
press crow
wait 1 s
press red
expect cue not now
wait 1 s
press blue
press crow
press white
expect state ELDER
wait 4 s
hold blue
expect cue not now
wait 1 s
press crow
expect cue not now
press blue
expect state VERDICT
expect table "BLUE is the elder"
hold no
expect state ELDER
hold no
expect state COUNT
press white
wait 1 s
press red
expect state VERDICT
hold yes
expect table "Was it group"
hold no
wait 4 s
expect table "Accused"
hold yes
wait 4 s
press no
expect state LOST
hold no
expect state VERDICT
