title: power cut in a café: "a game waits"; yes, the same; no answer, it is parked and taken up later
set box.place = "cafe"

define begin
  hold yes
  press yes
  press blue, red
  hold yes
  press yes
  hold yes
  hold yes
  expect state TIMER
end

do begin
press blue
wait 20 s
power cut
expect state WAITING GAME
expect table "A game waits"
wait 30 s
expect state WAITING GAME
knock 1
# the same, the sand paused
expect state TIMER
expect table "stands: BLUE"
expect table "Paused"
press no
wait 98 s
expect state TIMER
wait 3 s
expect state MANIFESTATION
# nobody answers for a minute: parked
power cut
expect state WAITING GAME
wait 59 s
expect state WAITING GAME
wait 2 s
expect state ATTRACT
expect table "a game waits"
# taken up from ATTRACT; the title does not forget it, power cut or not
power cut
expect state ATTRACT
expect table "a game waits"
hold yes
press red
expect state WAITING GAME
press yes
expect state MANIFESTATION
expect table "BLUE: right?"
# "no" parks it for good
power cut
press no
expect state SEATS
expect table "same as last time"
press yes
expect state DEAL
# a set-up without a game is not kept
hold yes and no 5.2 s
expect table "Abandon this game?"
press yes
expect state ATTRACT
expect no table "a game waits"
hold yes
press crow
expect state SEATS
press white, black
power cut
expect state ATTRACT
expect no table "a game waits"
