title: the rulebook's tie: votes 1, 1, 2, 2 from 3, 5, 9 and 4, and the other way round
rules: R12.5 R5.6

define hour
  expect state VISIONS
  hold yes
  hold yes
  press yes
  expect state MANIFESTATION
end

# YES and NO buttons answer as knocks do
define yes
  press yes
  expect state CLAIMS
end

define no
  press no
  expect state CLAIMS
end

define all right
  press yes, yes                # right, and nobody had bet
end

hold yes
press crow
press blue, white, red, yellow
hold yes
press yes
expect state DIFFICULTY
press yes
expect table "Lay 6 of each kind"
hold yes

# --- I: RED is right

do hour
do no
press red
press yes
do no
press red
press yes
do yes
press yellow
press yes
do no
press red, white
press yes
hold yes

# --- II: all are right

do hour
do yes
press red, white
press yes
do all right
do all right
do all right
hold yes

# --- III: RED finds the third card: four spaces

do hour
do all right
do all right
expect table "RED: right?"
expect level red 4
do yes
expect level red 8
press yes
do all right
hold yes

# --- IV: the others find theirs: three spaces each

do hour
do yes
expect level blue 3
press red
press yes
do yes
expect level white 5
press yes
expect table "YELLOW: right?"
do yes
expect level yellow 4
press yes
expect level red 9
expect table "All have found their three"
hold yes

# --- unused hours are lost: the line-up at once

expect state LINE-UP
hold yes
hold yes
expect table "low level votes: BLUE and YELLOW"
press blue, yellow
hold yes
expect table "intermediate level votes: WHITE"
press white
hold yes
expect table "high level votes: RED"
press red
hold yes

expect state COUNT
expect table "RED opens the sleeves"
press blue, white
hold yes
expect table "Group 2: who?"
press red, yellow
expect state VERDICT
expect table "Accused: group 2"
expect table "a tie: RED was furthest"

# --- with those on 5 and 9 voting the other way round

hold no
expect state COUNT
expect table "Group 2: who?"
hold no
hold no
hold no
expect table "Group 1: who?"
expect table "BLUE"
# a closed vote stays
hold no
hold no
expect cue not now
expect state COUNT
press blue, red
press crow
press white, yellow
expect state VERDICT
expect table "Accused: group 1"
expect table "a tie: RED was furthest"
hold yes
expect table "Was it group 1?"
press no
expect state LOST
expect table "it was another group"
