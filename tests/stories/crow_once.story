title: the crow on hard: once a game, kept for phase 2
rules: R2.5 R3.9

define hour
  hold yes
  hold yes
  press yes
  press yes
  wait 6 s
  press yes
  wait 5 s
  hold yes
end

hold yes
press yes
press blue, red
hold yes
press no, no
expect table "1 crow"
press yes
hold yes
do hour
do hour
do hour
expect state LINE-UP
hold yes
hold yes
press yes
expect state VERDICT
expect crows 1
hold crow
expect table "0 left"
wait 1 s
hold crow
expect table "No crow is left"
hold yes
press yes
expect state WON
hold crow
expect cue not now
