title: the ghost tells the box the culprit's group in secret; the token has the last word
dice: 3
rules: R5.2 R5.7 R10

define hour
  hold yes
  hold yes
  press yes
  repeat 3
    expect state MANIFESTATION
    wait 1 s
    press yes
    expect state CLAIMS
    press yes
  end
  hold yes
end

define vote                     # all three are of low level; they vote for group 2
  expect state VOTE
  press blue, white, red
  wait 6 s
  hold yes
  hold yes
  expect state COUNT
  press crow
  expect table "Group 2: who?"
  press blue, white, red
  expect state VERDICT
  expect table "Accused: group 2"
end

hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
do hour
do hour
do hour
expect state LINE-UP
hold yes
expect state SHARED VISION
expect table "Ghost: choose"
expect table "three cards face down"
# it begins at a random group: with these dice, at the second
expect ghost "Group 2?"
press crow
expect sound none
expect ghost "Group 3?"
expect no table "Group"
expect no table "not now"
press crow
expect sound none
expect ghost "Group 1?"
press yes
expect sound none
expect ghost "kept: group 1"
expect no table "kept"
expect no log "group"
# again: anew
press crow, crow
press yes
expect sound none
expect ghost "kept: group 3"
# forgotten, in silence as well; and a press that means nothing
hold no
expect sound none
expect ghost "forgotten"
expect no table "taken back"
expect no ghost "kept"
press no
expect sound none
expect no table "not now"
# minutes later: a box that had gone deaf would show which ghost button goes down; so it listens on
wait 2 min
expect hears go on
press crow
expect sound none
expect hears go on
expect ghost "Group 1?"
press yes
expect ghost "kept: group 1"
press crow
expect ghost "Group 2?"
hold yes
expect state VOTE
expect no table "group 1"
do vote
# only when the token is turned does the box say what it knows
expect no table "group 1"
hold yes
expect table "Was it group 1?"
press no
expect table "Which group? 1?"
# the token rules: what the ghost has laid, not what the box was told
press no
expect table "Which group? 2?"
press crow
expect table "Which group? 3?"
press crow, crow
expect table "Which group? 2?"
press yes
expect state WON
expect log "the culprit is in group 2"
expect table "it was group 2"
