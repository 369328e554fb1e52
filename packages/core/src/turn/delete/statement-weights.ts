import type { ChoiceSize } from "./least-certainty.ts"

// Written by scripts/train-statement-match.mjs.
//
// Each stored sentence has a score for a request to forget: the sum of its features (statement-features.ts), each times
// the weight here. Probabilities are the softmax of all scores. Whether the likeliest sentence is the one that is meant
// is a logistic regression over its features, its probability, and how much likelier it is than the next, one each for
// few, some and many statements.
//
// Learned from talk/matters/tune, talk/wishes/tune, talk/wishes/asked/tune and talk/forgotten/tune. The regressions learn
// from the probabilities that people left out of the training got, and from each request without the sentences that it means.
//
// "Length" is there because people state things in longer sentences than they greet or ask in.
export const STATEMENT_WEIGHTS: Readonly<Record<string, number>> = {
  "share of its words": 0.579,
  "rarest shared word": 0.179,
  "two words": 0.267,
  "a name": 0.59,
  "a name missing": -0.33,
  "related words": 0.445,
  "a compound": 0.63,
  topics: 0.09,
  "no topic": -0.337,
  attribute: -0.085,
  "same attribute": -0.483,
  person: 0.191,
  "person missing": -0.177,
  "somebody else": -0.392,
  number: 0.102,
  length: 1.328,
  question: -0.102,
  characters: 0.593,
  "any characters": 0.306,
  "chosen by words": 0.605,
  "near by words": 0.471,
  "shares most": 0.123,
  "shares alone": 0.056,
  "attribute beside others": 0.321,
  "both the person's own": 0.104,
  "same matter": 0.045,
  "same matter otherwise": 2.08,
  "matter beside others": 0.466,
  "asked attribute": -0.261,
  "asked attribute beside others": 0.353,
  "a word of its own": 0.421,
  "share of known words": 0.043,
  "first word": 0.157,
  "shared words": 0.263,
  figure: 0.873,
  "told last": 2.795,
  "told lately": 1.564,
  "share of what names": 1.272,
  "likeliest naming word": 0.979,
  "naming evidence": 1.746,
  "naming word missing": -0.576,
  "matter of what names": 2.039,
  "pairs of what names": 0.048,
  "related to what names": 0.624,
  confided: 0.772,
}
/** Among how many statements the choice is made; the weights are in the order of `CERTAINTY_FEATURES` (rank-statements.ts). */
export const CERTAINTY_WEIGHTS: Readonly<
  Record<ChoiceSize, { readonly bias: number; readonly weights: readonly number[] }>
> = {
  few: {
    bias: -5.8691,
    weights: [
      1.1896, 1.8906, 0.5106, -0.1259, -0.0851, -0.6608, 0.5659, 0.0441, 0.0044, 0.7136, 0.2039, -0.8805, -0.1414,
      -0.0395, 0.7032, 4.0691, -5.3952, -0.0651, 1.3266, 1.824, 0.9641, 0.5617, -0.4678, -0.1193, 0.0026, 0.8402,
      0.8546, -0.0451, -0.1878, 0.0745, -0.857, -0.5336, -0.201, 0.2772, 1.6093, 0.312, 0.3836, 1.6, -0.7829, -0.7213,
      -0.921, -1.1999, -1.0531, 0.2382, 0.2065, 0.2413, 0.3551, 1.9911, -0.4278, -0.0609, -0.1891, -2.7118, -0.9898,
    ],
  },
  some: {
    bias: 0.2089,
    weights: [
      -1.6925, 0.074, 0.7078, 0.3501, -0.3954, 0.3472, 0.4153, -0.2005, -0.2179, 0.4739, -0.4873, 0.3163, -0.1682,
      -0.1442, 5.3265, 0.3171, 0.1103, 0.2079, -0.0409, 0.5752, 0.5551, 0.0271, 0.1214, 0.1194, -0.0443, -0.9198,
      1.5219, 0.137, -0.5479, 0.4293, -0.364, -0.6983, -0.2717, -0.2827, 0.648, 1.3008, 0.6254, 1.3183, 2.1016, 0.5347,
      -0.239, 4.0853, -0.0262, -0.1902, -0.1821, 0.5412, -0.0074, -0.7032, 0.0459, 0.0299, -0.1487, 2.0119, 0.7969,
    ],
  },
  many: {
    bias: 2.2849,
    weights: [
      -1.0203, 0.5047, 1.5198, 0.9723, 0.2441, -1.0468, 1.0289, -0.0615, -0.0294, 0.2542, -0.0184, 0.8874, 0.1238,
      -0.0752, -0.0673, -3.791, 0.3568, 1.0373, -1.5676, 0.3204, 0.338, 0.1788, -0.4036, -0.0726, 0.2876, 0.1719,
      -0.3957, -0.1101, -1.7158, 0.2892, 0.2021, -0.9614, -0.0924, -1.7, -0.2734, 2.3068, 1.7167, 0.3303, 1.2637,
      0.8511, -0.8425, 2.6039, 0.3337, 0.5649, 0.0168, 0.5336, 0.1681, -0.21, -0.0401, -0.197, -0.157, 0.5728, 1.77,
    ],
  },
}
