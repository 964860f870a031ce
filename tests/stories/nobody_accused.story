title: nobody is accused, and the box knows the culprit: the token is asked for all the same
rules: R5.7 R8.9

define hour
  hold yes
  hold yes
  hold yes
  press yes
  repeat 3
    press yes
    hold yes
  end
end

hold yes
press yes
press blue, white, red
hold yes
press yes
do hour
do hour
do hour
hold yes
hold yes
expect state SHARED VISION
press yes
expect ghost "kept"
hold yes
hold yes
hold yes
hold yes
expect state COUNT
press crow, crow, crow
expect table "No valid vote: who?"
press blue, white, red
expect state VERDICT
expect table "Nobody is accused"
hold yes
expect state VERDICT
wait 4 s
expect table "Was it group"
press no
wait 4 s
expect table "Which group? 1?"
press crow
expect table "Which group? 2?"
press yes
expect state LOST
expect table "it was group 2"
expect table "nobody was accused"
