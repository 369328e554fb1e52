import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Rule } from "./fact.ts"
import { SOMEONE } from "./households.ts"
import { RELATED } from "./relationships.ts"

/** As certain as the profile wants it of the household. */
const CLOSE = 0.75

const PRESENTING = oneLine(`
  this is|that is|that['’]s|these are|those are|here is|here['’]s|here are|meet|say (?:hi|hello) to|das(?: hier)? ist|das(?: hier)? sind|hier ist
  |dies ist|darf ich vorstellen[,:]?|voici|voilà|c['’]est|ce sont|je (?:te|vous) présente|est[ea] es|es[ea] es|est[oa]s son|aquí está|(?:te|os|les) presento a
  |quest[oa] è|quest[ie] sono|ecco|(?:ti|vi) presento|est[ea] é|ess[ea] é|est[ea]s são|ess[ea]s são|apresento(?:-te)?|te apresento|dit is|dit zijn|dat is
  |to jest|to są|to|oto|poznaj,? to|это|вот|познакомься,? это|det här är|det är|här är|detta är|det her er|dette er|bu|işte
`)
const OF_MINE = oneLine(`
  my|our|mein|meine|unsere?|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|(?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oaie])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)|mijn|onze|ons
  |mój|moja|moje|moi|nasza?|nasze|мой|моя|мои|наша?|наши|min|mina|vår|våra|benim|bizim
`)
/** Relatives, partners, friends and animals in languages that the lists for statements leave out. */
const FURTHER = oneLine(`
  vrouw|man|echtgenoot|echtgenote|vriend|vriendin|zoon|dochter|broer|zus|moeder|vader|kinderen|oma|opa|hond|kat|kater|poes|paard|konijn
  |żona|mąż|chłopak|dziewczyna|syn|córka|brat|siostra|mama|tata|dzieci|babcia|dziadek|przyjaciółka|przyjaciel|pies|suczka|kot|kotka|koń|królik
  |жена|муж|парень|девушка|сын|дочь|дочка|брат|сестра|мама|папа|дети|бабушка|дедушка|друг|подруга|собака|пёс|пес|кот|кошка|конь|кролик
  |fru|sambo|pojkvän|flickvän|dotter|bror|syster|mamma|pappa|barn|mormor|farfar|vän|katt|häst|kanin|kone|mann|sønn|søn|datter|venn|ven
  |kedim|köpeğim|ku[şs]um|atım|tavşanım
`)
/** Turkish says whose in the word itself. */
const TURKISH = "eşim|karım|kocam|nişanlım|sevgilim|oğlum|kızım|kardeşim|ablam|abim|annem|babam|kedim|köpeğim|arkadaşım"
const ADJECTIVES = String.raw`(?:\p{Ll}[\p{L}'’-]{1,14} ){0,2}`
const NAME = String.raw`\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}'’-]{1,20})?`
const NAMES = `${NAME}(?:(?:,| (?:and|und|et|y|e|ed|en|i|и|och|og|ve|&)) ${NAME}){0,4}`
const ENDS = String.raw`(?=$|[,.;!(–]|\s[–(-]|\s(?:and|und|et|y|e|en|i|и|och|ve)\s)`

/** A letter of either case: names are told by theirs, so that the flag `i` cannot be used. */
const eitherCase = (source: string): string =>
  source.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

const PEOPLE = `${RELATED}|${eitherCase(`${SOMEONE}|${FURTHER}`)}`

const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:${eitherCase(PRESENTING)}) (?:${OF_MINE}) ${ADJECTIVES}(?:${PEOPLE}),? ${NAMES}${ENDS}`, "u"),
  new RegExp(`^(?:[Bb]u|[İi]şte) (?:benim )?(?:${TURKISH}),? ${NAMES}${ENDS}`, "u"),
  expression("u")`
    ^(?:给(?:你|您|大家)介绍一下[，,]?)?这(?:位|只|个|就)?是我们?家?的?[小大]?(?:${SOMEONE})[，,]?叫?[^，。,的了吗呢很不在吃喜是]{1,4}(?=$|[，,。])
  `,
  // "妹のセーター" is a sweater, so that only "こちら" presents a person.
  expression("u")`
    ^(?:(?:紹介します、?)?(?:こちら|この子|この人)は(?:(?:私|僕|俺|うち)の)?|(?:これは)?(?:私|僕|俺|うち|我が家)の)(?:${SOMEONE})の[^のはがを、。]{1,10}(?:です|だよ?|と(?:いい|言い|申し)ます)
  `,
  expression("u")`
    ^(?:(?:이쪽은|이 ?분은|이 ?아이는|얘는|여기는|여긴|이건) )?(?:제|내|우리|저희)(?: ?집)? ?(?:${SOMEONE}) [가-힣]{1,5}?(?:이에요|예요|이예요|이야|야|입니다)
  `,
]

/** Whether somebody presents a relative or an animal of theirs by name: "This is my cat Minka". */
export const presents = (text: string): boolean => !QUOTATION.test(text) && FORMS.some((form) => form.test(text))
const QUOTATION = /["“”„«»「」]/u

/** Who is presented is of the household; several may be called a cat of theirs, so that none takes the place of another. */
export const presented: readonly Rule[] = [
  {
    pattern: /^.{5,200}$/u,
    read: ([statement]) =>
      presents(statement)
        ? { type: "factual", category: "relationship", content: capitalize(statement), importance: CLOSE }
        : undefined,
  },
]
