# Seats.

lobby-title = Before the game
lobby-title-sit = Take a seat
lobby-table-of = table of { $name }
lobby-other-name = Name of somebody else at this screen
lobby-name-first = Type a name first.
lobby-free = Free
lobby-sit = Sit here
lobby-sit-in = Sit here, seat { $number }
lobby-bot = Bot…
lobby-add-bot = Put a bot into seat { $number }
lobby-you = you
lobby-host = host
lobby-leave = Leave the seat
lobby-remove = Take { $name } out of the seat
lobby-fill =
    { $free ->
        [one] The free seat gets a bot:
       *[other] Free seats get bots:
    }
lobby-start = Begin now
lobby-waiting =
    { $free ->
        [one] Waiting for one player: send the link.
       *[other] Waiting for { $free } players: send the link.
    }
lobby-abort = Close the table
lobby-wait = { $name } begins the game, or it begins when all seats are taken.
lobby-wait-for-all = The game begins when all seats are taken.
lobby-take-host = The host is not here: be the host

# Inviting others.
lobby-invite = Invite
lobby-invite-how = Send this link, or show the code to a phone.
lobby-qr = The link as a QR code
lobby-link = Link to the table
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-failed = Select the link and copy it yourself.
lobby-share = Share
lobby-share-text = Come and play trains!
lobby-only-here = This address works on this computer only. For other devices, start the server with --host 0.0.0.0 and open the page by this computer's address.

# How the table is set.
lobby-terms = The table
lobby-visible = Who can find it
lobby-visible-private = Those with the link
lobby-visible-listed = Everybody on this server
lobby-spectators = Looking on
lobby-spectators-yes = Allowed
lobby-spectators-no = Players only
lobby-yes = Yes
lobby-no = No

# The time that players have.
lobby-pace = Time
lobby-pace-untimed = As long as it takes
lobby-pace-seconds = { $seconds } seconds a turn
lobby-pace-minutes =
    { $minutes ->
        [one] { $minutes } minute a turn
       *[other] { $minutes } minutes a turn
    }
lobby-pace-bank = { $minutes } minutes each, and { $plus } seconds a turn
lobby-pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }

# What players may say.
lobby-chat = Chat
lobby-chat-off = None
lobby-chat-presets = Ready-made sentences
lobby-chat-free = Anything

# Switches of the rules.
lobby-switch-may-stop-after-one = A draw may stop after one card
lobby-switch-market-alone-suffices = Cards may be drawn when only face-up ones are left
lobby-switch-nordic-ferry-stacking = On a ferry, three cards may stand for any locomotive
