title: what begins in one question never answers the next
rules: R8.4 R8.5
set rules.missing_token = "wait"
set rules.sand_seconds = 10

# the first go on is forgotten: neither the finger that was down then, nor one right after, counts
hold yes
expect table "Any button"
wait 9.5 s
down yes
wait 1 s
up yes
hold yes
expect no table "Any button"
hold yes
expect table "Any button"
hold yes
expect state SEATS
press blue, white, red, yellow, purple
hold yes

# of two values the one that was on the OLED as the finger went down is taken, or none
down yes
wait 0.3 s
press crow
expect table "medium"
up yes
expect state DIFFICULTY
press yes
expect state HOUSE RULES
expect table "first intermediate space"
down yes
wait 0.3 s
press crow
expect table "8"
up yes
expect table "first intermediate space"
press yes, yes, yes, yes
expect state DEAL
hold yes
hold yes
expect state TIMER

# "end early" was meant: it does not end the hour that waits since
wait 9.5 s
down yes
wait 1 s
up yes
expect state TIMER
expect table "The hour waits for tokens"
wait 1 s
hold yes
expect state MANIFESTATION
