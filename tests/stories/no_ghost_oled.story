title: a box without a ghost OLED: it can't deal nor take the culprit; listening is a sound
rules: R11.2
set oled.ghost.driver = "none"

# ATTRACT makes no sound of its own, not even as it begins to listen again
expect hears go on
expect sound none
wait 70 s
expect hears nothing
down no
expect hears go on
expect sound none
up no
hold yes
press yes
expect state SEATS
press blue, white, red
wait 70 s
down no
expect cue listening
up no
hold yes
press yes
expect state DEAL
wait 4 s
press no
expect cue not now
expect table "now: YES held, CROW"
wait 4 s
expect table "dealt by hand"

define hour
  hold yes
  press crow
  expect cue not now
  hold yes
  hold yes
  press yes
  repeat 3
    wait 4 s
    expect cue listening
    expect hears yes, no
    knock 1
    expect cue heard
    expect cue yes
    expect table "YES"
    expect state CLAIMS
    press yes
  end
  expect state HOUR END
end
do hour
do hour
do hour
hold yes
expect state LINE-UP
hold yes
expect state SHARED VISION
# the ghost's buttons have nothing secret to do
wait 4 s
press yes
expect cue not now
wait 4 s
press crow
expect cue not now
wait 4 s
expect table "Ghost: choose"
expect no table "Group"
hold no
expect state LINE-UP
expect table "taken back"
hold yes
hold yes
repeat 3
  hold yes
end
expect state COUNT
wait 4 s
press red
press blue
press white
expect state VERDICT
hold yes
wait 4 s
expect table "Was it group 1?"
knock 2
expect state LOST
