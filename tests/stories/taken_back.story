title: taking back: an answer of the hour before, a misheard one, one's own, the end of the sand
rules: R3.5 R5.3 R8.9

define hour
  expect state VISIONS
  hold yes
  expect state TIMER
  hold yes
  press yes
  expect state MANIFESTATION
end

define all right
  press yes, yes                # right, and nobody had bet
end

define all wrong
  press no, yes
end

hold yes
press crow
expect state SEATS
# nothing has been done yet
hold no
expect cue not now
press blue, white, red
# back to the last who sat down, and to the one before
hold no
expect table "taken back"
expect table "2 players"
hold no
expect table "one more at least"
press white, red, yellow
hold yes
press yes
expect state DIFFICULTY
hold no
expect table "One each?"
press yes, yes
expect state DEAL
hold yes

# --- COLOUR held takes back my own last input of this state

do hour
press no
expect state CLAIMS
press white, red
hold white
expect table "taken back"
expect table "WHITE: level −1"
expect level white 0
expect level red 1
hold white
expect cue not now
press yes
expect table "WHITE: right?"

# --- misheard: four knocks within three seconds of the word

wait 3 s
expect hears no, yes
knock 2
expect table "NO WHITE"
expect state CLAIMS
knock 4
expect table "taken back"
expect state MANIFESTATION
expect table "WHITE: right?"
# once the three seconds are over four knocks are only unclear
wait 3 s
knock 1
expect table "YES WHITE"
expect state CLAIMS
wait 3 s
knock 4
expect state CLAIMS
expect no table "taken back"
press yellow
expect level yellow 1
press yes

# --- RED was wrong, but the ghost is taken for a yes; two psychics and an hour later it comes out

expect table "RED: right?"
press yes
expect found red 1
press blue, white
press yes
expect level blue 1
expect level white 1
expect table "YELLOW: right?"
press no
press blue
expect level blue 2
press yes
expect table "The clock strikes II"
hold yes
expect state VISIONS
expect table "Hour II: visions"
hold yes
hold yes
press yes
expect table "BLUE: right?"
do all right
expect table "WHITE: right?"

# back through this hour, step by step
hold no
expect state CLAIMS
expect table "about BLUE"
hold no
expect state MANIFESTATION
expect table "BLUE: card back on the table"
expect table "BLUE: visions back"
hold no
expect state TIMER
hold no
expect state VISIONS
# "all have theirs" was taken back, the visions still lie there
expect no table "vision back to the ghost"
press red
hold no
expect table "RED: vision back to the ghost"

# past the hour it asks first; silence is no
hold no
expect table "Take back past this hour?"
expect table "YES / NO button"
expect hears nothing
wait 16 s
expect state VISIONS
expect no table "Take back past this hour?"
wait 1 s
hold no
press no
expect state VISIONS
hold no
press yes
expect state HOUR END
hold no
expect state CLAIMS
expect table "hour hand back to I"
expect table "about YELLOW"
expect lamp hour 2 dark
hold no
expect table "BLUE: level −1"
expect level blue 1
hold no
expect table "YELLOW: right?"
hold no
expect state CLAIMS
expect table "about RED"
hold no
expect table "WHITE: level −1"
hold no
expect table "BLUE: level −1"
hold no
expect state MANIFESTATION
expect table "RED: card back on the table"
expect table "RED: visions back"
expect found red 0
expect level blue 0
expect level white 0
expect level yellow 1

# now as it really was; BLUE alone had put ✗
press no
press blue
press yes
press no
press blue
press yes
expect state HOUR END
expect level blue 2
expect level white 0
expect level red 1
expect level yellow 1
hold yes
expect table "location: WHITE"
expect table "character: BLUE, RED and YELLOW"

# --- the end of the sand taken back: it stands at 0:00, and NO goes on

hold yes
expect state TIMER
expect sand runs
wait 121 s
expect state MANIFESTATION
wait 1 s
hold no
expect state TIMER
expect sand 0:00
expect sand stands
wait 3 min
expect state TIMER
press no
expect state MANIFESTATION
expect table "BLUE: right?"

# one more step back is VISIONS, where what is left of the sand is nothing
hold no
expect sand 0:00
hold no
expect state VISIONS
expect sand 0:00
hold yes
expect state MANIFESTATION
# nothing is taken within a second of what time did
press yes
expect state MANIFESTATION
wait 1 s

# --- ended early at 0:50: NO lets it run on; from VISIONS only 0:50 run

repeat 4
  do all right
end
hold yes
expect state VISIONS
hold yes
expect sand 2:00
wait 68.9 s
hold yes
press yes
expect state MANIFESTATION
hold no
expect state TIMER
expect sand stands
expect sand 0:50
press no
expect sand runs
press no
expect sand stands
# paused and run on are inputs like any other
hold no
expect sand runs
hold no
hold no
expect state VISIONS
expect sand 0:48
wait 1 min
expect sand 0:48
hold yes
expect state TIMER
expect sand 0:48
wait 46 s
expect state TIMER
wait 4 s
expect state MANIFESTATION

# --- all find their cards, and what stands in a closed vote stays there

repeat 4
  do all right
end
hold yes
do hour
repeat 3
  do all right
end
expect state HOUR END
hold yes
expect state LINE-UP
# the line-up is past the hour
hold no
expect table "Take back past this hour?"
press no
hold yes
expect state SHARED VISION
hold yes
expect state VOTE
expect table "Turn the first card"
expect table "low level votes: WHITE, RED and YELLOW"
# one's own vote out of the sleeve again, by a second press or by a hold
press white
expect lamp white lit
press white
expect lamp white blinks
press white, red
hold white
expect table "taken back"
expect lamp white blinks
expect lamp red lit
# not closed yet: back as far as the shared vision, and forth again
hold no
hold no
hold no
hold no
expect state SHARED VISION
hold yes
press white, red, yellow
wait 6 s
expect table "intermediate level votes: BLUE"
hold no
expect cue not now
expect table "A closed vote stays"
expect state VOTE
press blue
hold no
expect table "taken back"
expect lamp blue blinks
wait 1 s
hold blue
expect cue not now
press blue
wait 6 s
expect table "high level: nobody"
wait 1 s
hold no
expect table "A closed vote stays"
hold yes
expect state COUNT
expect table "BLUE opens the sleeves"
