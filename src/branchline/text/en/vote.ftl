# A table that waits for somebody: the others vote on whether a bot is to play on.

vote-later = From { $time } on, if { $name } has done nothing by then.
vote-count =
    { $needed ->
        [one] Your vote is enough.
       *[other] { $votes } of { $needed } votes needed.
    }
vote-asked = { $voters } would like a bot to play for { $name } ({ $votes } of { $needed }).
vote-own = You would like a bot to play for { $name } ({ $votes } of { $needed }).
vote-agree = Agree
vote-bot-plays = A bot plays for you.
vote-take-back = Take my vote back
vote-on-you =
    { $votes ->
        [one] The others wait for you: { $votes } vote of { $needed } to let a bot play for you.
       *[other] The others wait for you: { $votes } votes of { $needed } to let a bot play for you.
    }
