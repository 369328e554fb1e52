// Written by scripts/train-statement-match.mjs.
//
// Each stored sentence has a score for a request to forget: the sum of its features (statement-features.ts), each times
// the weight here. Probabilities are the softmax of all scores. Whether the likeliest sentence is the one that is meant
// is a logistic regression over its features, its probability, and how much likelier it is than the next.
//
// Learned from talk/matters/tune, talk/wishes/tune and talk/wishes/asked/tune. The regression learns from the
// probabilities that people left out of the training got, and from each request without the sentences that it means.
//
// "Length" is there because people state things in longer sentences than they greet or ask in.
export const STATEMENT_WEIGHTS: Readonly<Record<string, number>> = {
  "share of its words": 2.478,
  "rarest shared word": 0.343,
  "two words": 0.461,
  "a name": 1.06,
  "a name missing": -0.814,
  "related words": 0.813,
  "a compound": 0.687,
  topics: 0.02,
  "no topic": -0.396,
  attribute: -0.089,
  "same attribute": -0.494,
  person: 0.094,
  "person missing": -0.086,
  "somebody else": -0.453,
  number: 0.15,
  length: 3.854,
  question: -0.125,
  characters: 0.665,
  "any characters": 0.454,
  "chosen by words": 0.754,
  "near by words": 0.543,
  "shares most": 0.077,
  "shares alone": 0.016,
  "attribute beside others": 0.355,
  "both the person's own": 0.136,
  "same matter": -0.099,
  "same matter otherwise": 2.529,
  "matter beside others": 0.556,
  "asked attribute": -0.249,
  "asked attribute beside others": 0.339,
  "a word of its own": 0.435,
  "share of known words": -0.025,
  "first word": 0.233,
  "shared words": 0.703,
  figure: 0.911,
  "told last": 2.683,
  "told lately": 1.558,
}
export const CERTAINTY_BIAS = -2.0524
/** In the order of `CERTAINTY_FEATURES` (rank-statements.ts). */
export const CERTAINTY_WEIGHTS: readonly number[] = [
  0.7261, -0.9653, 0.4071, 0.8691, -0.2381, 0.0079, 0.4312, -0.0967, -0.2072, 0.2921, -0.4268, 0.3542, -0.1489, -0.0854,
  1.3031, -0.1837, 0.0081, 0.3777, -0.1279, 0.7198, 0.6145, -0.0327, 0.0756, 0.1301, 0.0284, 0.5899, 2.6866, -0.1929,
  0.5763, 0.0531, 0.3938, -0.2364, 0.1393, 0.4864, 0.435, 1.2359, 1.0751, 0.3346, 0.348, -0.0208, -0.1307, 0.065,
  -0.3108, 1.2004, -0.0169,
]
