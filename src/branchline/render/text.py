"""How much room a name takes: the widths of Barlow Semi Condensed, weight 600.

Extracted once from the font's metrics (SIL Open Font License 1.1, The Barlow Project Authors), so
that a layout can be computed and tested without reading a font. Kerning is left out: it only makes
names narrower.
"""

UNITS_PER_EM = 1000

# Advance widths: every character of a line has the width in front of it.
_TABLE = """
150 ¸
153 '
172 ¹
173 ‘’
180 |¦
205 ìíîïĩīĭı
213 `´
219 lĺļ
220 ·
227 Į
231 j
232 ,ĵ
235 i
242 .
243 IÌÍÎÏĨĪİ
245 ŀ
248 į
266 ;
298 ()²
299 ³
302 !¡
304 :
305 ª
313 1
315 "
322 “”
324 º
328 tţťŧ
333 f
334 {}
338 ¯
342 r
345 ŕŗř
361 ¨
364 -
366 []
368 °
377 ł
380 *
394 ľ
412 zźżž
413 ×
417 /\\
422 –
439 ^
440 7
441 ®
446 syýÿŷ
448 śŝşš
449 §
456 ?¿
457 _
459 ĳ
460 v
465 +<=>¬±÷
466 x
477 c¢àáâãäåçāăąćĉċč
478 35akķ
479 6
480 9ZŹŻŽ
483 èéêëēėęě
484 8e
488 2òóôõöōŏő
489 Fu
490 goþĝğġģ
491 hnñùúûüĥħńņňũūŭůűų
492 «»ŋ
493 LðĹĻ
494 Ľ
496 µ
497 ø
498 bdďđ
501 $~
502 pq
509 0ß
512 JĴ
513 ESÈÉÊËĒĖĘĚŚŜŞŠ
516 TÞŢŤŦ
521 Q
522 4
526 P
528 YÝŶŸ
533 CÇĆĈĊČ
537 GRĜĞĠĢŔŖŘ
538 X
540 V
542 B
544 OÒÓÔÕÖŌŐ
545 DĎ
548 Ł
549 KĶ
551 ¤
552 AÀÁÂÃÄÅĀĂĄ
553 ¶
557 HUÙÚÛÜĤĦŨŪŬŮŰŲ
561 £
588 NÑŃŅŇŊ
591 ÐĐ
607 ¥
609 Ø
627 M
630 —
635 &
642 #
677 wŵ
741 ½
747 m
755 æ…
758 ¼
771 W
773 œ
785 Ŵ
789 @
802 %
808 Œ
821 ©
841 ¾Æ
"""

WIDTHS: dict[str, int] = {" ": 200} | {
    character: int(width)
    for width, characters in (line.split(" ", 1) for line in _TABLE.strip().splitlines())
    for character in characters
}
UNKNOWN = 1000
"""A character that the font lacks is drawn in some other font: allow it a whole em."""

CAP_HEIGHT = 0.70
"""Height of a capital letter above the baseline, in ems; b, d and l are a little taller."""
ASCENT = 0.76
ACCENT_ASCENT = 0.93
"""Height of a capital letter with an accent, in ems."""
DESCENT = 0.21


def text_width(text: str, size: float) -> float:
    """The width of `text` set in `size`."""
    return sum(WIDTHS.get(character, UNKNOWN) for character in text) * size / UNITS_PER_EM


def text_ascent(text: str, size: float) -> float:
    """How far `text` reaches above its baseline."""
    accented = any(character.isupper() and ord(character) > ord("~") for character in text)
    return (ACCENT_ASCENT if accented else ASCENT) * size


def text_descent(size: float) -> float:
    """How far any text reaches below its baseline."""
    return DESCENT * size
