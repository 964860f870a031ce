title: touch = "full": the hour waits until all tokens stand
rules: R8.4
set box.touch = "full"
set rules.missing_token = "wait"

hold yes
press yes
press blue, red
hold yes
press yes
press yes
hold yes
press blue, red
hold yes
press blue
wait 121 s
expect state TIMER
expect table "The hour waits for tokens"
hold yes
expect cue not now
expect table "No token yet: RED"
wait 10 min
expect state TIMER
# the last token ends the wait
press red
expect state MANIFESTATION
expect table "BLUE: right?"
# taken back: the last token, then the end of the sand; NO lets the hour wait again
hold no
expect state TIMER
expect table "The hour waits for tokens"
hold no
expect sand 0:00
expect sand stands
expect table "The sand was out"
press no
expect table "The hour waits for tokens"
press red
expect state MANIFESTATION
