title: the crow on easy: once an hour, one more in phase 2, refused when none is left
rules: R2.5 R3.9 R8.7

define hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  press yes
  wait 6 s
  press yes
  wait 5 s
  expect state HOUR END
end

hold yes
press yes
press blue, red
hold yes
press yes
expect state DEAL
# before VISIONS I there is no hand to refresh
hold crow
expect cue not now
hold yes
expect state VISIONS
expect crows 1
expect ghost "1 crow left"
hold crow
expect log "the ghost uses a crow"
expect table "Crow"
expect table "0 left"
expect crows 0
wait 1 s
hold crow
expect cue not now
expect table "No crow is left"
expect crows 0
# the next hour's crow is used while the clock strikes
do hour
expect crows 1
hold crow
expect crows 0
expect state HOUR END
hold yes
expect state VISIONS
expect crows 0
do hour
expect crows 1
hold yes
# in the sand, and while somebody waits for an answer
hold yes
hold crow
expect state TIMER
expect crows 0
# taken back it is the ghost's again
hold no
expect table "taken back"
expect table "crow back to the ghost"
expect crows 1
hold yes
press yes
expect table "BLUE: right?"
hold crow
expect table "BLUE: right?"
expect crows 0
press yes
wait 6 s
press yes
wait 5 s
# phase 2 counts as one more hour
expect state HOUR END
expect crows 1
hold yes
expect state LINE-UP
expect crows 1
hold yes
expect state SHARED VISION
hold crow
expect log "the ghost uses a crow"
expect crows 0
wait 1 s
hold crow
expect cue not now
expect table "No crow is left"
hold yes
expect state CHOICE
wait 1 s
hold crow
expect cue not now
expect state CHOICE
