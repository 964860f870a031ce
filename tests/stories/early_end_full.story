title: touch = "full": the sand ends early only when every token stands, and nobody is asked
rules: R8.5 R3.5
set box.touch = "full"

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
expect state VISIONS
# go on only once nobody waits for a vision; knocks are not even heard
hold yes
expect cue not now
expect table "No vision yet: BLUE and RED"
press blue
wait 1 s
knock 3
expect state VISIONS
expect table "still waits: RED"
press red
wait 1 s
knock 3
expect state TIMER
press red
hold yes
expect cue not now
expect table "No token yet: BLUE"
press blue
hold yes
expect state MANIFESTATION
