title: relaxed: the sand runs for show, its end is a chime; go on ends the step at any time
rules: R8.5
set rules.relaxed = true

define begin
  hold yes
  expect state TIMER
end

hold yes
press yes
press blue, red
hold yes
press yes
expect state HOUSE RULES
expect table "Sand for show only?"
press yes
hold yes
do begin
# nobody is asked whether all is placed
hold yes
expect state MANIFESTATION
press no
wait 6 s
press no
wait 5 s
hold yes
do begin
wait 119 s
expect sound none
wait 2 s
expect state TIMER
expect cue sand out
expect table "The sand is out; take your time"
wait 1 h
expect state TIMER
expect sound none
press blue
press no
expect cue not now
hold yes
expect state MANIFESTATION
