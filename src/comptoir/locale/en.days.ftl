## My tables, over several days

mine-for-you = Waiting for you
mine-first = { $count }, the most urgent first
mine-for-others = Waiting for others
mine-finished = Finished
mine-none = You sit at no table yet.
mine-play = Play
mine-look = Look
mine-review = Review
mine-since = since { $when }
mine-since-date = since { $when }
mine-round = round until { $when }
mine-round-date = round until { $when }
mine-next = Play the next one
mine-left = { $time } left
mine-vote =
    { $others ->
        [0] Your answer
       *[other] Your answer, { $in } of { $all } are in
    }
mine-back-soon = back { $day }
mine-back-day = back on { $day }
mine-back-date = back on { $day }
mine-away = { $name } is away
mine-quiet = Quiet hours of { $name }
mine-quiet-mine = Your quiet hours
mine-away-mine = Your vacation
mine-until = until { $when }
mine-stands = stands still
mine-rests = rests
mine-kept = A bot keeps the seat of { $names }
mine-kept-back = they may come back
mine-kept-you = A bot keeps your seat
mine-bot = bot plays
mine-no-clock = no clock
mine-won = You won
mine-came = You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] last
    }
mine-over = The game is over
mine-aside = About your tables
missed = Since you were here
missed-by = { $count ->
    [one] { $name } (1 move)
   *[other] { $name } ({ $count } moves)
  }
missed-show = Show me
standing-orders = Standing orders
standing-help = Only you see them.
standing-plan = { $count ->
    [one] 1 planned answer
   *[other] { $count } planned answers
  }
standing-cancel = Cancel: { $what }
standing-cancelled = It is cancelled.

quiet = Quiet hours
quiet-zone = your time, { $zone }
quiet-now = It is { $time } now.
quiet-none = You have set no quiet hours: your clocks run day and night.
quiet-said = From { $begins } to { $ends } no clock of yours runs in games over several days.
quiet-away = Until { $day } you are on vacation: no clock of yours runs.
quiet-planned = Vacation from { $first } to { $last }
quiet-change = Change
quiet-on = I have quiet hours
quiet-help = While they last no clock of yours runs in games over several days. The others are only told until when.
quiet-begins = From
quiet-ends = To
quiet-in = Time zone
quiet-save = Save
quiet-saved = Your hours are saved.
quiet-day = A day by your clock: quiet from { $begins } to { $ends }, now it is { $time }.
quiet-day-none = A day by your clock, without quiet hours. Now it is { $time }.
quiet-short = Quiet { $begins }–{ $ends }
vacation = Vacation
vacation-more = Vacation…
vacation-help = No clock of yours runs on these days; the others are told when you are back.
vacation-first = First day
vacation-last = Last day
vacation-add = Add
vacation-remove = Remove
vacation-list = Planned
vacation-none = Nothing planned.
vacation-span = { $first } to { $last }
error-too-many-shifts = Quiet hours can be changed { $most } times in { $days } days. You have done so: yours stay as they are for now.
