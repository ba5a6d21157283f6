# Profiles: a name that somebody has claimed, its key, its games, and who leads.

profile-claim = Claim a name
profile-claim-about = A name of your own, so that your games are counted: statistics, and a rating for every board. No e-mail and no password: you get a link, and whoever has the link has the name.
profile-name = Your name
profile-claim-it = Claim it
profile-have = I have a profile on another device
profile-link = The link to the profile
profile-bring = Use it here
profile-brought = This link opens the profile of { $name }. This device uses that of { $other }.
profile-use = Use { $name }
profile-use-not = Leave it
profile-key = The key to your profile
profile-key-about = This link is the only key: keep it where you keep what must not get lost. It opens the profile on any device. Show it to nobody.
profile-show = Show the link
profile-hide = Hide it
profile-copy = Copy the link
profile-qr = The link to the profile as a QR code
profile-rename = Another name
profile-rename-it = Rename
profile-renamed = Renamed. The old name is free again.
profile-renew = A new link
profile-renew-sure = The old link is worth nothing then, and other devices have to be given the new one.
profile-renew-yes = Make a new link
profile-renewed = The link is a new one: keep it.
profile-forget = Not on this device
profile-remove = Delete the profile
profile-remove-sure = The name, all statistics and ratings are gone for good, and nobody can bring them back.
profile-remove-yes = Delete for good
profile-since = since { $date }
profile-record = Games by board and number of players
profile-games =
    { $number ->
        [one] game
       *[other] games
    }
profile-won =
    { $number ->
        [one] won
       *[other] won
    }
profile-left =
    { $number ->
        [one] left early
       *[other] left early
    }
profile-column-games = Games
profile-column-won = Won
profile-column-average = Average
profile-column-best = Best
profile-column-rating = Rating
profile-unrated = not rated yet
profile-rating-about = Games with bots count in the statistics; ratings come from games with others who have claimed a name.
profile-nothing = { $name } has not finished a game yet.
    .you = From now on, every game you sit down to is counted here when it is over.
profile-begin = Play a game
profile-leaders = Leaders
profile-seats = Number of players
profile-no-leaders = Nobody has a rating here yet: as soon as two people with claimed names have played a game, both have one.
