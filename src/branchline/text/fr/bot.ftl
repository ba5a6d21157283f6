# Ce qu'un robot fait de travers, et la suite.

bot-fails = { $bot } { $what }
bot-raised = a levé { $why }
bot-raised-at = { $raised } ({ $file }, ligne { $line })
bot-not-made = ne peut pas être créé : { $why }
bot-illegal = a choisi { $action }, qui n'est pas permis : { $why }
bot-chose-illegal = { $bot } a choisi ce qui n'est pas permis : { $why }
bot-no-action = n'a choisi aucune action : { $why }
bot-bad-action = a choisi { $answer }, qui n'est pas une action : { $why }
bot-only-people = a choisi { $action }, que seules des personnes peuvent
bot-other-question = a répondu à la question { $answered } alors qu'on lui posait la question { $asked }
bot-answered = a répondu { $text } au lieu de { $pattern } ({ $why })
bot-not-started = ne peut pas être lancé : { $why }
bot-after-end = a été interrogé après sa fin
bot-silent = n'a pas répondu en { $seconds } s{ $last }
bot-closed = a fermé sa sortie ou a été tué{ $last }
bot-exited = s'est arrêté avec le code { $status }{ $last }
bot-signal = a été arrêté par le signal { $signal }{ $last }
bot-last-words =  ; sa dernière plainte était { $text }
bot-long-line = a écrit plus de { $most } Kio là où une ligne était attendue
bot-process-died = un processus est mort pendant que ses robots jouaient (mémoire épuisée, ou plantage d'un robot) ; essayez avec moins de processus (--threads)
bot-process-died-main = un processus est mort pendant que ses robots jouaient (mémoire épuisée, plantage d'un robot, ou script qui joue hors de `{ $guard }`) ; essayez avec moins de processus (--threads)
bot-process-died-kept = un processus est mort pendant que ses robots jouaient (mémoire épuisée, ou plantage d'un robot) ; les parties finies sont gardées, la même commande reprend à leur suite
bot-worker-lost = un processus de la grappe est perdu ({ $why }) ; les parties finies sont gardées, la même commande reprend à leur suite
