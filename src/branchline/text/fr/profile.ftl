# Les profils : un nom que quelqu'un a réservé, sa clé, ses parties, et qui mène.

profile-claim = Réserver un nom
profile-claim-about = Un nom à vous, pour que vos parties comptent : des statistiques, et un classement par plateau. Ni e-mail ni mot de passe : vous recevez un lien, et qui a le lien a le nom.
profile-name = Votre nom
profile-claim-it = Réserver
profile-have = J'ai un profil sur un autre appareil
profile-link = Le lien vers le profil
profile-bring = L'utiliser ici
profile-brought = Ce lien ouvre le profil { DE($name) }. Cet appareil utilise celui { DE($other) }.
profile-use = Utiliser { $name }
profile-use-not = Ne rien changer
profile-key = La clé de votre profil
profile-key-about = Ce lien est la seule clé : gardez-le là où vous gardez ce qui ne doit pas se perdre. Il ouvre le profil sur n'importe quel appareil. Ne le montrez à personne.
profile-show = Montrer le lien
profile-hide = Le cacher
profile-copy = Copier le lien
profile-qr = Le lien vers le profil en code QR
profile-rename = Un autre nom
profile-rename-it = Renommer
profile-renamed = C'est fait. L'ancien nom est de nouveau libre.
profile-renew = Un nouveau lien
profile-renew-sure = L'ancien lien ne vaudra plus rien, et il faudra donner le nouveau à vos autres appareils.
profile-renew-yes = Créer un nouveau lien
profile-renewed = Le lien est nouveau : gardez-le.
profile-forget = Plus sur cet appareil
profile-remove = Supprimer le profil
profile-remove-sure = Le nom, toutes les statistiques et tous les classements disparaissent pour de bon, et personne ne peut les rétablir.
profile-remove-yes = Supprimer pour de bon
profile-since = depuis le { $date }
profile-record = Parties par plateau et nombre de joueurs
profile-games =
    { $number ->
        [one] partie
       *[other] parties
    }
profile-won =
    { $number ->
        [one] gagnée
       *[other] gagnées
    }
profile-left =
    { $number ->
        [one] quittée avant la fin
       *[other] quittées avant la fin
    }
profile-column-games = Parties
profile-column-won = Gagnées
profile-column-average = Moyenne
profile-column-best = Record
profile-column-rating = Classement
profile-unrated = pas encore de classement
profile-rating-about = Les parties avec des robots comptent dans les statistiques ; les classements viennent des parties avec d'autres personnes qui ont réservé un nom.
profile-nothing = { $name } n'a pas encore terminé de partie.
    .you = Désormais, chaque partie où vous prenez place compte ici dès qu'elle est terminée.
profile-begin = Jouer une partie
profile-leaders = En tête
profile-seats = Nombre de joueurs
profile-no-leaders = Personne n'a encore de classement ici : il suffit que deux personnes aux noms réservés jouent une partie.
