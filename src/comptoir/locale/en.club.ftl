# Playing with and against each other for longer than a game: shared deals, people, tournaments, clubs.

club = The club
club-house = This house
club-of = { $name }
club-members = Members
club-players = Who plays here
club-players-none = Whoever plays a game to its end is named here.
club-since = since { $day }
club-played = last game { $ago }
club-results = Latest results
club-results-none = No game has ended yet.
club-tournaments = Tournaments
club-tournaments-none = None at the moment.
club-ratings = Ratings
club-ratings-none = Nobody has a rating yet: two people with accounts must play each other.
club-join = Join the club
club-leave = Leave the club
club-joined = You belong to the club now.
club-invite = Whoever has this link may join
club-remove = Remove
club-remove-who = Remove { $name } from the club
club-remove-sure = { $name } no longer sees members, tables, results and tournaments, and the club’s link lets them in no more. Games and tournaments under way go on.
club-removed = { $name } is removed from the club.
club-keep = Keep them
club-out = Removed
club-let-in = Let them in again
club-let-in-who = Let { $name } in again
club-you-are-out = This club has removed you: you no longer see who belongs to it, its tables, results and tournaments. Games and tournaments that you are in go on. If you think it is a mistake, ask whoever runs the club.
club-outside = Only members see who belongs to it, its tables, results and tournaments.
club-make = Start a club
club-name = Name of the club
club-clubs = Clubs
club-place = { $n }.
club-you = you
club-bot = bot
club-left = left
club-guest-table = private table

## The deal of the day, and deals that friends share

daily = Deal of the day
daily-lead = One deal a day for each game, against the same bots, the same luck for all. Only your first try counts, and you see how others fared once you are done.
daily-play = Play today’s deal
daily-go-on = Go on playing
daily-compare = Compare
daily-with =
    { $count ->
        [one] with one bot, { $level }
       *[other] with { $count } bots, { $level }
    }
daily-count =
    { $over ->
        [0] Nobody has finished it yet
        [one] One has finished it
       *[other] { $over } have finished it
    }
daily-place = Place { $place } of { $of }, { $score } points
daily-uncounted = Played, but not counted
daily-yesterday = Yesterday
daily-none = This house has no deal of the day.
deal-shared = The same deal
deal-named = The same deal: { $name }
deal-lead = Everybody plays this deal at a table of their own. Nobody sees another’s table before theirs is over.
deal-play = Play this deal
deal-invite = Send this link to whoever should play it too
deal-closes = Open to all from { $day } on.
deal-closed-to-you = How others fared is shown once your own table is over.
deal-nobody = Nobody has finished it yet.
deal-score = Score
deal-against = Against the others
deal-against-help = “Against the others” says how much more than the others who sat there, on average.
deal-table = Table
deal-uncounted = not counted
deal-uncounted-help = Not counted: a second try from the same address, finished too late, or ended by a bot.
deal-look = Look at it
deal-make = The same deal at several tables
deal-make-help = You get a link; whoever opens it plays the same deal at a table of their own, and you compare.

## Somebody

person-games = My games
person-played =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
person-places = Places
person-average = Average
person-best = Best
person-last = Last game
person-rating = Rating
person-rating-none = none yet
person-provisional = still uncertain
person-rated =
    { $n ->
        [one] from one game
       *[other] from { $n } games
    }
person-none = No finished games yet.
person-export = All my games as a file
person-export-help = One record a line, to keep or to study.
person-rating-help = A rating counts games between people with accounts, not those against bots or guests. It starts at 1000, says what somebody can do at least, and grows surer with each game.
person-times = { $count }×
person-place-times = place { $rank }: { $count } times

## Tournaments

tournament = Tournament
tournament-new = Announce a tournament
tournament-name = Name
tournament-kind = Format
tournament-kind-swiss = Swiss
tournament-kind-robin = Everybody meets everybody
tournament-size = Seats at a table
tournament-rounds = Rounds
tournament-hours = Time for a round
tournament-hours-1 = An hour
tournament-hours-24 = A day
tournament-hours-72 = Three days
tournament-hours-168 = A week
tournament-announce = Announce it
tournament-about =
    { $kind ->
        [swiss] { $game } · Swiss, { $rounds } rounds at tables of { $size }
       *[robin] { $game } · everybody meets everybody, at tables of { $size }
    }
