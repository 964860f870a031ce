title: nobody stands up under "one each?"; a game that is given up leaves no sand running

hold yes
press crow
press blue, white, red, yellow
hold yes
hold red
expect table "Nothing to take back"
expect lamp red blinks
press yes
press yes
hold yes
hold yes
expect state TIMER
expect sand runs
hold yes and no 5.2 s
press yes
expect state ATTRACT
expect sand stands
