title: the box answers a known guess itself, four seconds after the question
rules: R11.2
set rules.box_answers = true

hold yes
press yes
press blue, red
hold yes
press yes
expect table "Does the box answer?"
press yes
expect state DEAL
press no
hold yes
hold yes
guess blue right
guess red wrong
hold yes
press yes
expect table "BLUE: right?"
wait 3 s
expect table "BLUE: right?"
expect sound none
wait 2 s
expect log "BLUE is right"
expect cue yes
wait 3 s
expect table "RED: right?"
wait 4 s
expect log "RED is wrong"
expect cue no
wait 5 s
expect state HOUR END
hold yes
# where no guess was told the ghost answers, for ever if need be
hold yes
press blue
guess red right
hold yes
press yes
expect table "BLUE: right?"
wait 10 min
expect table "BLUE: right?"
press no
wait 5 s
expect table "RED: right?"
# the ghost may be faster, and can't be wrong
wait 1 s
press no
expect cue not now
expect ghost "The cards say otherwise"
press yes
expect log "RED is right"
wait 5 s
expect state HOUR END