tournament-status-open = entries are open
tournament-status-running = round { $round } is on
tournament-status-over = over
tournament-status-closed = called off
tournament-entrants =
    { $n ->
        [0] nobody yet
        [one] one entrant
       *[other] { $n } entrants
    }
tournament-enter = Take part
tournament-withdraw = Withdraw
tournament-withdraw-sure = You will not be given a table any more. Your points stay.
tournament-bot = Add a bot
tournament-begin = Draw the first round
tournament-close = Call it off
tournament-close-sure = No further round is drawn, and nobody wins it. Tables under way are played on for their own sake.
tournament-keep = Leave it as it is
tournament-invite = Whoever has this link may take part
tournament-invite-club = Members of the club take part by this link
tournament-merchant = Merchant
tournament-points = Points
tournament-strength = Strength met
tournament-round = Round { $n }
tournament-out = withdrawn
tournament-your-table = Your table
tournament-go = Go to the table
tournament-others = The other tables
tournament-tables = The tables
tournament-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
tournament-to-play = { $names } to play
tournament-ended = { $names } first
tournament-bye = This round is played without { $names }; that counts as a win.
tournament-next = Next
tournament-next-text = Round { $round } begins as soon as all tables are done, at the latest when this round’s time is up: { $when }.
tournament-last-text = This is the last round. It ends by { $when }.
tournament-reach = To reach first place
tournament-reach-safe = You are first after this round, whatever happens.
tournament-reach-place = Place { $place } or better at this table, and you are first whatever the others do.
tournament-reach-win = Win this table, and you are first whatever the others do.
tournament-reach-hope =
    { $others ->
        [0] Win this table, and { $name } must not finish better than place { $place }.
        [one] Win this table, and { $name } must not finish better than place { $place }; one more must stumble too.
       *[other] Win this table, and { $name } must not finish better than place { $place }; { $others } more must stumble too.
    }
tournament-reach-level =
    { $others ->
        [0] Win this table. If { $name } finishes in place { $place }, you are level, and you have met the stronger opponents: first place.
        [one] Win this table. If { $name } finishes in place { $place }, you are level, and you have met the stronger opponents; one more must stumble too.
       *[other] Win this table. If { $name } finishes in place { $place }, you are level, and you have met the stronger opponents; { $others } more must stumble too.
    }
tournament-reach-short =
    { $behind ->
        [0] A win may not be enough: who leads has as many points, and strength met decides.
        [one] Not in this round: even a win is not enough. You are one point short for now.
       *[other] Not in this round: even a win is not enough. You are { $behind } points short for now.
    }
tournament-how = { $points } points for places 1 to { $size }; those who share a place share its points. Those level on points are told apart by the points of all they have met (strength met), then by tables won. Whoever lets the time of a round run out, or leaves, forfeits: a bot plays on, without points. Nobody sits out twice before all have done so once; sitting out counts as a win.
tournament-mark-place = place { $place }
tournament-mark-forfeit = forfeited
tournament-mark-bye = sat out
tournament-mark-playing = playing
tournament-mark-out = did not take part
tournament-winner =
    { $count ->
        [one] { $names } wins the tournament
       *[other] { $names } win the tournament
    }

## Sharing a game that is over

share-game = Share this game
share-picture = Picture to share
share-save = Save the picture
share-send = Share the picture
share-linked = This picture is what a link to the game shows, wherever it is posted.
share-alt = { $title }. { $standing }
share-ahead =
    { $n ->
        [0] Level with { $name } to the last move.
        [one] One point ahead of { $name }.
       *[other] { $n } points ahead of { $name }.
    }
share-moves = Table “{ $table }”, { $moves } moves
share-designer = a game by { $designer }
error-members-only = This is for the members of a club. Come in by the club’s own link first.
