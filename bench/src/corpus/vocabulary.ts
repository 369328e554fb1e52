import { Random } from "./random.ts"

/** Frequent content words of everyday conversation, most frequent first; further words are invented. */
const everydayWords =
  `time work day people home good thing week year new way need think look help want friend family start book plan idea great
  find place feel try make keep live car house food trip school money team project school city dinner night weekend morning kid music movie
  game dog cat water coffee tea garden kitchen room train flight hotel phone computer email meeting office job boss client doctor health
  sleep run walk bike gym yoga class course language song guitar piano paint photo camera paper letter story novel recipe bread cheese
  chicken fish rice pasta salad soup cake birthday wedding holiday summer winter spring autumn rain snow beach mountain forest river lake
  street market shop store price budget bank loan rent tax insurance contract lawyer law court police school teacher student exam degree
  science history art museum theatre concert festival ticket visa passport border country mother father sister brother son daughter wife
  husband cousin uncle aunt neighbour party gift shoe dress jacket color blue red green black white small big old young early late
  quick slow cheap expensive healthy happy sad tired busy free open close buy sell pay save spend order send call visit meet invite cook
  bake clean wash fix build design write read learn teach study practice train play watch listen travel drive fly move rent`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at)

const ONSETS = "b br c ch d dr f fl g gr h j k kl l m n p pl pr qu r s sh st t th tr v w z".split(" ")
const VOWELS = "a e i o u ai ea ee ia io oa ou".split(" ")
const CODAS = ["", "", "", "l", "m", "n", "nd", "r", "rk", "s", "st", "t", "x"]
const SIZE = 40_000

/** Words by frequency rank, drawn by Zipf and Mandelbrot: the share of rank r is proportional to 1 / (r + 2.7)^1.07. */
export class Vocabulary {
  readonly words: readonly string[]
  readonly #reach: Float64Array

  constructor(seed = 1) {
    const random = new Random(seed)
    const words = new Set(everydayWords)
    while (words.size < SIZE) words.add(inventWord(random))
    this.words = [...words]
    this.#reach = new Float64Array(SIZE)
    let sum = 0
    for (let rank = 0; rank < SIZE; rank++) {
      sum += 1 / (rank + 2.7) ** 1.07
      this.#reach[rank] = sum
    }
  }

  draw(random: Random): string {
    return this.at(this.#rank(random.next() * (this.#reach[SIZE - 1] ?? 0)))
  }

  /** A less frequent word, as a topic. */
  topic(random: Random): string {
    return this.at(random.between(120, 12_000))
  }

  at(rank: number): string {
    return this.words[rank] ?? ""
  }

  #rank(target: number): number {
    let low = 0
    let high = SIZE - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#reach[middle] ?? 0) < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

function inventWord(random: Random): string {
  let word = ""
  for (let syllable = random.between(2, 3); syllable > 0; syllable--) {
    word += pickFrom(ONSETS, random) + pickFrom(VOWELS, random) + pickFrom(CODAS, random)
  }
  return word
}

function pickFrom(from: readonly string[], random: Random): string {
  return from[random.between(0, from.length - 1)] ?? ""
}
