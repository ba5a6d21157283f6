"""Everything the terminal says besides sentences about events, in English and French."""

from branchline.editions.edition import Bonus, Edition, Language

PHRASES: dict[str, dict[Language, str]] = {
    # The table.
    "your_turn": {"en": "Your turn", "fr": "À vous de jouer"},
    "second_card": {"en": "Second card", "fr": "Seconde carte"},
    "first_tickets": {"en": "First tickets", "fr": "Premiers tickets"},
    "new_tickets": {"en": "New tickets", "fr": "Nouveaux tickets"},
    "tunnel": {"en": "Tunnel", "fr": "Tunnel"},
    "turn_number": {"en": "turn {number}", "fr": "tour {number}"},
    "deck": {"en": "deck {number}", "fr": "pioche {number}"},
    "ticket_deck": {"en": "tickets {number}", "fr": "tickets {number}"},
    "seat": {"en": "Player", "fr": "Joueur"},
    "points": {"en": "points", "fr": "points"},
    "wagons": {"en": "wagons", "fr": "wagons"},
    "cards": {"en": "cards", "fr": "cartes"},
    "tickets": {"en": "tickets", "fr": "tickets"},
    "stations": {"en": "stations", "fr": "gares"},
    "routes": {"en": "routes", "fr": "routes"},
    "market": {"en": "Market", "fr": "Marché"},
    "hand": {"en": "Hand", "fr": "Main"},
    "own_tickets": {"en": "Tickets", "fr": "Tickets"},
    "bonuses": {"en": "Bonuses", "fr": "Bonus"},
    "none": {"en": "none", "fr": "aucun"},
    "empty_hand": {"en": "no cards", "fr": "aucune carte"},
    "empty_slot": {"en": "empty", "fr": "vide"},
    "done": {"en": "done", "fr": "réussi"},
    "to_go": {"en": "{number} to go", "fr": "encore {number}"},
    "asks": {"en": "{wagons} at least", "fr": "{wagons} au moins"},
    "cut_off": {"en": "cut off", "fr": "coupé"},
    "last_turn": {
        "en": "LAST ROUND: this is your last turn",
        "fr": "DERNIER TOUR : c'est votre dernier tour",
    },
    "last_round": {
        "en": "LAST ROUND: {turns} to play",
        "fr": "DERNIER TOUR : encore {turns} à jouer",
    },
    # Choices.
    "choose_cards": {"en": "Cards", "fr": "Cartes"},
    "take_deck": {"en": "from the deck ({number})", "fr": "de la pioche ({number})"},
    "draw_tickets": {
        "en": "draw tickets ({shown} shown, keep at least {least})",
        "fr": "piocher des tickets ({shown} montrés, en garder au moins {least})",
    },
    "no_tickets": {"en": "draw tickets (none left)", "fr": "piocher des tickets (épuisés)"},
    "claim_route": {
        "en": "claim a route ({routes} within reach)",
        "fr": "prendre une route ({routes} à portée)",
    },
    "no_claim": {
        "en": "claim a route (your cards pay for none yet)",
        "fr": "prendre une route (vos cartes n'en paient encore aucune)",
    },
    "build_station": {
        "en": "build a station (costs {cards})",
        "fr": "construire une gare (coûte {cards})",
    },
    "no_station": {
        "en": "build a station (not possible now)",
        "fr": "construire une gare (impossible maintenant)",
    },
    "stop": {"en": "stop after this card", "fr": "s'arrêter après cette carte"},
    "pass": {"en": "pass: nothing else is possible", "fr": "passer : rien d'autre n'est possible"},
    "choose": {"en": "Your choice", "fr": "Votre choix"},
    "choose_second": {"en": "Second card", "fr": "Seconde carte"},
    "choose_route": {
        "en": "Which route? A number, or a city to narrow down (Enter: back)",
        "fr": "Quelle route ? Un numéro, ou une ville pour trier (Entrée : retour)",
    },
    "choose_city": {
        "en": "Which city? A number, or part of its name (Enter: back)",
        "fr": "Quelle ville ? Un numéro, ou un bout de son nom (Entrée : retour)",
    },
    "choose_color": {
        "en": "Which color? (Enter: back)",
        "fr": "Quelle couleur ? (Entrée : retour)",
    },
    "choose_payment": {
        "en": "Which cards do you pay with? (Enter: back)",
        "fr": "Avec quelles cartes payez-vous ? (Entrée : retour)",
    },
    "choose_gift": {
        "en": "Which {number} cards do you give? Type their numbers, like 1 1 2 (Enter: back)",
        "fr": "Quelles {number} cartes donnez-vous ? Tapez leurs numéros, comme 1 1 2 (Entrée "
        ": retour)",
    },
    "choose_pairs": {
        "en": "Which colors do you give pairs of ({number})? Type their numbers (Enter: back)",
        "fr": "De quelles couleurs donnez-vous des paires ({number}) ? Tapez leurs numéros "
        "(Entrée : retour)",
    },
    "choose_tunnel": {"en": "Pay or give up?", "fr": "Payer ou renoncer ?"},
    "choose_tickets": {
        "en": "Which do you keep, at least {least}? Like 1 3, or all",
        "fr": "Lesquels gardez-vous, au moins {least} ? Par exemple 1 3, ou tous",
    },
    "choose_order": {
        "en": "In which order do the rejected ones go under the deck, first highest? Like 2 1 "
        "(Enter: as listed)",
        "fr": "Dans quel ordre les refusés vont-ils sous la pioche, le premier au-dessus ? "
        "Par exemple 2 1 (Entrée : comme ci-dessus)",
    },
    "order_title": {"en": "Rejected", "fr": "Refusés"},
    "claim_title": {"en": "Routes you can claim", "fr": "Routes que vous pouvez prendre"},
    "station_title": {
        "en": "Cities without a station",
        "fr": "Villes sans gare",
    },
    "color_title": {"en": "Color for {route}", "fr": "Couleur pour {route}"},
    "payment_title": {"en": "Payment for {thing}", "fr": "Paiement pour {thing}"},
    "gift_title": {"en": "Cards you can give", "fr": "Cartes que vous pouvez donner"},
    "only_locomotives": {"en": "locomotives only", "fr": "locomotives seules"},
    "only_substitutes": {"en": "none: cards given instead", "fr": "aucune : cartes en échange"},
    "any_for_locomotives": {
        "en": "{cards} of any kind instead of {number} ",
        "fr": "{cards} quelconques au lieu de {number} ",
    },
    "pairs_for_locomotives": {
        "en": "{pairs} instead of {number} ",
        "fr": "{pairs} au lieu de {number} ",
    },
    "any_for_color": {
        "en": "{cards} of any kind instead of {number} of the color",
        "fr": "{cards} quelconques au lieu de {number} de la couleur",
    },
    "choose_myself": {"en": "other cards…", "fr": "d'autres cartes…"},
    "pay_extra": {"en": "add {cards}", "fr": "ajouter {cards}"},
    "withdraw": {
        "en": "give up: cards back, turn over",
        "fr": "renoncer : cartes reprises, tour fini",
    },
    "tunnel_risk": {
        "en": "This is a tunnel: {cards} will be revealed and may ask for more.",
        "fr": "C'est un tunnel : {cards} seront révélées et peuvent coûter plus.",
    },
    # Keys to the lists.
    "key_gray": {"en": "any one color", "fr": "une couleur au choix"},
    "key_tunnel": {"en": "tunnel", "fr": "tunnel"},
    "key_ferry": {"en": "ferry: locomotives it asks for", "fr": "ferry : locomotives exigées"},
    "key_draw": {"en": "claim it and draw a card", "fr": "la prendre fait piocher une carte"},
    "key_exchange": {"en": "any four cards for one", "fr": "quatre cartes pour une"},
    # The map.
    "map_title": {"en": "Routes of {map}", "fr": "Routes de la carte {map}"},
    "free": {"en": "free", "fr": "libre"},
    "closed": {"en": "closed", "fr": "fermée"},
    "city_title": {"en": "Routes at {city}", "fr": "Routes à {city}"},
    "station_of": {"en": "Station of {name}", "fr": "Gare de {name}"},
    "claimed_title": {"en": "Claimed routes", "fr": "Routes prises"},
    # Answers.
    "refused": {"en": "Not possible: {why}", "fr": "Impossible : {why}"},
    "possible": {"en": "That is possible now.", "fr": "C'est possible maintenant."},
    "unreadable": {
        "en": "“{text}” is not understood. Type a number of the list, or help.",
        "fr": "« {text} » n'est pas compris. Tapez un numéro de la liste, ou aide.",
    },
    "bad_notation": {
        "en": "“{text}” is no action. Write one like: take 2 · blind · claim {route} "
        "red:2,locomotive:1",
        "fr": "« {text} » n'est pas une action. Écrivez par exemple : take 2 · blind · "
        "claim {route} red:2,locomotive:1",
    },
    "bad_number": {
        "en": "There is no number {text} here. Type one of the list.",
        "fr": "Il n'y a pas de numéro {text} ici. Tapez-en un de la liste.",
    },
    "bad_numbers": {
        "en": "Type numbers of the list with spaces between, each once, like: 1 3",
        "fr": "Tapez des numéros de la liste séparés par des espaces, chacun une fois : 1 3",
    },
    "bad_order": {
        "en": "Type all the numbers once, in the order you want, like: 2 1",
        "fr": "Tapez tous les numéros une fois, dans l'ordre voulu : 2 1",
    },
    "bad_gift": {
        "en": "Type {number} of the numbers, one for each, as often as you have the cards.",
        "fr": "Tapez {number} numéros de la liste, chacun autant de fois que vous avez les cartes.",
    },
    "no_such_city": {
        "en": "No city is called “{text}”. Type map to see them all.",
        "fr": "Aucune ville ne s'appelle « {text} ». Tapez carte pour les voir toutes.",
    },
    "which_city": {
        "en": "Type a city, like: routes {city}",
        "fr": "Tapez une ville : routes {city}",
    },
    "no_match": {
        "en": "Nothing in this list has “{text}”.",
        "fr": "Rien dans cette liste n'a « {text} ».",
    },
    "why_what": {
        "en": "Type why and an action, like: why take 2, or why claim {route}",
        "fr": "Tapez pourquoi et une action : pourquoi take 2, ou pourquoi claim {route}",
    },
    "no_claims_now": {
        "en": "No route can be paid with your cards now. To ask why: why claim {route}",
        "fr": "Vos cartes ne paient aucune route maintenant. Pour en savoir plus : pourquoi "
        "claim {route}",
    },
    "tickets_hint": {
        "en": "(Drawing tickets is number 7.)",
        "fr": "(Piocher des tickets, c'est le numéro 7.)",
    },
    "which_language": {"en": "Type lang en or lang fr.", "fr": "Tapez langue en ou langue fr."},
    "language_set": {"en": "English it is.", "fr": "En français, donc."},
    "leave": {"en": "Leave the game? (y/n)", "fr": "Quitter la partie ? (o/n)"},
    "left": {"en": "Goodbye.", "fr": "Au revoir."},
    "more": {"en": "Enter: more · q: enough", "fr": "Entrée : la suite · q : assez"},
    "seed": {"en": "Seed: {seed}", "fr": "Graine : {seed}"},
    "saved": {"en": "Saved in {file}.", "fr": "Enregistrée dans {file}."},
    "curtain": {
        "en": "It is the turn of {name}: the others look away. Press Enter.",
        "fr": "C'est à {name} : les autres regardent ailleurs. Appuyez sur Entrée.",
    },
    # Hints.
    "thinking": {
        "en": "Thinking (the first time takes longer)…",
        "fr": "Réflexion (plus longue la première fois)…",
    },
    "hint": {"en": "Hint", "fr": "Conseil"},
    "hint_win": {"en": "wins", "fr": "gagne"},
    "hint_score": {"en": "score", "fr": "score"},
    "hint_margin": {"en": "ahead", "fr": "avance"},
    "hint_worlds": {"en": "games", "fr": "parties"},
    "hint_percent": {"en": "{number}%", "fr": "{number} %"},
    "hint_only": {
        "en": "There is nothing to choose: {choice}.",
        "fr": "Il n'y a rien à choisir : {choice}.",
    },
    "hint_about": {
        "en": "Best first, from imagined games: few say little. Ahead: of the best rival.",
        "fr": "Le meilleur d'abord, sur des parties imaginées : peu de parties disent peu. "
        "Avance : sur le meilleur rival.",
    },
    "do_take": {"en": "take {card} ({number})", "fr": "prendre {card} ({number})"},
    "do_blind": {"en": "draw from the deck", "fr": "piocher une carte"},
    "do_stop": {"en": "stop after this card", "fr": "s'arrêter après cette carte"},
    "do_tickets": {"en": "draw tickets", "fr": "piocher des tickets"},
    "do_keep": {"en": "keep {numbers} ({points})", "fr": "garder {numbers} ({points})"},
    "do_claim": {
        "en": "claim {route} with {payment}",
        "fr": "prendre {route} avec {payment}",
    },
    "do_station": {
        "en": "build a station in {city} with {payment}",
        "fr": "construire une gare à {city} avec {payment}",
    },
    "do_extra": {"en": "add {payment}", "fr": "ajouter {payment}"},
    "do_withdraw": {"en": "give up the tunnel", "fr": "renoncer au tunnel"},
    "do_pass": {"en": "pass", "fr": "passer"},
    # Beginning.
    "preparing": {
        "en": "Preparing the rules and the bots (the first time takes a minute)…",
        "fr": "Préparation des règles et des robots (une minute la première fois)…",
    },
    "which_edition": {"en": "Which map?", "fr": "Quelle carte ?"},
    "edition_seats": {"en": "{fewest} to {most} players", "fr": "{fewest} à {most} joueurs"},
    "how_many": {
        "en": "How many players, you included? {fewest} to {most} (Enter: {fewest})",
        "fr": "Combien de joueurs, vous compris ? {fewest} à {most} (Entrée : {fewest})",
    },
    "type_number": {
        "en": "Type a number from {fewest} to {most}.",
        "fr": "Tapez un nombre de {fewest} à {most}.",
    },
    "which_level": {
        "en": "How strong are the others? (Enter: {level})",
        "fr": "Quel niveau pour les autres ? (Entrée : {level})",
    },
    "about_easy": {
        "en": "has a plan, and makes mistakes",
        "fr": "suit un plan et fait des fautes",
    },
    "about_medium": {"en": "has a plan and sticks to it", "fr": "suit son plan jusqu'au bout"},
    "about_hard": {
        "en": "plans with care and wastes little",
        "fr": "planifie avec soin et gaspille peu",
    },
    "about_expert": {
        "en": "thinks ahead, up to a second for each choice",
        "fr": "réfléchit plus loin, au plus une seconde par choix",
    },
    "welcome": {
        "en": "You play {map} against {others}. Type help for the commands, rules for what is "
        "special, hint for advice.",
        "fr": "Vous jouez sur la carte {map} contre {others}. Tapez aide pour les commandes, "
        "règles pour ce qui change, conseil pour un avis.",
    },
    "rivals_alike": {"en": "{names} (level: {bot})", "fr": "{names} (niveau : {bot})"},
    "rival": {"en": "{name} ({bot})", "fr": "{name} ({bot})"},
    "thinking_of": {"en": "{name} is thinking…", "fr": "{name} réfléchit…"},
    "bot_fails": {
        "en": "The bot that plays for {name} has failed: {why}",
        "fr": "Le robot qui joue pour {name} a échoué : {why}",
    },
    "goal": {
        "en": "Connect the cities of your tickets with routes; unfinished tickets cost their "
        "points.",
        "fr": "Reliez les villes de vos tickets par des routes ; un ticket manqué coûte ses "
        "points.",
    },
    "first_player": {"en": "{name} will play first.", "fr": "{name} jouera en premier."},
    "you_first": {"en": "You will play first.", "fr": "Vous jouerez en premier."},
    # The end.
    "score_title": {"en": "Final score", "fr": "Score final"},
    "score_routes": {"en": "Routes", "fr": "Routes"},
    "score_done": {"en": "Completed tickets", "fr": "Tickets réussis"},
    "score_failed": {"en": "Failed tickets", "fr": "Tickets manqués"},
    "score_stations": {"en": "Stations left", "fr": "Gares restantes"},
    "score_total": {"en": "Total", "fr": "Total"},
    "longest_path": {"en": "Longest path: {paths}.", "fr": "Chemin le plus long : {paths}."},
    "path_of": {"en": "{name} {spaces}", "fr": "{name} {spaces}"},
    "borrowed": {
        "en": "{name} borrows with stations: {routes}.",
        "fr": "Par ses gares, {name} emprunte : {routes}.",
    },
    "you_borrow": {
        "en": "You borrow with stations: {routes}.",
        "fr": "Par vos gares, vous empruntez : {routes}.",
    },
    "wins": {"en": "{name} wins with {points}.", "fr": "{name} gagne avec {points}."},
    "you_win": {"en": "You win with {points}!", "fr": "Vous gagnez avec {points} !"},
    "share": {
        "en": "{names} share the win with {points}.",
        "fr": "{names} partagent la victoire avec {points}.",
    },
    "tie_break": {
        "en": "The tie of {names} is decided by: {breaks}.",
        "fr": "L'égalité entre {names} se départage par : {breaks}.",
    },
    "resigned": {"en": "{name} has resigned.", "fr": "{name} a abandonné."},
    "no_result": {"en": "The game has no result.", "fr": "La partie n'a pas de résultat."},
    "next_step": {"en": "Enter: go on", "fr": "Entrée : continuer"},
    # Replay.
    "replay_title": {"en": "{map}, {players}", "fr": "{map}, {players}"},
    "set_up": {"en": "Set-up", "fr": "Mise en place"},
    "step": {"en": "Turn {number} of {last}", "fr": "Tour {number} sur {last}"},
    "replay_ask": {
        "en": "Enter: next · b: back · a number: that turn · q: quit",
        "fr": "Entrée : suivant · b : retour · un nombre : ce tour · q : quitter",
    },
    "unreadable_replay": {
        "en": "“{text}” is not understood: Enter goes on, b goes back, a number jumps, q quits.",
        "fr": "« {text} » n'est pas compris : Entrée avance, b recule, un nombre saute, q quitte.",
    },
    "replay_end": {"en": "This is the end.", "fr": "C'est la fin."},
    "replay_start": {"en": "This is the beginning.", "fr": "C'est le début."},
    "no_such_turn": {
        "en": "There is no turn {text}; type a number from 0 to {last}.",
        "fr": "Il n'y a pas de tour {text} ; tapez un nombre de 0 à {last}.",
    },
    "rules_title": {"en": "What is special about {map}", "fr": "Ce qui change sur la carte {map}"},
    "help_title": {"en": "What you can type", "fr": "Ce que vous pouvez taper"},
    "log_title": {"en": "What happened", "fr": "Ce qui s'est passé"},
}  # fmt: skip

