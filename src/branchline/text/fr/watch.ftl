# Une partie terminée sur la page, revue.

watch-title-page = Relecture · Branchline
watch-title = Relecture
watch-plate = coup { $number } sur { $all }
watch-plate-told = coup { $number } sur { $all } : { $sentence }
watch-game-of = partie du { $date }
watch-move = Coup
watch-move-of = coup { $number } sur { $all }, tour { $turn }
watch-at = coup { $number } · tour { $turn }
watch-start = Départ
watch-end = Fin
watch-controls = Commandes de la relecture
watch-first = Au départ
watch-back = Un coup en arrière
watch-next = Un coup en avant
watch-last = À la fin
watch-play = Lire
watch-pause = Pause
watch-speed-label = Vitesse
watch-speed = Vitesse { $speed }×
watch-link = Lien vers ce coup
watch-svg = Enregistrer cette position en dessin (SVG)
watch-record = Télécharger l'enregistrement
watch-hands = Mains
watch-hands-cards = Mains
watch-hands-tickets = Tickets
watch-eyes = Les cartes de qui
watch-eyes-all = Vu par : tous
watch-eyes-of = Vu par : { $name }
watch-hidden = cachées
watch-offered = proposé
watch-deck =
    { $number ->
        [one] { $number } carte dans la pioche
       *[other] { $number } cartes dans la pioche
    }
watch-nothing-yet = Les cartes sont distribuées. Le premier coup suit.
watch-tab-standings = Joueurs
watch-tab-hands = Mains
watch-tab-log = Journal
watch-share = Partager la relecture
watch-share-about = Ce lien montre toute la partie, avec les cartes de chacun.
watch-share-link = Lien vers la relecture
watch-share-copy = Copier le lien
watch-share-hand = Partager…
