# What a bot does wrong, and what follows.

bot-fails = { $bot } { $what }
bot-raised = raised { $why }
bot-raised-at = { $raised } ({ $file }, line { $line })
bot-not-made = cannot be made: { $why }
bot-illegal = chose { $action }, which is not legal: { $why }
bot-chose-illegal = { $bot } chose what is not legal: { $why }
bot-no-action = chose no action: { $why }
bot-bad-action = chose { $answer }, which is no action: { $why }
bot-only-people = chose { $action }, which only people may
bot-other-question = answered question { $answered } when it was asked question { $asked }
bot-answered = answered { $text } instead of { $pattern } ({ $why })
bot-not-started = cannot be started: { $why }
bot-after-end = was asked after its end
bot-silent = gave no answer within { $seconds } s{ $last }
bot-closed = closed its output or was killed{ $last }
bot-exited = exited with status { $status }{ $last }
bot-signal = was ended by signal { $signal }{ $last }
bot-last-words = ; its last complaint was { $text }
bot-long-line = wrote more than { $most } KiB where one line was due
bot-process-died = a process died while its bots were playing (out of memory, or a crash in a bot); try fewer threads
bot-process-died-main = a process died while its bots were playing (out of memory, a crash in a bot, or a script that plays outside `{ $guard }`); try fewer threads
bot-process-died-kept = a process died while its bots were playing (out of memory, or a crash in a bot); finished games are kept, the same command goes on from them
bot-worker-lost = a worker of the cluster was lost ({ $why }); finished games are kept, the same command goes on from them
