title: power cut while the sand runs, at home: the very moment, the sand paused
rules: R8.5

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
hold yes
expect state TIMER
press blue
wait 30 s
power cut 10 min
# the same state and words; the token that stood still stands
expect state TIMER
expect table "Paused"
expect table "stands: BLUE"
expect lamp blue lit
expect lamp red blinks
expect lamp hour 1 lit
wait 10 min
expect state TIMER
# the interruption is no input: BLUE takes back the token alone, and the sand goes on standing
hold blue
expect table "taken back"
expect no table "stands: BLUE"
expect table "Paused"
press red
hold no
expect table "taken back"
expect table "Paused"
wait 3 min
expect state TIMER
# NO runs on: of 120 s at most one is lost or won
press no
expect log "the sand runs on"
wait 88 s
expect state TIMER
wait 2 s
expect state MANIFESTATION
expect cue sand out
# and again between question and answer
power cut
expect state MANIFESTATION
expect table "BLUE: right?"
wait 1 s
knock 1
expect table "YES BLUE"
# the four seconds to the next begin anew
power cut
expect state MANIFESTATION
expect table "right: BLUE"
wait 5 s
expect table "RED: right?"
power cut
expect state MANIFESTATION
press no
wait 5 s
expect state HOUR END
power cut
expect state HOUR END
wait 11 s
expect state VISIONS
expect table "Hour II: visions"
# in a pause too
hold yes
wait 100 s
press no
expect table "Paused"
power cut
expect table "Paused"
press no
wait 18 s
expect state TIMER
wait 3 s
expect state MANIFESTATION
