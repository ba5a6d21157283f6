"""A text on the command line that is not what its option asks for."""

from branchline.wording import Wording


class BadText(ValueError):
    """Why the text does not fit, for the parser to pass on."""

    def __init__(self, key: str, **values: str) -> None:
        from branchline.text.catalogue import put

        self.wording = Wording(key, values)
        super().__init__(put(self.wording, "en"))
