title: five players: bets that came true are claimed, taken back, refused and used up
rules: R3.7 R3.8 R4.2 R4.3 R2.2

define hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  expect state MANIFESTATION
end

define all wrong
  press no, yes
end

hold yes
press crow
press blue, white, red, yellow
hold yes
press yes, yes
expect state DEAL
hold yes

# --- I: a right guess; pressed again it was nobody

do hour
press yes
expect state CLAIMS
expect table "Whose ✓ was right?"
expect table "about BLUE"
press white
expect level white 1
expect log "WHITE stands on 1"
expect lamp white lit
press white
expect level white 0
expect lamp white blinks
press white, red
expect level white 1
expect level red 1
expect table "WHITE and RED: one space"

# one can't bet on oneself, and a colour that nobody plays is no psychic
press blue
expect cue not now
expect level blue 0
wait 1 s
press purple
expect cue not now
expect table "Nobody plays PURPLE"

# by itself 8 s after the last press that did something
press white
expect level white 0
press white
expect level white 1
wait 7 s
expect state CLAIMS
wait 2 s
expect state MANIFESTATION
expect table "WHITE: right?"

# --- a wrong guess: the ✗ were right; closed by three knocks

wait 1 s
knock 2
expect state CLAIMS
expect table "Whose ✗ was right?"
expect table "about WHITE"
expect hears go on
press white
expect cue not now
press blue
expect level blue 1
wait 3 s
knock 2
expect state CLAIMS
expect no cue not now
wait 1 s
knock 3
expect state MANIFESTATION
expect table "RED: right?"

# --- nobody presses: 15 s after the question

wait 3 s
knock 2
expect state CLAIMS
wait 13 s
expect state CLAIMS
wait 2 s
expect state MANIFESTATION
expect table "YELLOW: right?"

# --- closed by YES, and by YES held

wait 1 s
press no
press red
hold yes
expect state HOUR END
expect level red 2
hold yes

# --- II and III: four tokens until the hour IV, and no fifth

do hour
press no
press red
press yes
expect level red 3
press no, yes
press no
press blue
press yes
press no
press red
press yes
expect level red 4
hold yes

do hour
press no
press red
expect cue not now
expect table "RED has no bets left"
expect level red 4
# it was YELLOW
press yellow
expect level yellow 1
press yes
repeat 3
  do all wrong
end
expect table "The clock strikes IV"
wait 1 s
hold yes

# --- IV: all tokens come back

expect state VISIONS
expect table "take your ✓✗ tokens back"
do hour
press no
press red
expect level red 5
# a claim taken back gives its token back
press red
expect level red 4
press red
expect level red 5
press yes
repeat 3
  press no
  press red
  press yes
end
# the RED one among these three was about RED itself
expect level red 7
hold yes

do hour
press no
press red
expect level red 8
press yes
press no
press red
expect cue not now
expect level red 8
press yes
do all wrong
do all wrong
hold yes
expect table "Hour VI: visions"
expect no table "take your ✓✗ tokens back"
