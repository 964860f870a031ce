title: no token when the sand is out counts as a wrong guess; COLOUR held says so, and nobody claims
rules: R8.4 R4.3

hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
hold yes
expect state TIMER
wait 121 s
expect state MANIFESTATION
expect table "BLUE: right?"
# WHITE had no token: no answer, no claims, and BLUE is still the one who is asked
hold white
expect log "WHITE had no token: wrong"
expect state MANIFESTATION
expect table "BLUE: right?"
hold white
expect cue not now
hold blue
expect log "BLUE had no token: wrong"
expect state MANIFESTATION
wait 3 s
expect no table "RED: right?"
wait 2 s
expect table "RED: right?"
wait 1 s
press no
expect state CLAIMS
press yes
# WHITE is not asked any more
expect state HOUR END
