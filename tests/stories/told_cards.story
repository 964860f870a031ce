title: dealt by hand, cards told on the page: the ghost's answers are the truth, but no card is right twice
rules: R11.1 R11.3 R8.13 R3.6

hold yes
press yes
press blue, white, red
hold yes
press yes
expect table "dealt by hand"
hold yes
hold yes
guess blue 7
expect log "BLUE: token on 7"
guess white 7
guess red 7
expect log "RED: token on 7"
# a location: BLUE seeks a character
guess blue 20
expect cue not now
expect table "BLUE seeks another kind of card"
hold yes
press yes
expect table "the character: 7"
press yes
expect log "BLUE is right"
press yes
expect table "WHITE: right?"
# the card is in BLUE's sleeve
wait 3 s
knock 1
expect cue not now
expect table "once more, please"
expect no log "right"
expect state MANIFESTATION
press no
expect log "WHITE is wrong"
press yes
expect table "RED: right?"
press yes
expect cue not now
press no
expect log "RED is wrong"
press yes
expect state HOUR END
hold yes
hold yes
# and it lies no more on the table
guess white 7
expect cue not now
expect table "Card 7 is not on the table"
