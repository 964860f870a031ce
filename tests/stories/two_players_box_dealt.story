title: two players: the box deals, draws the two extra groups itself and shows them
rules: R7.4 R8.12 R11.2 R2.6

define hour
  expect state VISIONS
  hold yes
  expect state TIMER
  hold yes
  press yes
  expect state MANIFESTATION
  press yes
  wait 6 s
  press yes
  wait 5 s
  expect state HOUR END
  hold yes
end

hold yes
press yes
press white, yellow
hold yes
press yes
expect state DEAL
expect table "dealt by hand"
press no
expect table "dealt by the box"
expect table "character: lay out"
# the columns stand on the ghost's OLED alone
expect ghost "WHITE"
expect no table "WHITE"
press crow
expect table "location: lay out"
press crow
expect table "object: lay out"
press crow
expect table "No clairvoyancy tonight"
press no
expect table "dealt by hand"
expect no ghost "WHITE"
press no
expect table "dealt by the box"
hold yes
do hour
do hour
do hour
expect state LINE-UP
expect table "Two more groups from what is left"
# two of each kind are left over: easy, four cards and two psychics
expect no table "draw at random"
hold yes
expect state SHARED VISION
hold yes
expect state CHOICE
press no, no, no
expect table "Accuse group 4?"
press yes
expect state VERDICT
hold yes
expect table "Was it group 4?"
press no
expect state LOST
expect cue lost
expect table "it was another group"
hold yes
expect state ATTRACT
