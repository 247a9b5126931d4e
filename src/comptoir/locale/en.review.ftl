# Looking back on a game: the page, and what the end of a table says of it.
review = Review
title-review = Review · { $name } · Comptoir
review-coming = The game is being looked back on: who was likely to win when, and what would have been better. That takes up to a minute; this page shows it as soon as it is there.
review-failed = This game could not be looked back on. The replay is there all the same.
review-off = This house does not look back on games. The replay is there all the same.
review-curve = Chance of winning
review-curve-how = in %, as each could know it
review-curve-said = The chance of winning of { $count } players, move by move. The same stands below in figures.
review-figures = In figures
review-now = Chances at this move, and the final result
review-move = Move
review-move-n = move { NUMBER($n, useGrouping: 0) }
review-percent = { NUMBER($n, useGrouping: 0) } %
review-signed = { $n } %
review-point = Turning point { $n }: move { NUMBER($move, useGrouping: 0) }
review-points = Turning points
review-points-how = { $count ->
    [0] { "" }
    [one] the move that changed the game
   *[other] the moves that changed the game
  }
review-points-none = No single move changed much: it was decided little by little.
review-next-point = Next turning point
review-strong = A strong player: { $move }
review-shown = On the board
review-played = Played
review-better = Better move
review-better-is = Better:
review-cost = { NUMBER($n, useGrouping: 0) } % of the chance to win
review-no-gain = Nothing to be seen at once.
review-not-weighed = This move was not weighed. The turning points and your own moves are.
review-open-others = Show better moves of the others, too
review-verdict-only = There was nothing else to do.
review-verdict-same = A strong player does the same.
review-verdict-good = As good as any.
review-verdict-little = A little dear
review-verdict-very = Very dear
review-mine = { $count ->
    [one] Your one move
   *[other] Your { $count } moves
  }
review-mine-how = against what a strong player would do
review-mine-none = Try it yourself
review-count-same = the same
review-count-good = as good
review-count-little = a little dear
review-count-very = very dear
review-play-on = Play on from here
review-riddles = Try my dear moves again
review-riddle = Move { NUMBER($n, useGrouping: 0) }: what would you do now?
review-riddle-found = That is it.
review-riddle-again = That is what you played then.
review-riddle-other = Another way to go.
review-riddle-retry = Try again
review-riddle-show = Show me
review-riddle-next = Next one
review-riddle-leave = Enough
review-honest = Seen with what each player knew then, on { $tables } imagined tables a move. Small differences may be chance.
review-fit = Checked against { $games } games of bots: the winner was given { $told } % on average, where an even guess gives { $even } %.

# The end of a game, said to one player.
end-tab = Your game
end-place = { $rank ->
    [1] You have won
    [2] Second of { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
      }
    [3] Third of { $count ->
        [3] three
        [4] four
        [5] five
       *[6] six
      }
    [4] Fourth of { $count ->
        [4] four
        [5] five
       *[6] six
      }
    [5] Fifth of { $count ->
        [5] five
       *[6] six
      }
   *[6] Sixth of six
  }
end-between = { $ahead } behind { $aheadName }, { $behind } ahead of { $behindName }.
end-behind = { $n } behind { $name }.
end-ahead = { $n } ahead of { $name }.
end-level = You share the first place.
end-reason = The difference is mostly “{ $what }”: { $name } { $theirs }, you { $mine }.
end-first-game = Your first game with { $count } players.
end-new-best = Your best with { $count } players; it was { $score } before.
end-best = Your best with { $count } players: { $score }, in { $when }
end-review = Review the game
end-moves = Your moves
end-looking-back = Your game is being looked back on…
end-best-move = Your best move
end-dearest-move = Your dearest move
end-nothing-dear = None of your moves was dear.
end-sums = How it adds up
end-total = Total
end-times = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
  } { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
  }
end-history = { $games } games like this one: { $places }.

# Hints at the table.
hint = Hint
hint-help = What would the merchant do? (H)
hint-thinking = The merchant is thinking…
hint-says = The merchant:
hint-gain = It brings you { $gains } at once.
hint-deny = It costs the others { $gains }.
hint-later = There is nothing to see at once: it pays later.
hint-only = There is nothing else to do.
hint-better = It comes out better than anything else you could do.
hint-even = Something else would be about as good.
hint-close = Put the hint away
