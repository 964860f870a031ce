title: seven players, hard: two furthest on the track, a tie of votes that only an age breaks; won
rules: R2.3 R2.4 R2.5 R5.5 R5.6 R6.3 R8.10
set rules.levels_6_7 = [7, 9]

define hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  expect state MANIFESTATION
end

define all right
  press yes, yes                # right, and nobody had bet
end

define all wrong
  press no, yes
end

# --- six psychics, nine cards of each kind, one crow

hold yes
press black
press blue, white, red, yellow, purple, black
expect table "7 players"
hold yes
press no, no
expect table "Play hard?"
expect table "9 cards of each kind"
expect table "1 crow"
press yes
expect state DEAL
expect table "Lay 9 of each kind"
expect table "one to each psychic"
press crow
expect table "Each takes 6 ✓✗ tokens"
press crow
expect table "Crow: once a game"
hold yes

# --- I: the ghost needs other cards, once and never again

expect state VISIONS
hold crow
expect table "Crow"
expect table "0 left"
expect crows 0
expect log "the ghost uses a crow"
wait 2 s
hold crow
expect cue not now
expect crows 0

do hour
press no
press blue, white, red
press yes
do all wrong
press no
press blue, white
press yes
press no
press blue, white
press yes
press no
press blue, white
press yes
press no
press blue, white
press yes
expect log "the hand stands at II"
# BLUE had claimed for their own token: refused
expect level blue 4
expect level white 5
expect level red 1
hold yes

# --- II to IV: three cards for everybody

expect crows 0
do hour
press yes
press white
press yes
expect level white 6
press yes
press blue
press yes
expect level blue 5
repeat 4
  do all right
end
hold yes

do hour
repeat 6
  do all right
end
hold yes

expect table "take your ✓✗ tokens back"
do hour
press yes
expect level blue 8
press white
press yes
expect level white 7
press yes
expect level white 10
press blue
press yes
press yes
press blue
press yes
expect level blue 10
repeat 3
  do all right
end
expect state HOUR END
hold yes

# --- the ghost tells the box its choice; the table sees and hears nothing of it

expect state LINE-UP
expect table "Lay your cards at 1 to 6"
hold yes
wait 4 s
expect state SHARED VISION
press crow
expect sound none
expect no log "group"
expect no table "Group"
expect ghost "Group 2?"
press yes
expect sound none
expect ghost "kept: group 2"
expect no table "kept"
hold yes

# --- 10, 10, 4, 3, 3, 3

expect table "low level votes: RED, YELLOW, PURPLE and BLACK"
press red, yellow, purple, black
wait 6 s
expect table "intermediate level: nobody"
wait 1 s
hold yes
expect table "high level votes: BLUE and WHITE"
press blue, white
wait 6 s
expect state COUNT
expect table "the elder of BLUE and WHITE opens"
press blue, red
press crow
press white, yellow
press crow
press purple
press crow, crow, crow
expect table "Group 6: who?"
press crow
expect table "No valid vote: who?"
# the number of a group that is not on the table is no vote
press black

# --- both tied groups have one of the two in front

expect state ELDER
expect table "The elder of BLUE and WHITE: press"
press white
expect state VERDICT
expect table "Accused: group 2"
expect table "a tie: WHITE is the elder"
expect no ghost "Was it"
hold yes
expect table "Was it group 2?"
press yes
expect state WON
expect table "The ghost is at peace"
expect table "4 hours"
expect table "18 of 18 cards found"
expect lamp hour 7 blinks
# the show ends by itself
wait 2 min
expect state ATTRACT
