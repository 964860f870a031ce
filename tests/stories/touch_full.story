title: every step is recorded: visions given, tokens told, missing ones answered unasked
rules: R3.1 R3.4 R3.5 R3.6 R8.4
set box.touch = "full"

hold yes
press crow
press blue, white, red
hold yes
press yes
expect state DEAL
hold yes

# --- VISIONS: go on only once nobody waits

expect state VISIONS
expect hears nothing
expect lamp blue blinks
hold yes
expect cue not now
expect table "No vision yet: BLUE, WHITE and RED"
press blue, white
expect lamp blue lit
expect log "WHITE has a vision"
expect table "still waits: RED"
# given by mistake
press white
expect log "WHITE has no vision after all"
expect table "still waits: WHITE and RED"
press white, red
expect table "all have theirs"
expect hears go on
wait 1 s
knock 3
expect state TIMER
expect sand runs

# --- TIMER: whose token stands; no early end before all do

hold yes
expect cue not now
expect table "No token yet: BLUE, WHITE and RED"
press blue
expect table "stands: BLUE"
expect lamp blue lit
expect lamp white blinks
press white
press blue
expect log "BLUE: token lifted"
expect table "stands: WHITE"
press blue, red
expect table "all tokens stand"
hold yes
expect state MANIFESTATION
expect table "BLUE: right?"

# a missing token would have been told: nobody can say so afterwards
hold white
expect cue not now
# the order is the ghost's: next
press crow
expect table "WHITE: right?"
press crow
expect table "RED: right?"
wait 1 s
press red
expect cue not now
expect table "RED is asked now"
press blue
expect table "then BLUE"
press no, yes
expect table "BLUE: right?"
press yes, yes
expect table "WHITE: right?"
press no, yes
expect state HOUR END
hold yes

# --- one token is missing when the sand is out: wrong, without a question

expect table "Hour II: visions"
press blue, white, red
hold yes
press blue, red
wait 2 min
expect state MANIFESTATION
expect log "WHITE had no token: wrong"
expect table "no token"
expect table "WHITE"
wait 4 s
expect table "BLUE: right?"
wait 1 s
press no
expect state CLAIMS
# the tokens that WHITE has played beside others count all the same
press white
expect level white 1
press yes
expect table "RED: right?"
press no, yes
expect state HOUR END
expect found blue 1
expect found white 0
hold yes

# --- nobody has put a token: no question at all

press blue, white, red
hold yes
wait 2 min
expect state MANIFESTATION
expect log "BLUE had no token: wrong"
expect log "WHITE had no token: wrong"
expect log "RED had no token: wrong"
expect table "The ghost appears …"
expect hears nothing
wait 5 s
expect state HOUR END
hold yes

# --- IV: no vision card is left for RED, who guesses all the same

expect table "Hour IV: visions"
press blue, white
hold red
expect log "no vision is left for RED"
expect table "all have theirs"
hold yes
press blue, white, red
hold yes
expect state MANIFESTATION
press yes, yes, yes, yes, yes, yes
hold yes

# --- until the vote; there too go on waits for all of a level

define all right
  press blue, white, red
  hold yes
  press blue, white, red
  hold yes
  press yes, yes, yes, yes, yes, yes
  hold yes
end

do all right
expect found blue 3
# BLUE has finished: neither vision nor token is due
press blue
expect cue not now
press white, red
hold yes
press white, red
hold yes
press yes, yes, yes, yes
expect table "All have found their three"
hold yes
hold yes
hold yes
expect state VOTE
expect level blue 2
expect level white 2
expect level red 1
wait 3 s
hold yes
expect cue not now
expect table "No vote yet: BLUE, WHITE and RED"
press blue, white, red
hold yes
expect table "intermediate level: nobody"
wait 1 s
hold yes
hold yes
expect state COUNT
expect table "the elder of BLUE and WHITE opens"
# no valid vote at all: nobody is accused, lost
press crow, crow, crow
expect table "No valid vote: who?"
press blue, white, red
expect state VERDICT
expect table "Nobody is accused"
hold yes
expect state LOST
expect cue lost
expect table "nobody was accused"
