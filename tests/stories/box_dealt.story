title: dealt by the box: it knows what is right, and lets nobody see that it does
rules: R11.2 R11.3 R10

hold yes
press yes
press blue, white, red
hold yes
press yes
expect state DEAL
press no
expect table "dealt by the box"
hold yes
expect state VISIONS
# the columns: the ghost's eyes alone, ten seconds, in silence
expect ghost "Give visions"
press crow
expect sound none
expect no ghost "Give visions"
expect ghost "WHITE"
expect no table "not now"
wait 9 s
expect no ghost "Give visions"
wait 2 s
expect ghost "Give visions"
hold yes
expect state TIMER
press crow
expect sound none
expect ghost "WHITE"
wait 11 s
guess blue right
expect log "BLUE: token on"
guess white wrong
guess red right
expect log "RED: token on"
hold yes
press yes
expect state MANIFESTATION
expect table "BLUE: right?"
wait 3 s
# an unclear knock
knock 5
expect cue heard
expect cue not now
expect table "once more, please"
expect ghost "BLUE: right?"
expect state MANIFESTATION
wait 4 s
# a knock that contradicts the cards: the same, and why on the ghost's OLED alone
knock 2
expect cue heard
expect cue not now
expect table "once more, please"
expect no table "The cards say otherwise"
expect no log "The cards say otherwise"
expect no log "wrong"
expect ghost "The cards say otherwise"
expect state MANIFESTATION
wait 4 s
# and by the button
press no
expect cue not now
expect no table "The cards say otherwise"
expect ghost "The cards say otherwise"
wait 1 s
knock 1
expect log "BLUE is right"
expect state CLAIMS
press yes
expect table "WHITE: right?"
press yes
expect cue not now
expect ghost "The cards say otherwise"
press no
expect log "WHITE is wrong"
press yes
# a guess that nobody has told on the page: the knock is the truth
expect table "RED: right?"
press yes
expect log "RED is right"
press yes
expect state HOUR END
hold yes
guess white right
expect cue not now
expect table "Cards are told while the sand runs"
hold yes
press white
hold yes
press yes
expect table "BLUE: right?"
press no
press yes
press yes
expect log "WHITE is right"
press yes
press no
press yes
expect state HOUR END
