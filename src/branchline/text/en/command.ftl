# What --help says: a message a command, with an attribute for each of its options.

command-branchline =
    Play, simulate and study four train-route board games.

    Commands speak the language of your system, or another: branchline --lang fr COMMAND.
command-usage = Usage:
command-usage-command = COMMAND
command-panel-commands = Commands
command-panel-options = Options
command-flag-help = Show this page and leave.
command-flag-version = Show the version and leave.
command-choices = { $choices }
command-default = by default { $value }
command-required = needed

command-arena =
    Let bots play each other and say how strong they are.

    Every deal is played with all seat rotations. The same command, started again after an interruption, goes on where it was.
    .edition = An edition's key (see branchline editions) or a folder.
    .bots = Who plays, with commas between: all pairs at a table of two; at larger ones every choice of as many bots as seats, or of two names the first against seats filled by the second.
    .players = Seats at the table.
    .games = Games for each line-up, rounded up to whole deals.
    .seed = Any text; the same seed gives the same games, whatever the number of threads.
    .threads = Processes to play in, one core each; by default all cores.
    .records = Write every game's record into this file (JSON Lines).
    .checkpoint = Keep finished games in this file, also after the end; more games can be added later.
    .on_failure = When a bot fails: it loses the game (forfeit), or greedy plays on for it (fallback).
    .ray = Play on the Ray cluster at this address; local starts one here.
    .device = Where the play-outs of bots that search are made: cpu, or cuda for a GPU of NVIDIA, which plays many games at once. The games are the same.
    .option = A rule switch, such as may_stop_after_one=false; may be given several times.
    .log = Keep the conversation with bots that are processes of their own: every line to and from them is added to this file.
    .json = Print the figures as JSON.

command-bench = Measure the speed of rulebook, bots and drawing; all figures come from this one run.
    .seconds = How long to play for each edition, seat count and number of threads.
    .json = Print the figures as JSON.

command-board = Draw a board: the empty map, or a position of a recorded game.
    .edition = The key of an edition, or the folder of your own.
    .svg = The file to write as SVG; without --svg and --png it is EDITION.svg in this folder.
    .png = The file to write as PNG (needs the extra 'png').
    .width = How many pixels wide the PNG is; names are at least 11 of them high, and those without room are left out. By default one pixel a unit.
    .lang = How cities are called: as on the board, in English or in French.
    .theme = Light or dark paper, or black on white with strong lines. An SVG holds all three.
    .without = A part to leave out: the map, the scale around it with the scores, the legend, or the names of cities. May be given several times.
    .record = A file of records, one game a line: draws the pieces of a game.
    .game = Which game of the file, from 1; by default the first.
    .at = After how many actions of that game, which replay counts too; by default at its end.

command-calibrate =
    Compare the win chances and scores that the search tells with what comes of them.

    Bots play games, and at twelve decisions all through each the search says what the deciding seat can expect.
    .edition = An edition's key (see branchline editions) or a folder.
    .players = Seats at the table.
    .games = How many games to play.
    .seed = Any text; the same seed gives the same figures, whatever the number of threads.
    .bots = Who plays: one name for all seats, or one for each with commas between.
    .playouts = Imagined games that the search may play for a decision.
    .threads = Processes to play in, one core each; by default all cores.
    .device = Where the search makes its play-outs: cpu, or cuda for a GPU of NVIDIA, which plays many games at once.
    .plot = Draw how often each chance came true into this file (SVG).
    .fit = Fit what mends such chances and scores, and put it into this file; the figures are then of what was found, not mended.
    .json = Print the figures as JSON.

command-fit =
    Fit what the search believes of rivals: their tickets, and the kind of their play.

    Bots of all kinds play games; what each seat sees of the others is set beside what they were.
    .edition = An edition's key (see branchline editions) or a folder; by default every edition.
    .players = Seats at the table; by default every number the edition allows.
    .games = How many games to play for each table.
    .seed = Any text; the same seed gives the same beliefs.
    .output = The file to put the beliefs into, in place of those it has for the same table; by default they are printed.

command-editions = List the editions that can be played.

command-check = Say what is wrong with an edition folder.
    .folder = The folder with edition.toml, cities.csv, routes.csv and tickets.csv, and perhaps layout.toml, layout-overrides.toml and background.json.

