title: in a café: nothing touched for 20 min: "still there?"; for 30 min: parked, and back to the title
set box.place = "cafe"

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
expect state VISIONS
press blue
wait 19.9 min
expect no table "Still there?"
wait 10 s
expect table "Still there?"
expect table "press anything"
# the press that answers does nothing else
press red
expect no table "Still there?"
expect state VISIONS
expect table "still waits: RED"
press red
expect table "all have theirs"
wait 29.9 min
expect table "Still there?"
wait 10 s
expect state ATTRACT
expect table "a game waits"
# taken up again: the same
hold yes
press white
expect state WAITING GAME
wait 3 s
knock 3
expect state VISIONS
expect table "all have theirs"
# a question waits while the sand runs
hold yes
wait 119 s
expect state TIMER
wait 19 min
expect state MANIFESTATION
expect no table "Still there?"
# set-up: half an hour, then the title
hold yes and no 5.2 s
press yes
hold yes
press yes
expect state SEATS
press blue
wait 29 min
expect state SEATS
wait 61 s
expect state ATTRACT
expect no table "a game waits"
