# What is wrong with the layout of a board.

unsound-at = { $kind }: { $first } ({ $amount })
unsound-between = { $kind }: { $first } and { $second } ({ $amount })
unsound-spaces-overlap = spaces overlap
unsound-name-on-space = a name covers a space
unsound-names-overlap = names overlap
unsound-name-on-disc = a name covers a disc
unsound-space-on-disc = a space covers a disc
unsound-discs-overlap = discs overlap
unsound-name-outside = a name leaves the frame
unsound-space-outside = a space leaves the frame
unsound-disc-outside = a disc leaves the frame
unsound-space-count = wrong number of spaces
unsound-uneven = uneven spaces
unsound-little-room = too little room for the spaces
unsound-too-short = too short for its spaces
unsound-skewed = spaces nearer to one city
unsound-order = spaces out of order
unsound-bend = a sharp bend
unsound-crossing = routes cross
unsound-leads-over = a route leads over a disc
unsound-not-parallel = tracks not parallel
unsound-not-beside = tracks not side by side
unsound-narrow = a narrow hit area
unsound-hit-covers = a hit area covers a space
unsound-far = spaces far from a city
unsound-line-through = a line runs through a name
