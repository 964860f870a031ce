title: the crow on medium: three times a game, and no more
rules: R2.5 R3.9

hold yes
press yes
press blue, red
hold yes
press no
expect table "3 crows"
press yes
hold yes
expect state VISIONS
expect crows 3
hold crow
hold crow
expect crows 1
hold yes
hold yes
press yes
press yes
wait 6 s
press yes
wait 5 s
hold yes
# they don't come back
expect state VISIONS
expect crows 1
hold crow
expect table "0 left"
wait 1 s
hold crow
expect cue not now
expect table "No crow is left"
expect crows 0
