import { expression } from "../../text/regex.ts"

const SUBJECT =
  /^(?:j['’]|(?:i|we|ich|wir|je|nous|yo|nosotros|io|noi|eu|nós|my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|(?:il |la |i |le |mi[oa]|miei|mie)(?=mi|\s)|(?:[oa]s? )?(?:meus?|minhas?))(?!\p{Ll}))/iu

/** Whether a clause begins with its own subject, who speaks or what is theirs. */
export const beginsWithSubject = (text: string): boolean => SUBJECT.test(text)

/**
 * What holds of somebody, by language: a list behind one of these names several things of which each holds alone. A word
 * of one language is another in the next: "soy".
 */
const STATES: readonly RegExp[] = [
  expression("iu")`
    ['’](?:m|ve|re)(?!\p{L})|(?<!\p{L})(?:am|is|are|was born|has|have|['’]ve|got|takes?|speaks?|plays?|likes?|loves?|enjoys?|hates?|dislikes?|prefers?|collects?|owns?|drinks?|eats?|drives?|knows?|needs?|uses?|lives?|works?|volunteers?|stud(?:y|ies)|teach(?:es)?|learns?|do|does|practi[sc]es?|called|named|grew up|suffers?|allergic|intolerant|can['’]?t|cannot)(?!\p{L})
  `,
  expression("iu")`
    (?<!\p{L})(?:bin|ist|sind|habe?|hat|haben|nehme?|spreche|spricht|spiele?|mag|liebe|heißt|heiße[nt]?|sammle|sammelt|esse|trinke?|vertrage|kann|lerne?|wohne?|wohnt|lebe?|arbeite|hasse|besitze|leide|allergisch|kam)(?!\p{L})
  `,
  expression("iu")`
    (?<!\p{L})(?:suis|est|sont|ai|avons|prends|prend|parle|joue|aime|adore|appelle(?:nt)?|collectionne|mange|bois|habite|vis|travaille|déteste|étudie|fais|pratique|souffre|allergique)(?!\p{L})
  `,
  expression("iu")`
    (?<!\p{L})(?:soy|es|son|tengo|tiene|tenemos|tomo|toma|hablo|habla|toco|toca|juego|gustan?|encantan?|llaman?|llamo|colecciono|como|bebo|vivo|vive|trabajo|odio|estudio|practico|hago|uso|adoro|amo|prefiero|cocino|bailo|corro|leo|escribo|enseño|entreno|viajo|nací|crecí|padezco|al[eé]rgic[oa])(?!\p{L})
  `,
  expression("iu")`
    (?<!\p{L})(?:sono|è|ho|ha|vivo|vive|uso|abbiamo|prendo|prende|parlo|parla|suono|suona|gioco|piace|piacciono|amo|adoro|chiamano|chiama|colleziono|mangio|bevo|abito|abita|lavoro|studio|faccio|pratico|cucino|ballo|corro|leggo|scrivo|insegno|nuoto|viaggio|preferisco|soffro|allergic[oa])(?!\p{L})
  `,
  expression("iu")`
    (?<!\p{L})(?:sou|é|são|tenho|tomo|toma|toco|toca|como|bebo|vivo|uso|tem|temos|falo|fala|jogo|gosto|chama(?:m)?|coleciono|moro|mora|trabalho|odeio|estudo|faço|adoro|amo|prefiro|cozinho|pratico|danço|corro|leio|escrevo|ensino|treino|viajo|sofro|nasci|cresci|alérgic[oa])(?!\p{L})
  `,
]

/** The same as what a clause of its own begins with. */
const VERBS_FIRST = STATES.map(({ source }) => new RegExp(`^(?:${source})(?=\\s)`, "iu"))

/** Whether a text has a verb of what holds of somebody. */
export const states = (text: string): boolean => STATES.some((state) => state.test(text))

/** Whether a part begins with a verb of the language that the sentence begins in. */
export function startsWithVerb(text: string, before: string): boolean {
  return STATES.some((state, language) => state.test(before) && VERBS_FIRST[language]?.test(text) === true)
}
