title: seven hours, one card too few: lost when VII ends
rules: R4.5 R6.1 R3.8 R2.3

define wrong                    # both guess, both are wrong
  expect state VISIONS
  hold yes
  hold yes
  press yes
  press no
  wait 6 s
  press no
  wait 5 s
  expect state HOUR END
  hold yes
end

define right
  expect state VISIONS
  hold yes
  hold yes
  press yes
  press yes
  wait 6 s
  press no
  wait 5 s
  expect state HOUR END
  hold yes
end

hold yes
press yes
press blue, red
hold yes
press yes
hold yes
expect table "Hour I: visions"
expect lamp hour 1 lit
do wrong
do wrong
expect lamp hour 3 lit
expect lamp hour 4 dark
do right
# no clairvoyancy tokens to take back with two players
expect table "Hour IV: visions"
expect no table "take your ✓✗ tokens back"
do right
do right
# BLUE has found all three: nobody asks about them any more
expect table "Hour VI: visions"
expect lamp blue blinks
press blue
expect cue not now
hold yes
hold yes
press yes
expect table "RED: right?"
press no
wait 5 s
expect state HOUR END
hold yes
expect table "Hour VII: visions"
expect lamp hour 7 lit
expect table "character: RED"
hold yes
hold yes
press yes
press no
wait 5 s
expect state HOUR END
expect table "The seventh hour is over"
wait 11 s
expect state LOST
expect cue lost
expect table "seven hours are over"
expect table "7 hours"
expect table "3 of 6 cards found"
# one candle is left, in the last hour
expect lamp hour 7 blinks
expect lamp hour 6 dark
expect lamp red dark
