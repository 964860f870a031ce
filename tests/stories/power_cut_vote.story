title: power cut in the vote: the sleeves that were pressed are still pressed
rules: R5.3 R8.9

define right                    # three answers, all right, nobody claims
  expect state VISIONS
  hold yes
  hold yes
  press yes
  repeat 3
    expect state MANIFESTATION
    wait 1 s
    press yes
    expect state CLAIMS
    press yes
  end
  expect state HOUR END
  hold yes
end

hold yes
press yes
press blue, red, white
expect table "4 players"
hold yes
press yes
hold yes
do right
do right
do right
expect state LINE-UP
hold yes
hold yes
expect state VOTE
expect table "Turn the first card"
press blue, white
expect lamp blue lit
expect lamp red blinks
power cut 1 h
expect state VOTE
expect table "Turn the first card"
expect table "low level votes: RED"
expect lamp blue lit
expect lamp white lit
expect lamp red blinks
# 5 s after all of that level have pressed
press red
expect table "votes are in: BLUE, RED and WHITE"
wait 4 s
expect table "Turn the first card"
wait 2 s
expect table "Turn the second card"
# a closed stage stays closed, power cut or not
hold no
expect cue not now
power cut
expect table "Turn the second card"
expect table "intermediate level: nobody"
hold no
expect table "A closed vote stays"
expect state VOTE
hold yes
expect table "Turn the third card"
hold yes
expect state COUNT
power cut
expect state COUNT
expect table "Group 1: who?"
press blue, red
power cut
expect state COUNT
expect table "BLUE and RED"
press crow
press white
expect state VERDICT
expect table "Accused: group 1"
