title: in a museum: 45 s or 5 min, a countdown of 15 s, parked; everything as it was set for the next guests
set box.place = "museum"

# nobody goes on: back to the title from wherever set-up stands
hold yes
press yes
expect state SEATS
wait 44 s
expect state SEATS
wait 2 s
expect state ATTRACT
hold yes
press yes
press blue, white, red, yellow
hold yes
wait 44 s
expect table "One each?"
wait 2 s
expect state ATTRACT
hold yes
press yes
press blue, red
hold yes
expect state DIFFICULTY
wait 46 s
expect state ATTRACT
expect no table "a game waits"
# language and sound are the guests' own, and the next guests' are the house's
expect table "3 knocks"
hold crow and yes 2.2 s
expect table "sound off"
hold yes
press yes
expect sound none
press blue, red
hold yes
press yes
expect state DEAL
# people deal: five minutes
wait 299 s
expect state DEAL
expect no table "Still there?"
wait 2 s
expect table "Still there?"
expect table "14 s"
wait 5 s
expect table "9 s"
hold yes
expect state DEAL
expect no table "Still there?"
hold yes
expect state VISIONS
wait 301 s
expect table "Still there?"
# a knock is no touch; a finger is
knock 3
expect table "Still there?"
press crow
expect state VISIONS
expect no table "Still there?"
hold yes
expect state TIMER
# never while the sand runs, nor at once when it is out
wait 100 s
expect no table "Still there?"
wait 21 s
expect state MANIFESTATION
expect no table "Still there?"
wait 43 s
expect no table "Still there?"
wait 3 s
expect table "Still there?"
# NO would have been an answer; here it answers "still there?" alone
press no
expect table "BLUE: right?"
expect no table "Still there?"
press no
expect log "BLUE is wrong"
expect sound none
wait 5 s
expect table "RED: right?"
wait 60 s
expect state ATTRACT
expect table "a game waits"
# the sound is back
hold yes
expect cue heard
press yes
expect state WAITING GAME
wait 44 s
expect state WAITING GAME
wait 2 s
expect state ATTRACT
expect table "a game waits"
hold yes
press yes
press yes
expect state MANIFESTATION
expect table "RED: right?"
# the title forgets what guests have set and left
hold yes and no 5.2 s
press yes
expect state ATTRACT
hold crow and yes 2.2 s
expect table "sound off"
wait 10 min
hold yes
expect cue heard
# power returns in a game: asked for 60 s
press yes
press blue, red
hold yes
press yes
hold yes
expect state VISIONS
power cut
expect state WAITING GAME
wait 58 s
expect state WAITING GAME
wait 2 s
expect state ATTRACT
expect table "a game waits"
