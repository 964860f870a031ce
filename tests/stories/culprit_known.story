title: the culprit's group is known to the box, and the token says the same
rules: R5.7 R6.2

define hour
  hold yes
  hold yes
  press yes
  press yes
  wait 6 s
  press yes
  wait 5 s
  hold yes
end

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
do hour
do hour
do hour
hold yes
expect state SHARED VISION
press yes
power cut
# it is kept over a power cut; where the ghost looks next is random again
expect state SHARED VISION
expect ghost "kept: group"
expect no table "kept: group"
hold no
expect ghost "forgotten"
wait 4 s
expect no ghost "kept: group"
press yes
hold yes
expect state CHOICE
press yes
expect table "Accused: group 1"
hold yes
expect table "Was it group 4?"
press yes
expect state LOST
expect table "it was group 4"
