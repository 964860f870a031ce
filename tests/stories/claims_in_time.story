title: claims close by themselves: 15 s after the question, or 8 s after the last press
rules: R4.2 R4.3

hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
hold yes
hold yes
press yes
expect table "BLUE: right?"

# nobody presses
press yes
expect state CLAIMS
wait 14 s
expect state CLAIMS
wait 2 s
expect table "WHITE: right?"

# pressed, taken back by a COLOUR held: 8 s from then on
press no
expect table "Whose ✗ was right?"
wait 3 s
press red
expect level red 1
wait 6 s
hold red
expect cue heard
expect table "taken back"
expect level red 0
wait 6 s
expect state CLAIMS
wait 2 s
expect table "RED: right?"

# one's own is refused, and is no press that counts
wait 1 s
press no
wait 12 s
press red
expect cue not now
wait 3 s
expect state HOUR END