command-join = Sit down at a table on a server and play in the terminal, or let a bot play.
    .link = The table's link: https://HOST/t/TABLE#INVITE.
    .name = What you are called. Left out, you are asked; a bot is called by its own name.
    .seat = The seat to take, counted from 1; by default the first that is free.
    .bot = A bot that plays instead of you: a name such as greedy, or one of your own (python:FILE:CLASS, exec:COMMAND).
    .lang = The language, en or fr; by default that of your system.

command-layout = Compute the layout of an edition's board and write it as layout.toml.
    .edition = An edition's key (see branchline editions) or a folder; the layout goes into its folder, where wishes may stand in layout-overrides.toml.
    .output = Write the layout into this file instead.
    .refine = Begin with the layout that is there, and change no more than it takes to make it sound.

command-play = Play in the terminal against bots.
    .edition = The map: a key such as europe, or an edition's folder. Left out, you are asked.
    .players = How many play, all people included; by default as few as can.
    .level = How strong the bots are; medium if you say nothing.
    .bots = The bots by name instead: one for all rivals, or one for each with commas between.
    .hints = Show the best choices before each of yours. At any time, type hint.
    .seed = Any text; the same seed deals the same game.
    .name = What you are called; several people with commas between.
    .lang = The language, en or fr; by default that of your system.
    .save = A file to add the game's record to, for replay and verify.
    .people = How many people take turns at this terminal, with a curtain between them.
    .resume = Go on with the game that was played last. Every game is kept until it is over.
    .log = Keep the conversation with bots that are processes of their own: every line to and from them is added to this file.

command-replay = Tell a recorded game in words, a turn at a time; all of it if the output is no terminal.
    .file = A file of records, one game a line.
    .game = Which game of the file, from 1.
    .lang = The language, en or fr; by default that of your system.
    .edition = The folder of the edition, if it is not one of ours.

command-verify = Play all games of a file again and compare every event and result, and check the shuffle of those that were played on a server.
    .file = A file of records, one game a line.
    .edition = The folder of the edition, if it is not one of ours.

command-serve = Host tables that people and bots play at, until you press Ctrl+C.
    .host = The address to listen on; the default can be reached from this machine only.
    .port = The port; 0 takes any that is free.
    .database = sqlite:///PATH or postgresql://…; by default a file in your data folder. A URL with a password is better given as BRANCHLINE_DATABASE, which others on the machine cannot see.
    .bot_workers = Processes in which bots think; by default one for each core but one.
    .edition = The folder of an edition of your own that can be played too; may be given several times.
    .origin = Another site whose pages may play here, such as https://example.org.
    .tables_per_address = Tables that one address may open in an hour, and profiles that it may claim.
    .log_format = What is written to stderr: text, or json for an object a line.
    .allow_private_webhooks = Let players' webhooks lead to this machine and to private networks.
    .open_page = Open the page in your browser, if there is one.
    .page = The folder of a built page, in the place of the one that came with Branchline.

command-simulate = Play many games and say what came of them.
    .edition = An edition's key (see branchline editions) or a folder.
    .players = Seats at the table.
    .games = How many games to play.
    .seed = Any text; the same seed gives the same games, whatever the number of threads.
    .bots = Who plays: one name for all seats, or one for each seat with commas between; random, greedy, wary, easy, medium, hard, expert, search:800 and others.
    .threads = Threads or processes to play on; by default all cores.
    .device = What to play on: cpu, or cuda for a GPU of NVIDIA (random and scripted bots, no records).
    .records = Write every game's record into this file (JSON Lines); it must not be there yet.
    .append = Add the records to those that the file has.
    .force = Overwrite the file that is there.
    .option = A rule switch, such as may_stop_after_one=false; may be given several times.
    .log = Keep the conversation with bots that are processes of their own: every line to and from them is added to this file.
    .json = Print the summary as JSON.

command-tune = Tune the weights of a scripted bot by evolution, over many games.
    .bot = One of greedy, wary, racer, collector, blocker.
    .edition = An edition's key or a folder; left out, all editions one after another.
    .players = Seats at the table; left out, all numbers that the edition allows.
    .generations = How long to go on; a generation plays some ten thousand games.
    .seed = Any text; the same seed gives the same weights.
    .output = A file of tuned weights to add to; by default they are printed.

command-warm-up = Compile rulebook and bots now (about a minute, once for each version).
    .bots = Whether the bots are compiled too.
