# L'assemblage des mots, et les noms des routes et des tickets.

words-you = Vous
words-person = Joueur { $number }
words-and = { $first } et { $last }
words-or = { $first } ou { $last }
words-comma = { $first }, { $next }
words-nothing = rien
words-none = aucun
words-route = { $from }–{ $to }
words-ticket = { $from }–{ $to } ({ $points })
words-and-more = { $words } et { $rest } autres
