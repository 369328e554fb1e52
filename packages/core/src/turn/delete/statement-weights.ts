// Written by scripts/train-statement-match.mjs.
//
// A request to forget chooses one of the stored sentences, or none of them. The score of a sentence is the sum of its
// features (statement-features.ts), each times the weight here; the score of "none" grows with the number of sentences.
// Probabilities are the softmax of all these scores.
//
// Learned from talk/matters/tune and talk/wishes/tune, where each request counts twice: once among all sentences, and
// once without those that it means, so that "none" is right.
//
// A feature of weight 0 would tell nothing. "Chosen by words" is the rules' own choice, which the other features
// confirm or outvote; "length" is there because people state things in longer sentences than they greet or ask in.
export const STATEMENT_WEIGHTS: Readonly<Record<string, number>> = {
  "share of its words": 1.56,
  "rarest shared word": 0.155,
  "two words": 0.485,
  "a name": 0.173,
  "a name missing": -0.285,
  "related words": 1.467,
  "a compound": 0.641,
  topics: 0.377,
  "no topic": -0.383,
  attribute: -0.382,
  "same attribute": -0.068,
  person: -0.299,
  "person missing": -0.374,
  "somebody else": -0.217,
  number: 0.088,
  length: 1.836,
  question: -0.416,
  characters: 0.491,
  "any characters": 0.38,
  "chosen by words": 1.615,
  "near by words": 0.523,
  "shares most": 0.469,
  "shares alone": 0.037,
  "attribute beside others": 0.506,
  "both the person's own": 0.007,
}
/** The score of "none of them": a bias, and how much it grows with the logarithm of the number of sentences. */
export const NONE_BIAS = 1.35
export const NONE_PER_LOG = 1.027
