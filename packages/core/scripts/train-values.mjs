// Fits the model that tells whether a statement gives a value of the kind that an attribute holds one of at a time.
//
//   node packages/core/scripts/train-values.mjs
//
// Trains on talk/values, measures on sentences of frames left out, and writes src/text/values/value-weights.ts. The same
// data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { VALUE_BUCKETS, valueFeatures } from "../src/text/values/value-model.ts"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 8
const RATE = 0.45
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
            right: sign === "+" ? 1 : 0,
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

/** Of each attribute both labels weigh the same in all. */
function fit(all) {
  const totals = new Map()
  for (const { of, right, weight } of all) {
    const key = `${of} ${right}`
    totals.set(key, (totals.get(key) ?? 0) + weight)
  }
  const share = ({ of, right }) => {
    const [own, other] = [totals.get(`${of} ${right}`), totals.get(`${of} ${1 - right}`)]
    return (own + other) / (2 * own)
  }
  const weighed = all.map((one) => ({ ...one, weight: one.weight * 8 * share(one) }))
  const random = randomFrom(5)
  const draw = () => weighed[Math.floor(random() * weighed.length)]
  return fitBuckets(draw, { buckets: VALUE_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

const frames = readFrames()
console.log(`${frames.length} sentences`)
if (process.argv.includes("--left-out")) {
  const model = fit(frames.filter(({ group }) => hashOf(group) % FOLDS !== 0))
  const left = frames.filter(({ group }) => hashOf(group) % FOLDS === 0)
  for (const limit of [0.2, 0.3, 0.5]) {
    const rate = (right) => {
      const those = left.filter((one) => one.right === right)
      return `${those.filter(({ features }) => probabilityOf(features, model) < limit).length}/${those.length}`
    }
    console.log(`frames left out below ${limit}: ${rate(0)} that give no value, ${rate(1)} that do`)
  }
}
const file = new URL("../src/text/values/value-weights.ts", import.meta.url)
writeModel(file, "train-values.mjs", "VALUE", shippedModel(fit(frames)))
