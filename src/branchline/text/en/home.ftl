# The first page.

home-title = All aboard.
home-lead = Train-route games in your browser. No account, no waiting.
home-choose-board = 1 · Choose a board
home-seats = { $fewest }–{ $most } players
home-different = What is different here
home-different-of = { $edition }: what is different here
home-all-rules = All rules
home-plain = The classic game
home-trait-tunnels = Tunnels
home-trait-ferries = Ferries
home-trait-stations = Stations
home-trait-bonuses = Bonus cards
home-trait-gifts = Routes give cards
home-trait-exchange = A swap route
home-choose-opponents = 2 · Choose your opponents
home-you = You
home-your-name = Your name
home-level-of = Level of opponent { $number }
home-more = Opponent
home-fewer = Remove
home-fewer-of = Remove opponent { $number }
home-play = Play { $edition } now
home-play-short = Play
home-solo-note = Alone against bots, with hints and takeback

# Games that go on.
home-continue = Continue
home-state-lobby = Not begun yet
home-state-mine = Your turn
home-state-over = Over
home-waiting-for = Waiting for { $name }
home-left = { $time } left

# Friends.
home-friends = Play with friends
home-friends-lead = Send a link; everyone picks a seat. Phones welcome.
home-friends-how = You get a link to send. Whoever opens it takes a free seat.
home-by-link = By link
home-one-screen = One screen
home-one-screen-how = Everybody plays on this device; a curtain hides the cards between turns.
home-board = Board
home-who-sits = Who sits at the table
home-seat = Who has seat { $number }
home-sitter-friend = Somebody with the link
home-sitter-here = Somebody at this screen
home-sitter-bot = Bot, { $level }
home-name = Name
home-name-of = Name in seat { $number }
home-names-missing = Give everybody at this screen a name.
home-seats-number = { $number } seats
home-seat-less = One seat less
home-seat-more = One seat more
home-more-settings = More settings
home-listed = Show the table to everybody on this server
home-spectators = Others may look on
home-open-table = Open the table
home-begin = Begin

# Tables and games of everybody.
home-open-tables = Open tables
home-no-tables = Nobody is waiting for players right now.
home-list-one = Open one
home-free = { $free } of { $seats } seats free
home-join = Join
home-replays = Recent replays
home-no-replays = Finished games can be watched again here.
home-all-replays = All
home-won = { $name } won { $points } to { $others }
    .you = you won { $points } to { $others }
home-nobody-won = nobody won
home-won-with = with { $names }
home-watch = Watch
home-watch-of = Watch { $edition }: { $ending }

# The page of finished games.
home-replays-title = Watch again
home-my-replays = My games
home-listed-replays = Games of everybody
home-no-listed-replays = No other finished game is listed.
home-more-replays = Show more
home-import = A game from elsewhere
home-import-how = Choose a file with a recorded game; the server plays it again and checks it.
home-import-choose = Choose a file

# What goes wrong.
home-loading = Loading…
home-unreachable = The server does not answer. Check that it is running, then try again.
home-offline = This device is offline. Games go on when it is back.
home-retry = Try again
