title: end_early = false and pause = false: the sand runs to its end
rules: R8.5
set rules.end_early = false
set rules.pause = false

hold yes
press yes
press blue, red
hold yes
press yes
expect state HOUSE RULES
expect table "May the sand end early?"
expect table "no"
expect table "(rule of this house)"
press no
expect cue not now
press yes
expect table "May the sand pause?"
press yes
expect state DEAL
hold yes
hold yes
expect state TIMER
press blue, red
hold yes
expect cue not now
expect table "Here the sand runs to its end"
expect state TIMER
wait 1 s
press no
expect cue not now
expect table "The house lets the sand run"
wait 110 s
expect state TIMER
wait 10 s
expect state MANIFESTATION
