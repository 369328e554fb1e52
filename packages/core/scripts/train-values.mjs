// Fits the model that tells whether a statement gives a value of the kind that an attribute holds one of at a time.
//
//   node packages/core/scripts/train-values.mjs
//
// Trains on talk/values, measures on sentences of frames left out, and writes src/text/values/value-weights.ts. The same
// data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { VALUE_BUCKETS as BUCKETS, valueFeatures } from "../src/text/values/value-model.ts"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 8
const RATE = 0.3
const DECAY = 0.00005
/** Sentences drawn of each frame. */
const DRAWN = 80
const FOLDS = 5

const talk = new URL("../talk/values/", import.meta.url)
const linesOf = (name) => readFileSync(new URL(name, talk), "utf8").trim().split("\n")
const listsIn = (lines) =>
  lines.flatMap((line) => {
    const [, name, list] = /^(\w+) = (.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, list.split("|").map((one) => one.trim())]]
  })
const shared = listsIn(linesOf("names.txt"))

/** Sentences of the frames, with what stands in braces drawn. */
function readFrames() {
  return readdirSync(talk)
    .sort()
    .filter((name) => name !== "names.txt")
    .flatMap((name) => {
      const lines = linesOf(name)
      const lists = new Map([...shared, ...listsIn(lines)])
      const random = randomFrom(hashOf(name))
      const countries = countriesOf(name.slice(0, 2))
      const pick = (list) => list[Math.floor(random() * list.length)]
      const fill = (text) =>
        text.replace(/\{(\w+)\}/g, (_, list) => {
          if (list === "country") return pick(countries)
          if (list === "lower") return invent(name.slice(0, 2), random).toLowerCase()
          if (INVENTED.has(list) && random() < 0.5) return invent(name.slice(0, 2), random)
          if (!lists.has(list)) throw new Error(`${name} has no list ${list}`)
          return fill(pick(lists.get(list)))
        })
      return lines
        .filter((line) => /^[+-] /.test(line))
        .flatMap((line) => {
          const [, sign, of, frame] = /^([+-]) (\w+) \| (.*)$/.exec(line)
          const texts = new Set(Array.from({ length: DRAWN }, () => varied(fill(frame), random)))
          return [...texts].map((text) => ({
            label: sign === "+" ? 1 : 0,
            of,
            text,
            group: `${name} ${line}`,
            features: valueFeatures(of, text),
            weight: 1 / Math.sqrt(texts.size),
          }))
        })
    })
}

/** Lists of names, of which half are invented, so that the model learns where a name stands rather than the names. */
const INVENTED = new Set(["town", "org", "first"])
const SYLLABLES =
  "ba be bo bra da del do dun fa fen ga gar go hal ham har ka kel ko la len li lo lun ma mar mi mon na nel no or pa per po ra ren ro sal san sel ta tel ter to tor va ver vi wen wy za".split(
    " ",
  )
const ENDINGS = ["n", "s", "burg", "ton", "ville", "a", "o", "heim", "by", "ford", "ic", "k", "ra", "l", "x"]
const HAN = [
  ..."安白宝昌长城池川春大德东丰福阜冈高谷光广桂海杭河衡虹湖沪华怀淮吉济嘉江金津晋荆靖九康兰乐丽连林临灵龙洛绵明南宁平浦黔青清曲泉荣三山绍深盛石松苏泰唐天通皖万温乌西湘新兴徐宣阳扬宜银永玉岳云漳郑中舟珠遵",
]
const JAPANESE = [
  ..."秋旭朝池石一稲岩宇江大岡小尾柏加川北岐木草倉久高黒桑小佐坂桜三塩島下白須杉鈴瀬高立津鶴富豊鳥中永長名奈成西野浜原東平広福藤船町松三水宮武村森盛八山弓吉米和",
]

function invent(language, random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  if (language === "zh" || language === "ja") {
    const letters = language === "zh" ? HAN : JAPANESE
    return pick(letters) + pick(letters) + (random() < 0.2 ? pick(letters) : "")
  }
  const word = pick(SYLLABLES) + (random() < 0.6 ? pick(SYLLABLES) : "") + pick(ENDINGS)
  return word[0].toUpperCase() + word.slice(1)
}

/** The names of all countries in a language. */
function countriesOf(language) {
  const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" })
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  return letters.flatMap((one) => letters.flatMap((other) => display.of(one + other) ?? []))
}

/** As people type: with a capital or without any. */
function varied(text, random) {
  const bare = text.replace(/ (?=[,.])/g, "")
  if (random() < 0.2) return bare.toLowerCase()
  return random() < 0.7 ? bare[0].toUpperCase() + bare.slice(1) : bare
}

const chance = ({ weights, bias }, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). Of each attribute both labels weigh the same in all. */
function fit(all) {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(0.01)
  let [bias, biasSquares] = [0, 0.01]
  const totals = new Map()
  for (const { of, label, weight } of all) {
    const key = `${of} ${label}`
    totals.set(key, (totals.get(key) ?? 0) + weight)
  }
  const share = ({ of, label }) => {
    const [own, other] = [totals.get(`${of} ${label}`), totals.get(`${of} ${1 - label}`)]
    return (own + other) / (2 * own)
  }
  const random = randomFrom(5)
  const order = [...all.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const at of order) {
      const { label, weight, features } = all[at]
      const error = (chance({ weights, bias }, features) - label) * weight * 8 * share(all[at])
      for (const bucket of features) {
        const slope = error / Math.sqrt(features.length) + DECAY * weights[bucket]
        squares[bucket] += slope * slope
        weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
      }
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

const frames = readFrames()
console.log(`${frames.length} sentences`)
if (process.argv.includes("--left-out")) {
  const model = fit(frames.filter(({ group }) => hashOf(group) % FOLDS !== 0))
  const left = frames.filter(({ group }) => hashOf(group) % FOLDS === 0)
  for (const limit of [0.2, 0.3, 0.5]) {
    const rate = (label) => {
      const those = left.filter((one) => one.label === label)
      return `${those.filter(({ features }) => chance(model, features) < limit).length}/${those.length}`
    }
    console.log(`frames left out below ${limit}: ${rate(0)} that give no value, ${rate(1)} that do`)
  }
}
const model = fit(frames)
const scale = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const small = Int8Array.from(model.weights, (weight) => Math.round(weight / scale))
const [rounded, bias] = [Number(scale.toPrecision(6)), Number(model.bias.toPrecision(6))]
writeFileSync(
  new URL("../src/text/values/value-weights.ts", import.meta.url),
  `// Written by scripts/train-values.mjs.\nexport const VALUE_BIAS = ${bias}\nexport const VALUE_SCALE = ${rounded}\nexport const VALUE_WEIGHTS: string =\n  "${Buffer.from(small.buffer).toString("base64")}"\n`,
)
