import { UNSPACED } from "./unspaced.ts"

/** Zero to nineteen in order, in nine languages; spellings are joined by `/`. */
const UNITS = [
  "zero/oh/nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  "null eins/ein zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
  "cero uno/un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
  "zero um/uma dois/duas três quatro cinco seis/meia sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove",
  "nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
  "ноль/нуль один/одна два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
  "zero jeden/jedna dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście",
]
/** Twenty to ninety. */
const TENS = [
  "twenty thirty forty/fourty fifty sixty seventy eighty ninety",
  "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
  "vingt trente quarante cinquante soixante septante huitante nonante",
  "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
  "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
  "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
  "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
  "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
]
const placesOf = (words: string): readonly (readonly string[])[] => words.split(" ").map((word) => word.split("/"))
const byWord = (languages: readonly string[], numberAt: (place: number) => number): readonly [string, number][] =>
  languages.flatMap((words) =>
    placesOf(words).flatMap((spellings, place) => spellings.map((word): [string, number] => [word, numberAt(place)])),
  )

/** Numbers in one word: "einunddreißig", "eenendertig", "trentotto", "veintiuno". */
function compounds(): readonly [string, number][] {
  const built: [string, number][] = []
  const language = (index: number) => [placesOf(UNITS[index] ?? ""), placesOf(TENS[index] ?? "")] as const
  const join = (index: number, write: (unit: string, ten: string) => readonly string[]): void => {
    const [units, tens] = language(index)
    for (const [at, spellings] of tens.entries())
      for (const ten of spellings)
        for (const [unit, names] of units.slice(0, 10).entries())
          for (const name of unit === 0 ? [] : names)
            for (const word of write(name, ten)) built.push([word, (at + 2) * 10 + unit])
  }
  join(1, (unit, ten) => [`${unit}und${ten}`])
  join(6, (unit, ten) => [`${unit}en${ten}`, `${unit}ën${ten}`])
  join(4, (unit, ten) => [/^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit.replace(/^tre$/, "tré")])
  join(3, (unit, ten) => [`${ten.slice(0, -1)}i${unit}`])
  return [...built, ["trentatre", 33], ["ventitre", 23], ["veintidós", 22], ["veintitrés", 23], ["veintiséis", 26]]
}

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...byWord(UNITS, (place) => place),
  ...byWord(TENS, (place) => (place + 2) * 10),
  ...compounds(),
  ["vingts", 20],
])

/** The number that a lower-case word says: "four", "einunddreißig". */
export const spokenNumber = (word: string): number | undefined => NUMBERS.get(word)

/** Whether a lower-case word is a number that is said. */
export const isNumberWord = (word: string): boolean => NUMBERS.has(word)

/** Articles that also say how many. */
const ARTICLES = new Set("one ein eine einen un une una uno um uma een".split(" "))
/** "Un seul", "only two", "zwei natürlich". */
const ONLY =
  /(?<!\p{L})(?:only|just|actually|really|nur|bloß|natürlich|eigentlich|seule?s?|seulement|juste|solo|sol[oa]s?|só|apenas|nada más|appena|sólo)(?!\p{L})/giu
const UNSPACED_NUMBER = /(?:\d{1,4}|[零一二两兩三四五六七八九十百]{1,5})(?=[\p{Script=Han}ヶカつ])/gu
const UNSPACED_COUNT =
  /^(?:就|只有|才)?(\d{1,4}|[零一二两兩三四五六七八九十百]{1,5})(?:([\p{Script=Han}つ])?(?:です|だけ|だ|而已|啦|吧)*)$/u

/**
 * A statement with another number in the place of its only one: "I have 14 cats" and "two" is "I have two cats".
 * `undefined` where the words give more than a number, or nothing says which one it takes the place of.
 */
export function replaceNumber(said: string, given: string): string | undefined {
  if (UNSPACED.test(said)) {
    const [, number, counter] = UNSPACED_COUNT.exec(given.trim()) ?? []
    const numbers = [...said.matchAll(UNSPACED_NUMBER)]
    const [only] = numbers
    if (number === undefined || only === undefined || numbers.length > 1) return undefined
    const end = only.index + only[0].length
    if (counter !== undefined && said[end] !== counter) return undefined
    return said.slice(0, only.index) + number + said.slice(end)
  }
  const words = wordsOf(given.replace(ONLY, " ")).map(([word]) => word)
  const [number = "", unit, ...more] = words
  const numbers = wordsOf(said).filter(([word]) => isNumber(word) && !ARTICLES.has(word.toLowerCase()))
  const [only] = numbers
  if (only === undefined || numbers.length > 1 || more.length > 0 || !isNumber(number)) return undefined
  const behind = said.slice(only.index + only[0].length)
  const isSame = unit === undefined || wordsOf(behind).some(([word]) => isLike(word, unit))
  const written = spokenNumber(number.toLowerCase()) === 1 ? "1" : number.toLowerCase()
  return isSame ? said.slice(0, only.index) + written + behind : undefined
}

/** Whether words say no more than a number: "two", "un seul", "两只". */
export const isCount = (text: string): boolean =>
  UNSPACED.test(text)
    ? UNSPACED_COUNT.test(text.trim())
    : wordsOf(text.replace(ONLY, " ")).length === 1 && isNumber(text.replace(ONLY, " ").trim())

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
const isNumber = (word: string): boolean => /^\d{1,4}$/u.test(word) || isNumberWord(word.toLowerCase())
/** "Cats" and "cat". */
const isLike = (one: string, other: string): boolean =>
  one.slice(0, MIN_SAME).toLowerCase() === other.slice(0, MIN_SAME).toLowerCase()
const MIN_SAME = 3
