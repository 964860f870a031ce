title: an answer of the box is a step of its own: nobody else's input takes it back
rules: R11.2
set rules.box_answers = true
set box.touch = "full"

hold yes
press yes
press blue, red
hold yes
press yes
press yes
press no
hold yes
press blue, red
hold yes
guess blue right
guess red wrong
hold yes
expect table "BLUE: right?"
press red
wait 5 s
expect log "BLUE is right"
wait 1 s
hold red
expect table "taken back"
expect found blue 1
wait 8 s
expect log "RED is wrong"
wait 4 s
expect state HOUR END

# step by step back to the end of the sand
hold no
expect table "RED: right?"
hold no
expect found blue 0
expect table "BLUE: right?"
hold no
expect state TIMER
expect sand stands
