# What a command cannot do, and what to do about it.

error-stopped = stopped
error-output = cannot write the output: { $why }; send it where there is room
error-file = { $file }: { $why }; check the name and who may use it

error-system-missing = No such file or directory
error-system-forbidden = Permission denied
error-system-not-permitted = Operation not permitted
error-system-folder = Is a directory
error-system-no-folder = Not a directory
error-system-exists = File exists
error-system-full = No space left on device
error-system-read-only = Read-only file system
error-system-long-name = File name too long
error-system-links = Too many levels of symbolic links

error-read = cannot read { $file }: { $why }; check the name of the file
error-write = cannot write { $file }: { $why }; choose a folder that exists and has room
error-write-folder = cannot write { $file }: it is a folder; name a file in it
error-write-links = cannot write { $file }: it links to itself; name a file
error-write-option = cannot write { $file }: { $why }; choose another file with { $option }
error-write-weights = cannot write { $file }: { $why }; choose a file in a folder that exists
error-no-weights = { $file } is no file of tuned weights; choose another, or remove it
error-records-there = { $file } is there already; add to it with --append, overwrite it with --force, or name another file

error-no-edition = no edition and no folder is named { $name }. Choose one of { $editions }, or give the path of an edition folder.
error-edition-near = no edition and no folder is named { $name }; did you mean '{ $near }'? Choose one of { $editions }, or give the path of an edition folder.
error-seats = { $map } is played with { $fewest } to { $most } seats, not { $seats }; choose a number from { $fewest } to { $most }
error-seed = { $seed } cannot be written as UTF-8; choose another seed
error-no-option = there is no option '{ $name }'; the options are { $options }
error-no-switch = '{ $text }' is no rule switch; write it as NAME=true or NAME=false
error-switch-twice = --option sets { $name } to true and to false; choose one of them

error-no-bot = there is no bot '{ $bot }'; the bots are { $bots }
error-bot-near = there is no bot '{ $bot }'; did you mean { $near }?
error-bot-missing = a bot's name is missing; put one before and after every comma
error-line-up = { $bots } bots for { $places } { $noun ->
    [rivals] rivals
   *[seats] seats
}; name one, or one for each
error-budget = '{ $text }' is no budget; write play-outs such as 800, or a time such as 250ms
error-no-tune = '{ $bot }' is no bot with weights to tune; choose { $bots }
error-tune-near = '{ $bot }' is no bot with weights to tune; did you mean { $near }?
error-generations = tuning needs at least 1 generation, not { $number }

error-run-games = a run needs at least 1 game, not { $games }
error-run-most = { $games } games are too many for one run; play at most { $most } at a time, with different seeds
error-run-threads = a run takes 1 to { $most } threads, not { $threads }
error-arena-games = an arena needs at least 1 game, not { $games }
error-arena-most = { $games } games are too many for one arena; play at most { $most }, with fewer bots or fewer games
error-arena-threads = an arena takes 1 to { $most } threads, not { $threads }
error-seconds = --seconds must be above 0 and at most { $most }, not { $seconds }

error-records-option = { $option } says what happens to a file of records; name it with --records
error-append-force = --append keeps the records of a file, --force drops them; choose one
error-log-ray = --log keeps what is said on this machine; leave it out with --ray
error-at-without-record = --at names an action of a game; give its file with --record
error-svg-is-png = --svg and --png name one file; give each its own
error-width-without-png = --width is that of a PNG; give its file with --png
error-width = --width must be from 1 to { $most }, not { $width }
error-board-game = { $file } has { $found } games; choose --game from 1 to { $found }, not { $game }
error-replay-game = { $file } has { $games }; there is no game { $game }, choose another with --game
error-at = the record has { $actions } actions; choose --at from 0 to { $actions }, not { $at }
error-resume = --resume goes on with a game as it is; leave out who plays and the seed
error-people = --people must be from 1 to --players, which is { $players }, not { $people }
error-level-bots = --level and --bots both say who plays; choose one of them
error-names = --name has { $names } names for { $people } people; set --people
error-png = pictures as PNG need the extra 'png'; install it with: pip install 'branchline[png]'

error-nothing-kept = no game is kept to go on with; begin one with: branchline play
error-kept-damaged = { $file }: the kept game is damaged: { $why }
error-kept-edition = the kept game is of the edition { $edition }; name its folder: branchline play FOLDER --resume
error-kept-stale = { $file }: the kept game cannot go on: { $why }

error-at-line = { $file }, line { $line }: { $why }
error-at-line-edition = { $file }, line { $line }: { $why }; name its folder with --edition
error-no-records = { $file } holds no records; is this the right file?
error-record-format = the format is { $format }, not { $ours }; is this a file that branchline wrote?
error-record-damaged = the record is damaged: { $why }; export the game again
error-record-json = the line is not JSON ({ $why }); is the file whole?
error-record-nested = the line is nested too deeply for a record; is this the file?
error-record-other = the line is JSON but no record; is this the right file?
error-record-data = the record was made with other data of { $edition } (hash { $theirs }, here { $ours }); replay it with the version that made it
error-record-rules = the record follows rules version { $theirs }, this is { $ours }; replay it with the version that made it
error-record-edition = the record is of { $edition }, no edition of ours
error-record-board = the record is of a game on { $theirs }, not on { $ours }; draw it with: branchline board { $theirs }
error-record-player = the player of seat { $seat } is { $player }, neither 'person' nor 'bot:NAME'
error-record-begin = the record cannot be begun: { $why }
error-record-action = action { $number } ({ $action }) of seat { $seat }: { $why }
error-record-abandoned = the record was abandoned, but its actions end the game
error-record-events = the record has { $theirs } events, the replay { $ours }; is it whole?
error-record-tickets = not all seats have chosen their first tickets; is the record whole?
error-record-written = action { $number } is not written as records write it: { $kept }, not { $found }
error-record-event = event { $number }
error-record-result = the result
error-record-differs = { $what } differs: the record has { $kept }, the replay { $found }
error-record-differs-in = { $what } differs in { $field }: the record has { $kept }, the replay { $found }
error-shuffle-damaged = the record's shuffle is damaged: { $why }; export it again
error-shuffle-nonce = the shuffle's nonce is not the one that was promised before the game
error-shuffle-contributions = the shuffle has not one contribution for each seat
error-shuffle-seed = the seed was not made of the nonce and the players' contributions
