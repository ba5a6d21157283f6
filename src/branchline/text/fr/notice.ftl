# Comment prévenir de son tour quelqu'un qui ne regarde pas la table.

notice-title = Me prévenir à mon tour
notice-device = Sur cet appareil, quand la page est à l'arrière-plan
notice-forbidden = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent y remédier.
notice-webhook = Par un webhook
notice-webhook-about = Au début de chacun de vos tours à cette table, ce serveur envoie un message à l'adresse : au robot de votre messagerie ou à votre propre programme. Cela s'arrête avec la partie.
notice-set = Enregistrer
notice-change = Changer
notice-on = Vos tours sont annoncés par un webhook.
notice-secret = Les messages sont signés avec ce secret. Il n'est montré que maintenant.
notice-copy = Copier
notice-stop = Supprimer le webhook
