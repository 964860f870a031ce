title: five players sit down, and play one hour
expect state ATTRACT
hold yes
press yes
expect state SEATS
press blue, white, red, yellow
expect table "4 psychics"
hold yes
expect table "One each?"
wait 3 s
knock 1
expect state DIFFICULTY
wait 3 s
knock 2
expect table "medium"
press yes
expect state DEAL
expect table "7 of each kind"
press crow
expect table "4"
press crow
hold yes
expect state VISIONS
expect lamp hour 1 lit
hold yes
expect state TIMER
wait 119 s
expect state TIMER
wait 2 s
expect state MANIFESTATION
expect cue sand out
expect table "BLUE: right?"
expect lamp blue blinks
wait 2 s
knock 1
expect state CLAIMS
expect table "Whose ✓ was right?"
expect table "YES"
press white, red
wait 9 s
expect state MANIFESTATION
expect table "WHITE: right?"
wait 1 s
knock 2
expect table "NO"
expect table "Whose ✗ was right?"
press yes
expect table "RED: right?"
press no
press yes
press no
press yes
expect state HOUR END
expect cue hour strikes
wait 11 s
expect state VISIONS
expect lamp hour 2 lit
