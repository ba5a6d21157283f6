"""Many games in one compiled call."""

from branchline.rules.backend import entry, rule
from branchline.rules.chance import seed_generator
from branchline.rules.codes import NONE
from branchline.rules.playing import mix, play_out
from branchline.rules.setup import start_game


@rule
def game_word(word, index, salt):
    return mix(word + index * 0x9E3779B9, salt)


@entry
def play_many(board, s, log, generator, seats, seed, first_game, games, scores):
    decisions = 0
    for game in range(first_game, first_game + games):
        start_game(board, s, log, seats, NONE, game_word(seed, game, 1), game_word(seed, game, 2), game_word(seed, game, 3))
        seed_generator(generator, game_word(seed, game, 4), game_word(seed, game, 5), game_word(seed, game, 6))
        decisions += play_out(board, s, log, generator)
        for p in range(seats):
            scores[p] += s.seat[p].total
    return decisions
