# Ce qui ne va pas dans les mots tapés après `branchline`.

typed-see = { $sentence } Voir { $command } --help.
typed-no-command = La commande « { $command } » n'existe pas.
typed-commands = Il y a les commandes { $commands }…
typed-no-option = L'option { $option } n'existe pas.
typed-no-letter = { $option } n'est pas une option.
typed-near = Vouliez-vous dire { $near } ?
typed-near-word = Vouliez-vous dire « { $near } » ?
typed-instead = Vouliez-vous dire { $near } au lieu de { $typed } ?
typed-missing = La commande « { $command } » demande une valeur pour { $option }.
typed-repeated = L'option { $option } est donnée plusieurs fois.
typed-unused = { $words } ne sert à rien ici.
typed-choice = « { $text } » ne convient pas pour { $option }. Choisissez parmi { $choices }.
typed-value = La valeur de { $option } ne convient pas : { $why }.
typed-bare-value = La valeur ne convient pas : { $why }.
typed-no-float = « { $text } » n'est pas un nombre
typed-no-bool = « { $text } » n'est ni yes ni no
typed-no-whole = « { $text } » n'est pas un nombre entier
typed-too-large = { $text } est un nombre trop grand
typed-no-file = il manque le nom d'un fichier
typed-zero-byte = aucun fichier n'a un octet nul dans son nom
typed-language = La langue « { $text } » n'existe pas. Choisissez en ou fr.
