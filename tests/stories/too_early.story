title: a word of the ghost that nobody asked for is "not now", never "?"
rules: R4.1 R7.1

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
hold yes
hold yes
press yes
expect state MANIFESTATION
expect table "BLUE: right?"
wait 1 s
press yes
expect log "BLUE is right"
# for four seconds nobody is asked
wait 1 s
press no
expect table "not now"
expect table "Nobody is asked right now"
expect cue not now
expect no table "once more, please"
wait 4 s
expect table "RED: right?"
