# What is wrong with the words behind `branchline`.

typed-see = { $sentence } See { $command } --help.
typed-no-command = Unknown command "{ $command }".
typed-commands = Available commands: { $commands }, ...
typed-no-option = Unknown option: { $option }.
typed-no-letter = { $option } is not a recognized option.
typed-near = Did you mean { $near }?
typed-near-word = Did you mean "{ $near }"?
typed-instead = Did you mean { $near } instead of { $typed }?
typed-missing = Command "{ $command }" parameter { $option } requires an argument.
typed-repeated = Parameter { $option } specified multiple times.
typed-unused = There is no use for { $words } here.
typed-choice = Invalid value "{ $text }" for { $option }. Choose from: { $choices }.
typed-value = Invalid value for { $option }: { $why }.
typed-bare-value = { $why }.
typed-no-float = unable to convert "{ $text }" into float
typed-no-bool = unable to convert "{ $text }" into bool
typed-no-whole = '{ $text }' is no whole number
typed-too-large = { $text } is too large a number
typed-no-file = the name of a file is missing
typed-zero-byte = no file has a name with a zero byte
typed-language = There is no language "{ $text }". Choose en or fr.
