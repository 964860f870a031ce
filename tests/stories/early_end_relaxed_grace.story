title: at a relaxed table the end of the sand ends nothing and begins no grace
rules: R8.4 R8.5
set rules.relaxed = true
set rules.missing_token = "grace"
set rules.sand_seconds = 10
hold yes
press yes
press blue, white, red
hold yes
press yes
press yes, yes, yes
expect state DEAL
hold yes
hold yes
wait 11 s
expect state TIMER
expect cue sand out
expect table "take your time"
hold no
expect sand 0:00
wait 4 s
press no
expect state MANIFESTATION
hold no
expect state TIMER
wait 4 s
hold no
expect state VISIONS
hold yes
wait 2 s
expect table "take your time"
hold yes
expect state MANIFESTATION
