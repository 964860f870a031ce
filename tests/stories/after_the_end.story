title: a game that is over: rested, not abandoned, not asked about after a power cut; the title tells what wakes it
set box.place = "cafe"

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

expect table "3 knocks: wake the box"
wait 61 s
expect hears nothing
expect table "hold YES: wake the box"
knock 3
expect no table "Any button"
hold yes
expect table "Any button"
press yes
press blue, red
hold yes
press yes
hold yes
do hour
do hour
do hour
hold yes
hold yes
press yes
hold yes
press no
expect state LOST
# there is nothing left to abandon
wait 1 s
hold yes and no 5.2 s
expect cue not now
expect table "The game is over"
# the last word may still be taken back
hold no
expect state VERDICT
press yes
expect state WON
# four knocks mean "misheard" after an answer; not when the game has been left
hold yes
expect state ATTRACT
knock 4 gap 0.2 s
expect no table "A closed vote stays"
expect sound none
power cut
expect state ATTRACT
expect no table "a game waits"
