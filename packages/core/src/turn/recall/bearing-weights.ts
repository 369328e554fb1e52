// In the form that `scripts/train-bearing.mjs` writes; `docs/decisions/0180-the-block-takes-what-bears.md` says what they were fitted on.

export const BEARING_BIAS = -2.957
/** In the order of `BEARING_FEATURES`. */
export const BEARING_WEIGHTS: readonly number[] = [
  -2.385, 2.125, -0.2435, 1.288, 2.855, 0.9329, -1.82, -1.591, -0.2702, -0.009656, 0.3861, 0.4559, 5.308, 0.4229, 3.31,
  1.272, 0.1683, 0.2262, -0.2144, -0.4921, 0.8787, 0.35, 0.5506, 2.748, -0.8797, 0.28, 0.833,
]
