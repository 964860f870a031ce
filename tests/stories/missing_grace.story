title: no token when the sand is out: some seconds of grace, then as wrong
rules: R8.4
set rules.missing_token = "grace"
set rules.grace_seconds = 20

hold yes
press yes
press blue, white, red
hold yes
press yes
expect state HOUSE RULES
expect table "some seconds more"
press yes
expect table "20 s"
press yes
hold yes
hold yes
expect state TIMER
press blue, red
wait 121 s
expect state TIMER
expect cue sand out
expect table "Place them now!"
wait 18 s
expect state TIMER
wait 2 s
expect state MANIFESTATION
expect cue sand out
# grace and answers taken back, one after the other
hold no
expect state TIMER
expect table "The sand was out"
hold no
expect state TIMER
press no
expect table "Place them now!"
wait 21 s
expect state MANIFESTATION
press yes
expect state CLAIMS
press yes
expect table "WHITE: right?"
hold white
wait 5 s
expect table "RED: right?"
press no
press yes
expect state HOUR END
hold yes
# all three told: no grace is needed
hold yes
press blue, white, red
wait 121 s
expect state MANIFESTATION
# the next hour's sand is whole again
repeat 3
  wait 1 s
  press no
  press yes
end
hold yes
hold yes
wait 119 s
expect state TIMER
wait 3 s
expect table "Place them now!"
