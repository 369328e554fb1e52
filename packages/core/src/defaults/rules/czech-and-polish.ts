import { expression } from "../../text/regex.ts"
import type { StatementKind } from "./fact.ts"

/** Objects that say nothing alone: "Mám to rád", "Lubię to". */
const NOT_IT = `(?!(?:to|toho|ho|ji|je|jej|tohle|tenhle|tego|ten|ta|tę|go|ich)(?: |$))`

/** Plain statements about the speaker in Czech and Polish; the first group is the object. Their reader knows neither. */
export const czechAndPolish: readonly (readonly [StatementKind, RegExp])[] = [
  [
    "name",
    expression("iu")`^(?:jmenuj[iu] se|(?:mé|moje) jméno je|mam na imię|nazywam się|moje imię to) (\p{L}[^,.;]{0,60})$`,
  ],
  [
    "home",
    expression("iu")`
      ^(?:(?:já |teď |nyní |momentálně ){0,2}(?:bydlím|žij[iu]|žiju)(?: teď| nyní| momentálně)? (?:ve?|na)|přestěhovala? jsem se (?:do|na)
      |(?:ja |teraz |obecnie ){0,2}(?:mieszkam|żyję)(?: teraz| obecnie)? (?:we?|na)|przeprowadził[ae]m się (?:do|na)) (.+)$
    `,
  ],
  [
    "job",
    expression(
      "iu",
    )`^(?:(?:teď |nyní )?(?:pracuj[iu]|dělám) jako|jsem povoláním|(?:teraz )?pracuję jako|jestem z zawodu) (.+)$`,
  ],
  [
    "employer",
    expression("iu")`
      ^(?:(?:teď |už )?(?:ne)?pracuj[iu] (?:teď |už )?(?:ve firmě|pro|u)|(?:teraz |już )?(?:nie )?pracuję (?:teraz |już )?(?:w firmie|dla|u)) (.+)$
    `,
  ],
  ["age", /^(?:je mi (\d{1,3}) (?:let|roky?|roků)|mam \d{1,3} lata?)$/iu],
  [
    "allergy",
    expression("iu")`
      ^(?:jsem (?:silně |velmi |těžce )?alergick[ýá] na|mám (?:silnou |těžkou )?alergii na|ne(?:smím|můžu|mohu) jíst
      |jestem (?:mocno |bardzo |silnie )?uczulon[ya] na|mam (?:silną |ciężką )?alergię na|nie (?:mogę|wolno mi) jeść) (.+)$
    `,
  ],
  ["diet", /^(?:jsem|jestem) (vegetarián(?:ka)?|vegan(?:ka)?|wegetarianinem|wegetarianką|weganinem|weganką)$/iu],
  [
    "couple",
    expression("iu")`
      ^(?:jsem (?:ženatý|vdaná|rozveden[ýá]|svobodn[ýá]|zasnouben[ýá])|jestem (?:żonaty|zamężna|rozwiedzion[ya]|zaręczon[ya]|po rozwodzie
      |singlem|singielką))()$
    `,
  ],
  [
    "dislike",
    expression("iu")`
      ^(?:(?:vůbec |už )?(?:nemám (?:vůbec )?ráda?|nesnáším|nenávidím|nechutná mi|nelíbí se mi)
      |(?:już |wcale )?(?:nie (?:lubię|cierpię|znoszę)|nienawidzę|nie smakuje mi)) ${NOT_IT}(.+)$
    `,
  ],
  [
    "like",
    expression("iu")`
      ^(?:mám (?:moc |velmi |hodně )?ráda?|mám (?:radši|raději|nejradši|nejraději)|(?:radši|raději|nejradši|nejraději) (?:piju|piji|jím|mám|čtu|poslouchám|používám)
      |preferuj[iu]|miluj[iu]|zbožňuj[iu]|chutná mi|(?:bardzo |najbardziej )?lubię|wolę(?! nie )|uwielbiam|kocham|preferuję|smakuje mi) ${NOT_IT}(.+)$
    `,
  ],
  [
    "decision",
    expression("iu")`
      ^(?:(?:rozhodli jsme se|rozhodla? jsem se|budeme používat|používáme|zdecydowaliśmy(?: się)?|zdecydował[ae]m się|postanowiliśmy
      |będziemy używać|używamy) ${NOT_IT}.{2,120})()$
    `,
  ],
]

/** How statements in Czech and Polish begin that have no letter outside of ASCII. */
export const CZECH_OR_POLISH =
  /^(?:mam|mieszkam|pracuj[iu]|nepracuj[iu]|jestem|jsem|preferuj[iu]|miluj[iu]|jmenuj[iu] se|radši|kocham|uwielbiam|je mi|rozhodli jsme|zapamatuj|pamatuj|teraz mieszkam)\b/i

/** What is supposed, heard, wished for now or asked: the reader, which learned neither language, takes some of it for a fact. */
export const PASSING_CZECH_OR_POLISH = expression("iu")`
  ^(?:(?:a |i |ale )?(?:kdyby|gdyby|kéž|oby(?= ))|(?:on |ona )?(?:říkal|řekl|tvrdil|psal|powiedział|mówił|mówi|twierdzi|napisał|pisał)|prý |údajně |podobno |rzekomo
  |mám (?:jednu |malou |další )?(?:otázku|dotaz|problém|prosbu|pocit|dojem)|mam (?:jedno |małe |kolejne )?(?:pytanie|problem|prośbę|wrażenie|wątpliwość)
  |(?:ne)?(?:chci|chtěla?|potřebuj[iu]|myslím|vím|rozumím|můžeš|mohl)(?:$|[ ,])|(?:nie )?(?:chcę|chciał[ae]?by?m|potrzebuję|myślę|wiem|rozumiem)(?:$|[ ,])
  |(?:prosím|proszę|napiš|napisz|přelož|przetłumacz|vysvětli|wyjaśnij|pomoz|pomóż)(?:$|[ ,]))
`

/** Whether a statement has a form of these languages. */
export const isCzechOrPolish = (statement: string): boolean =>
  CZECH_OR_POLISH.test(statement) || czechAndPolish.some(([, form]) => form.test(statement))
