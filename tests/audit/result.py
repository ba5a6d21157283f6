"""The result object of a record, compared field by field with the auditor's own count."""

from typing import Any

from audit.position import Position
from audit.reader import Reader
from audit.scoring import Score, count_scores, find_winners

FORMAT = "record-format Result"
SCORE_FIELDS = ("routes", "tickets", "bonuses", "total")


class ResultJudge:
    """Compares one result with the position it claims to count."""

    def __init__(self, position: Position, result: dict[str, Any], reader: Reader) -> None:
        self.position = position
        self.result = result
        self.reader = reader

    def differ(self, rule: str, what: str, given: object, right: object) -> None:
        """Report a value that is not the right one; booleans are no numbers here."""
        if given != right or isinstance(given, bool):
            self.reader.violations.append(f"result: {what} is {given}, not {right} ({rule}).")

    def judge(self) -> None:
        """Every field of every seat, then the winners."""
        rules = self.position.rules
        scores = count_scores(self.position)
        given = self.result["scores"]
        self.differ(FORMAT, "the number of scores", len(given), len(scores))
        winners, needed = find_winners(scores, rules.tie_breaks, self.reader.resigned)
        for seat, (shown, score) in enumerate(zip(given, scores, strict=False)):
            self.judge_seat(seat, shown, score)
        self.judge_paths(given, scores, needed)
        self.differ(
            "R-NA-TIE-1, R-EU-TIE-1, R-NO-TIE-1, R-NL-TIE-1",
            "the list of winners",
            sorted(self.result["winners"]),
            winners,
        )
        self.differ(
            FORMAT,
            "the list of resigned seats",
            sorted(self.result.get("resigned") or []),
            sorted(self.reader.resigned),
        )
        met = self.reader.met
        met["ties"] += bool(needed)
        met["shared wins"] += len(winners) > 1
        met["borrowed routes"] += sum(len(score.borrowed) for score in scores)
        met["completed tickets"] += sum(len(score.completed) for score in scores)
        met["resigned seats"] += len(self.reader.resigned)

    def judge_seat(self, seat: int, shown: dict[str, Any], score: Score) -> None:
        """Points of routes, tickets, stations, bonuses and their sum."""
        for name in SCORE_FIELDS:
            if name not in shown:
                self.differ(FORMAT, f"{name} of seat {seat}", "absent", "present")
        self.differ(
            "R-ALL-INV-2", f"routes of seat {seat}", shown.get("routes"), score.route_points
        )
        self.judge_tickets(seat, shown.get("tickets") or [], score)
        bonuses = shown.get("bonuses")
        self.differ("R-ALL-LNG-3", f"bonuses of seat {seat}", bonuses, score.bonuses)
        self.judge_stations(seat, shown, score)
        rule = "R-NA-SCO-1, R-EU-SCO-1, R-NO-SCO-1, R-NL-SCO-1"
        self.differ(rule, f"total of seat {seat}", shown.get("total"), score.total)

    def judge_tickets(self, seat: int, shown: list[dict[str, Any]], score: Score) -> None:
        """R-ALL-TIC-9: each kept ticket once, its value and whether it was completed."""
        rows = sorted((row["ticket"], row["points"], bool(row["completed"])) for row in shown)
        right = sorted((t.id, t.points, t.id in score.completed) for t in score.tickets)
        for row in rows:
            if row not in right:
                self.differ("R-ALL-TIC-9", f"a ticket of seat {seat}", row, "among those counted")
        if len(rows) != len(right):
            self.differ("R-ALL-TIC-9", f"tickets of seat {seat}", len(rows), len(right))
        elif sorted(set(rows)) != rows:
            self.differ("R-ALL-TIC-9", f"tickets of seat {seat}", rows, right)

    def judge_stations(self, seat: int, shown: dict[str, Any], score: Score) -> None:
        """R-EU-STA-9, R-EU-STA-10: in Europe right, elsewhere absent."""
        if self.position.rules.stations:
            points = shown.get("stations")
            self.differ("R-EU-STA-10", f"stations of seat {seat}", points, score.station_points)
            routes = shown.get("borrowed")
            self.differ("R-EU-STA-9", f"borrowed of seat {seat}", routes, score.borrowed)
            return
        for name in ("stations", "borrowed"):
            if name in shown:
                self.differ(FORMAT, f"{name} of seat {seat}", "present", "absent")

    def judge_paths(
        self, given: list[dict[str, Any]], scores: list[Score], needed: dict[str, list[int]]
    ) -> None:
        """Which seats show their longest path, and that it is right (R-ALL-LNG-1).

        A tie that needs the lengths (R-NO-TIE-1) asks for those of the tied seats; the others may
        show theirs as well.
        """
        seats = set(range(len(scores)))
        always = self.position.rules.longest_path_bonus
        if always or "nordic_express" in self.position.bonus_cards:
            required = allowed = seats
        elif "longest_path" in needed:
            required, allowed = set(needed["longest_path"]), seats
        else:
            required = allowed = set()
        for seat, (shown, score) in enumerate(zip(given, scores, strict=False)):
            name = f"longest_path of seat {seat}"
            if "longest_path" not in shown:
                if seat in required:
                    self.differ(FORMAT, name, "absent", score.longest_path)
            elif seat not in allowed:
                self.differ(FORMAT, name, "present", "absent")
            else:
                self.differ("R-ALL-LNG-1", name, shown["longest_path"], score.longest_path)
