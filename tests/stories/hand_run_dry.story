title: no vision card is left for one: COLOUR held; RED guesses and is answered as usual
rules: R8.8 R3.4
set box.touch = "full"

hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
expect state VISIONS
press blue, white
hold red
expect log "no vision is left for RED"
expect table "all have theirs"
hold red
expect cue not now
# a card turned up after all, and then not
press red
expect log "RED has a vision"
hold red
expect cue not now
press red
expect log "RED has no vision after all"
expect table "still waits: RED"
hold red
expect table "all have theirs"
hold yes
expect state TIMER
press blue, white, red
expect table "all tokens stand"
hold yes
expect state MANIFESTATION
expect table "BLUE: right?"
press crow, crow
expect table "RED: right?"
press yes
expect log "RED is right"
expect state CLAIMS
press yes
# hour II: RED seeks the location, and nobody lacks what was lacking in hour I
press no
press yes
expect table "WHITE: right?"
press no
press yes
hold yes
expect table "location: RED"
hold yes
expect table "No vision yet: BLUE, WHITE and RED"
