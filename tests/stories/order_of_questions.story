title: the ghost and the psychics choose in which order they are asked
rules: R4.1

hold yes
press yes
press blue, white, red, yellow
# one stands up again; at "one each?" all stay where they are
press yellow
expect table "4 players"
press yellow
hold yes
expect table "One each?"
press red
expect cue not now
wait 1 s
hold red
expect cue not now
expect table "Nothing to take back"
wait 4 s
expect table "One each?"
press yes
press yes
hold yes
hold yes
hold yes
press yes

expect table "BLUE: right?"
press blue
expect table "BLUE is asked now"
# asked for, not asked for, asked for again
wait 4 s
press red
expect table "then RED"
press red
expect no table "then RED"
press red
press crow
expect table "WHITE: right?"
press no
hold yes
expect table "RED: right?"
wait 4 s
press white
expect table "WHITE needs no answer"
wait 4 s
press no
hold yes
expect table "BLUE: right?"
wait 4 s
press no
hold yes
expect table "YELLOW: right?"
wait 1 s
press crow
expect table "Nobody else waits"
