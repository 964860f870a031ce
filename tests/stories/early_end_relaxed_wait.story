title: a relaxed table waits for no token, even where the hour would wait
rules: R8.4 R8.5
set box.touch = "full"
set rules.missing_token = "wait"
set rules.relaxed = true
hold yes
wait 1 s
hold yes
press blue, white, red
hold yes
press yes
press yes, yes
expect state DEAL
hold yes
wait 3 s
press blue, white, red
hold yes
expect state TIMER
wait 3 s
press blue
hold yes
expect state MANIFESTATION
# those whose token was missing are answered "no" without being asked
expect log "WHITE had no token: wrong"
wait 4 s
expect table "BLUE: right?"
