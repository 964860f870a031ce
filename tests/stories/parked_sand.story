title: a game parked while its sand stands keeps that sand, whatever is played meanwhile
set box.place = "cafe"
rules: R8.5

define first evening
hold yes
press yes
press blue, red
hold yes
press yes
hold yes
hold yes
expect state TIMER
end

do first evening
wait 30 s
press no
expect sand stands
wait 31 min
expect state ATTRACT
# another table plays, and leaves its game too
hold yes
press yes
expect state WAITING GAME
press no
expect state SEATS
press red, white
hold yes
press yes
hold yes
hold yes
expect state TIMER
wait 10 s
# from the service menu the first game is taken up again
hold crow and no 3.2 s
repeat 6
press no
end
expect table "Games"
press yes
expect table "Figures"
press no
press yes
press yes
expect state TIMER
expect sand stands
expect sand 1:30
