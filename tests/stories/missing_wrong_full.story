title: touch = "full": whose token was not told is wrong without being asked
rules: R8.4
set box.touch = "full"

hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
press blue, white, red
hold yes
expect state TIMER
press white
wait 121 s
expect state MANIFESTATION
expect log "BLUE had no token: wrong"
expect log "RED had no token: wrong"
expect no log "WHITE had no token: wrong"
wait 4 s
expect table "WHITE: right?"
# what COLOUR held says in light is known here
hold blue
expect cue not now
wait 1 s
press yes
expect state CLAIMS
press yes
expect state HOUR END
hold yes
# nobody placed a token: the hour ends with no question at all
press blue, white, red
hold yes
wait 121 s
expect state MANIFESTATION
wait 5 s
expect state HOUR END