HELP: tuple[tuple[dict[Language, str], dict[Language, str]], ...] = (
    ({"en": "1, 2, …", "fr": "1, 2, …"},
     {"en": "the choice with that number", "fr": "le choix de ce numéro"}),
    ({"en": "Enter", "fr": "Entrée"},
     {"en": "back, or the table once more", "fr": "retour, ou la table une fois de plus"}),
    ({"en": "map", "fr": "carte"},
     {"en": "all routes, their length and who holds them",
      "fr": "toutes les routes, leur longueur, à qui elles sont"}),
    ({"en": "routes CITY", "fr": "routes VILLE"},
     {"en": "the routes at a city; without one, the claimed routes",
      "fr": "les routes d'une ville ; sans ville, les routes prises"}),
    ({"en": "tickets", "fr": "tickets"},
     {"en": "your tickets and how far they are", "fr": "vos tickets et où ils en sont"}),
    ({"en": "log", "fr": "journal"},
     {"en": "what happened so far", "fr": "ce qui s'est passé jusqu'ici"}),
    ({"en": "rules", "fr": "règles"},
     {"en": "what is special about this map", "fr": "les règles propres à cette carte"}),
    ({"en": "hint", "fr": "conseil"},
     {"en": "the best choices, and what they may lead to",
      "fr": "les meilleurs choix, et où ils peuvent mener"}),
    ({"en": "why ACTION", "fr": "pourquoi ACTION"},
     {"en": "why it is not possible: why claim {route}",
      "fr": "pourquoi c'est impossible : pourquoi claim {route}"}),
    ({"en": "ACTION", "fr": "ACTION"},
     {"en": "an action in full, as below", "fr": "une action en toutes lettres, comme ci-dessous"}),
    ({"en": "lang fr", "fr": "langue en"},
     {"en": "parler français", "fr": "speak English"}),
    ({"en": "quit", "fr": "quitter"},
     {"en": "leave the game", "fr": "quitter la partie"}),
)  # fmt: skip

