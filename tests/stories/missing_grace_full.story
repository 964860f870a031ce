title: touch = "full": grace, then those who still haven't pressed are wrong
rules: R8.4
set box.touch = "full"
set rules.missing_token = "grace"

hold yes
press yes
press blue, red
hold yes
press yes
press yes
hold yes
press blue, red
hold yes
press red
wait 121 s
expect state TIMER
expect table "Place them now!"
press blue, blue
wait 31 s
expect state MANIFESTATION
expect log "BLUE had no token: wrong"
wait 4 s
expect table "RED: right?"
