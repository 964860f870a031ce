title: the sand ends early, or doesn't, as the house has it
rules: R8.5

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
hold yes
expect state TIMER
# light: nobody has told a token, so the box asks
hold yes
expect table "All tokens placed?"
press no
expect state TIMER
expect no table "All tokens placed?"
hold yes
expect table "All tokens placed?"
# knocks do not answer it, CROW does nothing, colours go on as ever, and so does the sand
knock 1
expect table "All tokens placed?"
press crow
expect cue not now
press blue
expect table "All tokens placed?"
wait 11 s
expect table "All tokens placed?"
# 15 s without an answer: no
wait 3 s
expect state TIMER
expect table "stands: BLUE"
wait 1 s
hold yes
press yes
expect state MANIFESTATION
# the end of the sand is a step: taken back, it stands at what was left
hold no
expect state TIMER
expect table "taken back"
expect table "Paused"
wait 10 min
expect state TIMER
press no
wait 95 s
expect state TIMER
# the question is open when the sand is out
wait 1 s
hold yes
expect table "All tokens placed?"
wait 6 s
expect state MANIFESTATION
expect no table "All tokens placed?"
# at 0:00 too: taken back, paused at 0:00; NO: on to the answers
hold no
expect state TIMER
expect table "The sand was out"
wait 1 min
expect state TIMER
press no
expect state MANIFESTATION
hold no
expect state TIMER
# step by step: that it ran on, BLUE's token, and the timer itself; the sand is not new
hold no
expect state TIMER
hold no
expect state TIMER
expect no table "stands: BLUE"
hold no
expect state VISIONS
hold yes
expect state MANIFESTATION
# where nothing else was done in TIMER, the next step back is VISIONS
hold no
expect state TIMER
hold no
expect state VISIONS
