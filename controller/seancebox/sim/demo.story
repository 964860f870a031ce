title: the demo: a ghost and four psychics play a whole night, with all that happens in one
dice: 31
pace: 0.5 to 1.6 s
# the cards named by number are wrong ones, of these dice
# a shorter sand than the real one: who looks on doesn't hear what is talked
set rules.sand_seconds = 60
set box.rest_seconds = 25

# What is expected is the same in every language: the demo speaks that of the house.

define listening                # for three seconds the box would hear nothing but "misheard"
  wait 3.5 s
  expect state MANIFESTATION
end

define hour ends
  wait 4.5 s
  expect state HOUR END
end

# --- the title breathes; the three blows wake the box

expect state ATTRACT
wait 7 s
knock 3
wait 1 s
press red
expect state SEATS

# --- four psychics sit down

wait 2 s
press red, blue, yellow
wait 1.5 s
press white
wait 2 s
hold yes
wait 2 s
# one each
press yes
expect state DIFFICULTY
# easy, medium, hard, and easy again
wait 2.5 s
press no
wait 2 s
press no
wait 1.5 s
press no
wait 3.5 s
knock 1
# one rule of the house is not the usual one
expect state HOUSE RULES
wait 4 s
press yes
expect state DEAL

# --- the box deals; they lay out what it says

wait 3 s
press no
repeat 3
  wait 4.5 s
  press crow
end
wait 4 s
hold yes
expect state VISIONS
expect lamp hour 1 lit

# --- I: the sand runs out; RED and YELLOW are right

# first the ghost looks at the columns, behind the screen
press crow
wait 6 s
press yellow
wait 3 s
press red
wait 4 s
press white
wait 2 s
press blue
wait 2 s
knock 3
expect state TIMER
expect sand runs
wait 9 s
guess yellow right
wait 7 s
guess blue 8
wait 4 s
# second thoughts
press blue
wait 5 s
guess blue 10
wait 4 s
guess red right
wait 7 s
guess white 5
# and the last grains
wait 25 s
expect state MANIFESTATION
wait 2 s
knock 1
expect state CLAIMS
wait 1.5 s
press blue, white
wait 2 s
press yes
do listening
knock 2
expect state CLAIMS
wait 1.5 s
# WHITE mixes up ✓ and ✗, and presses again
press red, white
wait 2 s
press white
wait 1.5 s
press yes
do listening
# the ghost's hand trembles: five knocks say nothing, and it is asked again
knock 5
expect state MANIFESTATION
wait 3.5 s
knock 1
expect state CLAIMS
wait 2 s
press white
wait 1.5 s
press yes
do listening
knock 2
expect state CLAIMS
wait 3 s
press yes
do hour ends
expect found red 1
expect found yellow 1
wait 4 s
knock 3
expect state VISIONS

# --- II: a crow, an early end, and a slip of the finger taken back

wait 2 s
expect crows 1
hold crow
expect crows 0
wait 4 s
press blue
wait 3 s
press white
wait 2 s
press red
wait 3 s
press yellow
wait 1.5 s
knock 3
expect state TIMER
wait 6 s
guess red right
wait 6 s
guess yellow 24
wait 5 s
guess white right
wait 7 s
# BLUE tells nobody, and lays the token all the same
press blue
wait 3 s
hold yes
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
wait 1.5 s
press yellow, blue
wait 1.5 s
press yes
do listening
# a slip of the finger: NO, and nobody but the ghost can know
press no
expect state CLAIMS
wait 2.5 s
hold no
expect state MANIFESTATION
wait 4 s
press yes
expect state CLAIMS
wait 2 s
press red
wait 1.5 s
press yes
do listening
knock 2
expect state CLAIMS
wait 2 s
press blue
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
wait 2 s
press blue
wait 2 s
press yes
do hour ends
expect found red 2
expect found blue 1
expect found yellow 1
expect found white 1
wait 3 s
hold yes
expect state VISIONS

# --- III: somebody is at the door, and the sand waits; a knock is misheard

wait 4 s
press white
wait 3 s
press blue
wait 2 s
press yellow
wait 3 s
press red
wait 1.5 s
knock 3
expect state TIMER
wait 8 s
guess blue right
wait 5 s
press no
expect sand stands
wait 12 s
press no
expect sand runs
wait 5 s
guess red 50
wait 6 s
press yellow
wait 5 s
guess white 27
wait 3 s
hold yes
wait 1 s
press yes
do listening
knock 2
expect state CLAIMS
wait 2 s
press yellow
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
wait 2 s
press red, white
wait 1.5 s
press yes
do listening
# that was a cup: four knocks, and the answer is no more
knock 2
expect state CLAIMS
wait 0.2 s
knock 4
expect state MANIFESTATION
wait 3 s
knock 1
expect state CLAIMS
wait 2 s
press white
wait 1.5 s
press yes
do listening
knock 2
expect state CLAIMS
wait 3 s
press yes
do hour ends
expect found red 2
expect found blue 2
expect found yellow 2
expect found white 1
wait 3 s
knock 3
expect state VISIONS

# --- IV: all tokens come back; RED and BLUE have found their three

wait 6 s
press red
wait 3 s
press white
wait 3 s
press blue
wait 3 s
press yellow
wait 1.5 s
knock 3
expect state TIMER
wait 8 s
guess blue right
wait 6 s
guess yellow wrong
wait 8 s
guess white right
wait 7 s
guess red right
# and the sand once more to its end
wait 29 s
expect state MANIFESTATION
wait 2 s
knock 1
expect state CLAIMS
expect found red 3
wait 2 s
press blue
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
expect found blue 3
wait 2 s
press red
wait 1.5 s
press yes
do listening
knock 2
expect state CLAIMS
wait 2 s
press blue
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
wait 2.5 s
press yes
do hour ends
wait 3 s
knock 3
expect state VISIONS

# --- V: YELLOW and WHITE find theirs; the others look on, and bet

wait 5 s
press white
wait 3 s
press yellow
wait 1.5 s
knock 3
expect state TIMER
wait 9 s
guess white right
wait 12 s
guess yellow right
wait 6 s
hold yes
wait 1 s
press yes
do listening
knock 1
expect state CLAIMS
wait 2 s
press red
wait 1.5 s
press yes
do listening
knock 1
expect state CLAIMS
wait 2 s
press blue
wait 2 s
press yes
do hour ends
expect found yellow 3
expect found white 3
wait 4 s
knock 3
expect state LINE-UP

# --- the line-up, and a culprit chosen behind the screen

wait 5 s
press crow
wait 5 s
press crow
wait 5 s
hold yes
expect state SHARED VISION
wait 4 s
press crow
wait 2 s
press crow
wait 2 s
press yes
wait 5 s
hold yes
expect state VOTE

# --- three cards, three votes; each level knows more than the one before

expect level yellow 4
wait 7 s
press yellow
# five seconds later the next card is turned
wait 5.5 s
expect level white 6
wait 5 s
press white
wait 5.5 s
expect level red 8
expect level blue 10
wait 5 s
press red
wait 3 s
press blue
wait 5.5 s
expect state COUNT

# --- two votes each, and BLUE was furthest

wait 2 s
press crow
wait 2 s
press red, white
wait 2 s
press crow
wait 2 s
press crow
wait 2 s
press yellow, blue
expect state VERDICT
wait 4 s
knock 3
wait 4 s
knock 1
expect state WON

# --- it rests, and the title breathes again

wait 26 s
expect state ATTRACT
wait 3 s
