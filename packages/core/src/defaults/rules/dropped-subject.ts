import { expression, oneLine } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"

const ADVERBS = "(?:(?:just|finally|recently|already|also|currently|still|actually|only|now|really) ){0,2}"
/** Verbs of life that people report without "I". Verbs of work ("fixed", "tried", "got it") are not included. */
const LIVED = oneLine(`
    moved|relocated|bought|adopted|married|divorced|quit|sold|retired|graduated|enlisted|booked|turned \\d{1,3}|switched (?:from|to|jobs)
    |grew up|was born|gave up|joined|signed up for|got (?:promoted|married|engaged|divorced|hired|fired|laid off|diagnosed|a (?:new )?(?:job|dog|cat|puppy
    |kitten|car|bike|house|flat|apartment|tattoo|raise|promotion)|back from)|started (?:a|my|at|learning|working|playing|training|taking)
    |finished my|passed my|failed my|broke my|broke up|lost my|had (?:a baby|surgery)|went (?:vegan|vegetarian)
  `)
const LIKING =
  "prefer|hate|love|can't (?:stand|eat|drink|tolerate)|don't (?:eat|drink|like|smoke|drive|own)|never been (?:to|on|in)|never (?:eat|drink)"
const BEING = oneLine(`
    vegan|vegetarian|pescatarian|lactose[- ]intolerant|gluten[- ](?:intolerant|free)|coeliac|celiac|diabetic|asthmatic|colou?r[- ]?blind|deaf|pregnant
    |left[- ]handed|right[- ]handed|retired|married|single|divorced|widowed|self-employed|unemployed|dyslexic|autistic
  `)
const BEING_ALONE = expression("i")`^(?:${BEING})$`
const DROPPED_I = expression("i")`
  ^(?=${ADVERBS}(?:${LIVED}|${LIKING})\b(?! (?:it|this|that|them|these|those|the (?:first|second|last|one))\b))
`
const DROPPED_AM = expression("i")`
  ^(?=${ADVERBS}(?:(?:${BEING})(?=$|,| (?:since|for|and|but|with|here)\b)|allergic to|based in|living in|working (?:at|for|as)|originally from|born (?:and raised )?in)\b)
`
const DROPPED_HAVE = expression("i")`
  ^(?=been (?:an? |(?:really |very )?)(?:${BEING}|sober|living|working|learning|studying|playing|training|married|dating|doing|going|using|trying)\b)
`
/** "Mom's name is Rosa". */
const DROPPED_MY =
  /^(?:mom|mum|dad|mother|father|sister|brother|wife|husband|son|daughter|girlfriend|boyfriend|dog|cat|boss|roommate|flatmate|landlord)(?:'s (?:name|birthday|called|an?)| (?:is (?:called|an?|from|allergic)|works|lives|has))\b/i
/** "Software dev here, ten years of it". */
const HERE =
  /^(?:an? )?((?!over|down|up|out|right|come|look|stay|get|put|click|not?\b)[\p{L}-]+(?: [\p{L}-]+){0,3}) here(?=$|[,.;!]| (?:and|with|so|from)\b)/iu

/** The statement with the "I" that people leave out: "moved to Berlin", "vegan since 2020", "nurse here". */
export function withSubject(statement: string): string {
  if (DROPPED_HAVE.test(statement)) return `I've ${lower(statement)}`
  if (/^(?:(?:just|recently) )?diagnosed with\b/i.test(statement)) return `I was ${lower(statement)}`
  if (DROPPED_I.test(statement)) return `I ${lower(statement)}`
  if (DROPPED_MY.test(statement)) return `My ${lower(statement)}`
  const here = HERE.exec(statement)
  if (here !== null && saysWhatSomebodyIs(here[1] ?? "")) {
    const [whole, what = ""] = here
    const a = BEING_ALONE.test(what) ? "" : /^[aeiou]/i.test(what) ? "an " : "a "
    return `I'm ${a}${lower(what)}${statement.slice(whole.length)}`
  }
  return DROPPED_AM.test(statement) ? `I'm ${lower(statement)}` : statement
}

/** Nouns for people, by their last word: "software dev", "wheelchair user", "mum of three". */
const PERSON = expression("iu")`
  ^(?:\S+ ){0,3}(?:(?:mum|mom|mama|dad|papa|parent|father|mother)(?: (?:of|to) .+)?|\p{L}+(?:er|or|ist|ian|eer|man|woman)|nurse|devs?|vet|tech|student|grad|coach|cook|chef|barista|veteran|widow|expat|immigrant|resident|accountant
  |assistant|consultant|candidate|lefty|newbie|noob|introvert|extrovert|insomniac|celiac|coeliac|diabetic|asthmatic|vegan|vegetarian|pescatarian|migraineur|christian|muslim|jew|hindu|owl|fan)$
`
const NO_PERSON = expression("iu")`
  (?:^|\s)(?:weather|error|number|water|winter|summer|dinner|supper|power|fever|thunder|order|paper|computer|printer|router|server|letter|easter|october|november|december|september|monster|disaster|flower|corner|tower|silver|finger|shower|litter|butter
  |other|another|never|over|under|after|later|earlier|horror|terror|mirror|floor|door|colou?r|flavou?r|humou?r|odor|rumor|tumor|indoor|outdoor|for|or|her|cyber|better|colder|warmer|hotter|quieter|darker|rather|ever|however|together|minor|major)$
`
/** Words of a noun phrase; any other stop word makes a sentence of it: "the plumber is". */
const JOINS_NOUNS: ReadonlySet<string> = new Set(["of", "and", "in", "for", "to", "a", "an"])

/** "Nurse here", but not "First time here", nor "The plumber is here", which has a subject. */
function saysWhatSomebodyIs(what: string): boolean {
  const words = what.toLowerCase().split(" ")
  if (words.some((word) => word.includes("'") || (isStopWord(word) && !JOINS_NOUNS.has(word)))) return false
  return BEING_ALONE.test(what) || (PERSON.test(what) && !NO_PERSON.test(what))
}

/** A sentence's first letter as it is within one, unless the word is written in capitals. */
function lower(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
