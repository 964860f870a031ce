title: no token when the sand is out: the hour waits until YES is held
rules: R8.4
set rules.missing_token = "wait"

hold yes
press yes
press blue, red
hold yes
press yes
expect table "the hour waits"
press yes
hold yes
hold yes
expect state TIMER
press blue
wait 121 s
expect state TIMER
expect cue sand out
expect table "The hour waits for tokens"
press no
expect cue not now
wait 1 h
expect state TIMER
hold yes
expect state MANIFESTATION
