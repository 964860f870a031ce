title: at home: nothing touched, it dims and never ends

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
press blue
expect state VISIONS
wait 2 h
expect state VISIONS
expect table "still waits: RED"
expect lamp blue lit
expect sound none
# the first touch does what it always does
press red
expect table "all have theirs"
hold yes
press no
expect table "Paused"
wait 2 h
expect state TIMER
expect table "Paused"
press no
wait 121 s
expect state MANIFESTATION
wait 2 h
expect state MANIFESTATION
expect table "BLUE: right?"
# deaf since long: a ghost button, which acts as well, makes it listen again
knock 1
expect table "BLUE: right?"
press crow
expect table "RED: right?"
wait 1 s
knock 1
expect log "RED is right"
wait 5 s
press no
wait 5 s
hold yes
expect state VISIONS
# set-up does not end either
hold yes and no 5.2 s
press yes
hold yes
press yes
expect state SEATS
press blue
wait 2 h
expect state SEATS
expect table "one more at least"
# and ATTRACT makes no sound
hold yes and no 5.2 s
press yes
expect state ATTRACT
wait 2 h
expect state ATTRACT
expect sound none
