/** Languages in which the names of countries are known. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "zh", "ja"]
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu
const LONGEST = 3

let names: ReadonlySet<string> | undefined

/** The names of all countries, in lower case, as the platform knows them. */
function countryNames(): ReadonlySet<string> {
  if (names !== undefined) return names
  const found = new Set<string>()
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" })
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = display.of(code)?.toLowerCase()
      if (name !== undefined && !CITIES.has(code)) found.add(name)
    }
  }
  names = found
  return found
}

/** Regions of the standard that are a city, or no country. */
const CITIES: ReadonlySet<string> = new Set(["HK", "MO", "SG", "MC", "VA", "GI", "ZZ", "XA", "XB", "EU", "UN"])

/** The countries that a text names. */
export function countriesIn(text: string): readonly string[] {
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => word)
  const known = countryNames()
  const runs = words.flatMap((_, at) =>
    Array.from({ length: LONGEST }, (_, more) => words.slice(at, at + more + 1).join(" ")),
  )
  const unspaced = (text.match(UNSPACED) ?? []).flatMap((run) => substringsOf(run))
  return [...new Set([...runs, ...unspaced].filter((one) => known.has(one)))]
}

function substringsOf(run: string): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < run.length; at++) for (let size = 2; size <= 8; size++) found.push(run.slice(at, at + size))
  return found
}
