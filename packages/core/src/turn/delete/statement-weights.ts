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
  "share of its words": 2.751,
  "rarest shared word": 0.322,
  "two words": 0.544,
  "a name": 1.252,
  "a name missing": -0.935,
  "related words": 1.187,
  "a compound": 0.67,
  topics: 0.053,
  "no topic": -0.487,
  attribute: 0.149,
  "same attribute": -0.413,
  person: 0.15,
  "person missing": -0.145,
  "somebody else": -0.432,
  number: 0.173,
  length: 3.943,
  question: -0.099,
  characters: 0.8,
  "any characters": 0.533,
  "chosen by words": 0.655,
  "near by words": 0.563,
  "shares most": 0.136,
  "shares alone": -0.128,
  "attribute beside others": 0.258,
  "both the person's own": 0.088,
  "same matter": -0.493,
  "same matter otherwise": 3.213,
  "matter beside others": 0.572,
  "asked attribute": -0.216,
  "asked attribute beside others": 0.346,
  "a word of its own": 0.301,
  "share of known words": -0.133,
  "first word": 0.18,
  "shared words": 0.653,
  figure: 0.931,
}
export const CERTAINTY_BIAS = 0.8343
/** In the order of `CERTAINTY_FEATURES` (rank-statements.ts). */
export const CERTAINTY_WEIGHTS: readonly number[] = [
  -0.6222, -0.3129, 1.1089, 1.047, -0.2032, 0.2417, 0.7021, -0.0189, -0.2141, -1.0572, 0.23, 0.3522, -0.3972, -0.1027,
  0.8959, -0.5507, 0.031, 0.3003, -0.0104, 0.6795, 0.6783, 0.549, 0.0629, 0.2261, 0.0393, -0.9219, 3.112, 0.0581,
  -0.1115, 0.1611, -0.2154, -0.2527, 0.0005, -0.2029, 0.6829, 0.1744, 0.224, -0.5267, -0.428, 0.105, -0.1015, 2.4444,
  0.3662,
]
