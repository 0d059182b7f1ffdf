"""Checks an environment of Gymnasium or PettingZoo by their own official tests."""

import warnings

from sevenwonders.envs import SevenWondersMaskedSeat, SevenWondersParallel, SevenWondersSeat

CYCLES = 200
"""Steps of each test: a few games."""


def check_env(
    env: SevenWondersSeat | SevenWondersMaskedSeat | SevenWondersParallel,
) -> None:
    """Run the official tests on an environment, or on one that wraps or extends ours.

    They take actions without regard to the mask in part: the environment needs
    ``illegal="first"``. A fault is raised as their ``AssertionError``.
    """
    with warnings.catch_warnings():
        # They would have observations as plain arrays; with masks they are dictionaries.
        warnings.simplefilter("ignore", UserWarning)
        if isinstance(env, SevenWondersParallel):
            _check_parallel(env)
        else:
            from gymnasium.utils.env_checker import check_env as check  # noqa: PLC0415

            check(env)


def _check_parallel(env: SevenWondersParallel) -> None:
    from pettingzoo.test import api_test, parallel_api_test  # noqa: PLC0415
    from pettingzoo.utils import parallel_to_aec  # noqa: PLC0415

    parallel_api_test(env, num_cycles=CYCLES)
    api_test(parallel_to_aec(env), num_cycles=CYCLES)