NOTATION_HELP: dict[Language, str] = {
    "en": "Actions: take 0 … take 4 (places of the market, from 0) · blind · stop · pass · "
    "withdraw · "
    "keep CITY-CITY,… · claim {route} red:2,locomotive:1 · station CITY red:1 · extra red:1",
    "fr": "Actions : take 0 … take 4 (places du marché, à partir de 0) · blind · stop · "
    "pass · withdraw · "
    "keep VILLE-VILLE,… · claim {route} red:2,locomotive:1 · station VILLE red:1 · extra red:1",
}

LEVELS: dict[str, dict[Language, str]] = {
    "easy": {"en": "easy", "fr": "facile"},
    "medium": {"en": "medium", "fr": "moyen"},
    "hard": {"en": "hard", "fr": "difficile"},
    "expert": {"en": "expert", "fr": "expert"},
}
"""What the levels of the bots are called."""

BONUS_KINDS: dict[str, dict[Language, str]] = {
    "longest_path": {"en": "longest path", "fr": "chemin le plus long"},
    "completed_tickets": {"en": "most completed tickets", "fr": "plus de tickets réussis"},
    "locomotives_in_hand": {"en": "most locomotives in hand", "fr": "plus de locomotives en main"},
    "capital_tickets": {"en": "most tickets to capitals", "fr": "plus de tickets de capitales"},
    "wagons_left": {"en": "most wagons left", "fr": "plus de wagons restants"},
    "short_routes": {
        "en": "most routes of length ≤ {limit}",
        "fr": "plus de routes de longueur ≤ {limit}",
    },
    "small_tickets": {
        "en": "most tickets worth ≤ {limit}",
        "fr": "plus de tickets valant ≤ {limit}",
    },
    "countries": {"en": "most countries touched", "fr": "plus de pays touchés"},
    "arctic_tickets": {"en": "most tickets to the Arctic", "fr": "plus de tickets de l'Arctique"},
    "arctic_routes": {"en": "most routes to the Arctic", "fr": "plus de routes de l'Arctique"},
    "ferries": {"en": "most ferries", "fr": "plus de ferries"},
    "country_routes": {"en": "most routes in {country}", "fr": "plus de routes en {country}"},
}
"""What a bonus goes to, in few words; `rules` has them all in full."""

TIE_BREAKS: dict[str, dict[Language, str]] = {
    "completed_tickets": {"en": "completed tickets", "fr": "tickets réussis"},
    "fewest_stations": {"en": "fewer stations built", "fr": "moins de gares construites"},
    "longest_path_bonus": {
        "en": "the bonus for the longest path",
        "fr": "le bonus du chemin le plus long",
    },
    "longest_path": {"en": "the longest path", "fr": "le chemin le plus long"},
    "bonuses_won": {"en": "bonuses won", "fr": "bonus gagnés"},
}  # fmt: skip


def phrase(key: str, language: Language, **values: object) -> str:
    """A phrase, filled in."""
    return PHRASES[key][language].format(**values)


def bonus_words(bonus: Bonus, edition: Edition, language: Language) -> str:
    """What a bonus counts."""
    country = edition.countries[bonus.country].in_language(language) if bonus.country else ""
    return BONUS_KINDS[bonus.kind][language].format(limit=bonus.limit, country=country)
