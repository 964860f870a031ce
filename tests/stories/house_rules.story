title: house rules: what differs is shown, what the file sets stays, what is answered is kept
rules: R8.2 R8.5
set rules.missing_token = "grace"
set rules.token_faces = { agree = 3, disagree = 3 }

define menu rules               # the service menu, as far as the house rules
  hold crow and no 3.2 s
  expect table "Tests"
  press no, no, no, no, no
  expect table "House rules"
  press yes
  expect table "Your board: first intermediate space"
end

# --- the first evening: six players

hold yes
press red
press blue, white, red, yellow, purple
hold yes
press yes
expect state HOUSE RULES

# nobody knows the two numbers of this board: 6 and 10
expect table "first intermediate space"
expect table "7"
repeat 11
  press no
end
expect table "6"
press yes
expect table "first high space"
expect table "13"
press crow
expect table "7"
press crow, crow, crow
expect table "10"
press yes

# what the settings file sets is shown where it is no default, and stays
expect table "Clairvoyancy tokens"
expect table "3 ✓, 3 ✗"
expect table "(rule of this house)"
press no
expect cue not now
expect table "Set in the box's settings"
expect table "3 ✓, 3 ✗"
press yes
expect table "No token when the sand is out"
expect table "some seconds more"
wait 1 s
press crow
expect cue not now
expect table "some seconds more"
# of a page one step back is one page back
hold no
expect table "3 ✓, 3 ✗"
press yes, yes
expect state DEAL

# nothing is kept before the first hour
hold yes and no 5.2 s
expect table "Abandon this game?"
press yes
expect state ATTRACT

# --- once more, and into the first hour

hold yes
press red
expect no table "same as last time"
press blue, white, red, yellow, purple
hold yes
press no
press yes
expect table "first intermediate space"
expect table "7"
repeat 11
  press no
end
press yes
press no, no, no, no
expect table "10"
press yes, yes, yes
expect state DEAL
hold yes
expect state VISIONS
hold yes and no 5.2 s
press yes
expect state ATTRACT

# --- between two evenings the host sets the sand to 150 s

do menu rules
press no, no, no, no
expect table "Seconds of grace"
press no
expect table "Sand"
expect table "120 s"
press yes
expect table "150 s"
wait 1 s
press crow, crow                # back, and out of the menu
expect table "séance box"

# --- the second evening, the same as last time: all that differs is shown again

hold yes
press red
expect table "yes: same as last time"
expect hears go on, yes
press yes
expect state HOUSE RULES
expect table "first intermediate space"
expect table "6"
expect lamp purple lit
press yes
expect table "first high space"
expect table "10"
press yes
expect table "Clairvoyancy tokens"
press yes
expect table "No token when the sand is out"
press yes
expect table "Sand"
expect table "150 s"
press no
expect table "180 s"
press yes
expect state DEAL
expect table "Lay 8 of each kind"
hold yes
hold yes
expect sand 3:00

# --- the rule of the house holds: 30 s more for those who have no token

wait 3 min
expect state TIMER
expect cue sand out
expect table "Place them now!"
expect sand 0:30
wait 31 s
expect state MANIFESTATION
hold yes and no 5.2 s
press yes

# --- the third evening: five players have no use for the board's two numbers

hold yes
press red
press blue, white, red, yellow
hold yes
press yes, yes
expect state HOUSE RULES
expect table "Clairvoyancy tokens"
press yes, yes
expect table "Sand"
# what was answered last holds
expect table "180 s"
press no, no, no, no, no
expect table "120 s"
press yes
expect state DEAL
hold yes
power cut
expect state VISIONS
hold yes
expect sand 2:00
hold yes and no 5.2 s
press yes

# --- a rule that is the default again is not shown any more

hold yes
press red
press yes
expect state HOUSE RULES
press yes
expect table "No token when the sand is out"
press yes
expect state DEAL
