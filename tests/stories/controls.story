title: how people work the box: presses, holds, chords, knocks, and what means nothing

# ATTRACT: go on, and within 10 s any button, or go on once more
hold yes
expect state ATTRACT
expect table "Any button"
wait 11 s
press red
expect cue not now
expect state ATTRACT
knock 3
expect table "Any button"
knock 3
expect state SEATS

# COLOUR buttons form no chord: any number at once, beside a ghost button too
down blue, white, crow
up white, blue
up crow
expect table "2 players, two psychics"
expect table "not now"
# a COLOUR held takes back one's own last input
hold blue
expect table "taken back"
expect table "one more at least"
wait 1 s
hold black
expect cue not now
expect table "Nothing to take back"

# what means nothing is said at most once a second, and changes nothing
wait 1 s
press no
expect cue not now
press no
expect sound none
press crow, no, no
expect sound none
wait 1 s
press no
expect cue not now
expect state SEATS

# a hold acts when its time is reached, and swallows the release
press blue
down yes
wait 0.7 s
expect state SEATS
wait 0.3 s
expect state DIFFICULTY
up yes
expect state DIFFICULTY
expect sound none

# two ghost buttons within 200 ms are a chord and nothing else, too short a one nothing at all
down yes, no
wait 1 s
up yes, no
expect state DIFFICULTY
expect table "easy"
expect sound none
# one after the other they are not; but CROW went down before there was another question
down no
wait 0.3 s
down crow
up no
up crow
expect table "medium"
press crow
expect table "hard"
press crow
expect table "easy"

# YES + NO, 5 s: abandon? It asks; nothing is abandoned by silence or by a knock
down yes, no
wait 4.8 s
expect no table "Abandon this game?"
wait 0.2 s
expect table "Abandon this game?"
expect table "YES / NO button"
expect hears nothing
up yes, no
expect table "Abandon this game?"
knock 1
expect table "Abandon this game?"
press no
expect state DIFFICULTY
expect no table "Abandon this game?"
hold yes and no 5.2 s
wait 14 s
expect table "Abandon this game?"
wait 1 s
expect no table "Abandon this game?"
expect state DIFFICULTY

# CROW + YES, 2 s: all sound off; again: on
hold crow and yes 2.2 s
expect table "sound off"
wait 1 s
press no
expect table "medium"
expect sound none
hold crow and yes 2.2 s
expect table "sound on"
press no
expect cue heard

# a button down for 30 s is stuck: ignored, reported, and used again once it comes up
press no
expect table "easy"
down no
wait 3 s
# what its hold did stays
expect table "taken back"
expect table "hard"
wait 28 s
expect table "NO button fails"
up no
expect no table "NO button fails"
expect table "hard"
press no
expect table "easy"

# knocks: heard where the box asks, deaf 60 s after the question
wait 4 s
expect hears no, yes
wait 57 s
expect hears nothing
expect no table "knock:"
knock 2
expect table "easy"
expect sound none
# until a ghost button goes down, which acts as always
press red
expect hears nothing
press no
expect table "medium"
wait 4 s
expect hears no, yes
# three knocks mean nothing here: "?" where yes or no is asked
knock 3
expect cue not now
expect table "once more, please"
expect table "medium"
# four or more after a shown answer: misheard, the answer is taken back
knock 2
expect table "hard"
wait 1 s
# within 3 s of it nothing else is heard
knock 2
expect table "hard"
knock 4
expect table "taken back"
expect table "medium"
# but later it is one more "?"
wait 4 s
knock 4
expect cue not now
expect table "medium"
# too slow for one answer: it is two, and the second comes within 3 s of the first
knock 2 gap 1.5 s
expect state DEAL
expect table "5 of each kind"

# only go on is asked: any other rhythm is ignored in silence
wait 4 s
expect hears go on
knock 1
expect sound none
knock 2
expect sound none
knock 5
expect sound none
expect state DEAL
knock 3
expect state VISIONS

# TIMER: cups and fists
hold yes
expect state TIMER
expect hears nothing
wait 4 s
knock 3
knock 2
knock 4
expect state TIMER
expect sand runs
expect sound none

# what began before the sand was out does nothing, nor what begins within a second after it
wait 100 s
down no
wait 0.5 s
up no
expect table "Paused"
press no
expect sand runs
wait 10 s
expect sand 0:01
down no
wait 1.5 s
expect state MANIFESTATION
expect table "WHITE: right?"
up no
expect table "WHITE: right?"
expect sound none
press no
expect log "WHITE is wrong"
# a knock that began in the four seconds before the question
wait 3.7 s
expect hears nothing
knock 1
expect table "BLUE: right?"
expect no log "BLUE is right"
wait 0.5 s
press no
expect log "BLUE is wrong"
# a button that went down less than a second after the hour ended by itself
wait 4.1 s
expect state HOUR END
expect cue hour strikes
hold yes
expect state HOUR END
expect sound none
hold yes
expect state VISIONS
# NO, 2 s: take back; past the present hour it asks first
hold no
expect table "Take back past this hour?"
press no
expect state VISIONS
hold no
press yes
expect state HOUR END
expect table "taken back"
wait 10 s
expect state VISIONS
# COLOUR buttons are not bound by the second after a change by time
press blue
expect log "BLUE has a vision"
hold no
expect table "taken back"
expect table "BLUE: vision back to the ghost"
# the hour that began by itself belongs to the answer before it
hold no
expect table "Take back past this hour?"
wait 1 s
press yes
expect state MANIFESTATION
expect table "BLUE: right?"
expect table "hour hand back to I"
# again and again
hold no
expect table "WHITE: right?"
hold no
expect state TIMER
expect sand stands
