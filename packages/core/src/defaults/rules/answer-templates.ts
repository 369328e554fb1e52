import { expression } from "../../text/regex.ts"
import type { AskedLanguage } from "../../text/topics/asked-of-user-model.ts"

/** What an answer states in full, in the language of its question. */
type Templates = Readonly<Record<AskedLanguage, (value: string) => string>>

/** French "les arachides" and "aux arachides". */
const frenchWithA = (value: string): string =>
  value
    .replace(/^les\s/iu, "aux ")
    .replace(/^le\s/iu, "au ")
    .replace(/^(?=la\s|l['’])/iu, "à ")
    .replace(/^(?!à\s|aux?\s|à\p{L})/iu, "à ")
const spanishWithA = (value: string): string =>
  /^(?:a|al)\s/iu.test(value) ? value : `a ${value}`.replace(/^a el\s/iu, "al ")
const italianWithA = (value: string): string => {
  if (/^(?:a|al|allo|alla|ai|agli|alle)\s|^all['’]/iu.test(value)) return value
  const contracted = value
    .replace(/^il\s/iu, "al ")
    .replace(/^i\s/iu, "ai ")
    .replace(/^gli\s/iu, "agli ")
    .replace(/^(l[oae])\s/iu, (_, article: string) => `al${article.toLowerCase()} `)
    .replace(/^l['’]/iu, "all'")
  return contracted === value ? `a ${value}` : contracted
}
const portugueseWithA = (value: string): string => {
  if (/^(?:a|à|ao|aos|às)\s/iu.test(value)) return value
  const contracted = value
    .replace(/^(os?)\s/iu, (_, article: string) => `a${article.toLowerCase()} `)
    .replace(/^as\s/iu, "às ")
  return contracted === value ? `a ${value}` : contracted
}

export const ALLERGY_STATEMENTS: Templates = {
  en: (value) => `I'm allergic to ${value.replace(/^to\s/iu, "")}`,
  de: (value) => `Ich bin allergisch gegen ${value.replace(/^(?:gegen|auf)\s/iu, "")}`,
  fr: (value) => `Je suis allergique ${frenchWithA(value)}`,
  es: (value) => `Tengo alergia ${spanishWithA(value)}`,
  it: (value) => `Ho un'allergia ${italianWithA(value)}`,
  pt: (value) => `Tenho alergia ${portugueseWithA(value)}`,
  zh: (value) => `我对${value.replace(/^对/u, "").replace(/过敏$/u, "")}过敏`,
  ja: (value) => `${value.replace(/アレルギー$/u, "")}アレルギーがあります`,
}

/** What somebody is. */
export const DIET_STATEMENTS: Templates = {
  en: (value) =>
    `I'm ${/^(?:veggie|vegetarian|vegan|pescatarian|flexitarian)$/iu.test(value) ? value : `on a ${value} diet`}`,
  de: (value) =>
    /^(?:vegetari|vegan|pesc|flexi)/iu.test(value) ? `Ich bin ${germanDiet(value)}` : `Ich esse ${value}`,
  fr: (value) => (/^(?:végét|végan|vegan|pesc|flexi)/iu.test(value) ? `Je suis ${value}` : `Je mange ${value}`),
  es: (value) => (/^(?:vegetarian|vegan|pesc|flexi)/iu.test(value) ? `Soy ${value}` : `Como ${value}`),
  it: (value) => (/^(?:vegetarian|vegan|pesc|flexi)/iu.test(value) ? `Sono ${value}` : `Mangio ${value}`),
  pt: (value) => (/^(?:vegetarian|vegan|pesc|flexi)/iu.test(value) ? `Sou ${value}` : `Como ${value}`),
  zh: (value) => (/^吃/u.test(value) ? `我${value}` : /者$/u.test(value) ? `我是${value}` : `我吃${value}`),
  ja: (value) => `${value}です`,
}
const germanDiet = (value: string): string => (/^vegetarisch$/iu.test(value) ? "Vegetarier" : value)

/** The words for what people do not eat on principle. */
export const DIETS = expression("giu")`
  (?<!\p{L})(?:vegan(?:er|erin|[oa]|e)?|végane|végétalien(?:ne)?|vegetarian[oa]?|vegetarier(?:in)?|vegetarisch|végétarien(?:ne)?|veggie|pes[ck]etari(?:an[oa]?|er|erin|sch)|flexitari(?:an[oa]?|er|erin)
  |halal|kosher|koscher|casher|keto|paleo|low[ -]carb|(?:gluten|lactose|dairy)[ -]free|(?:gluten|laktose)frei|sans (?:gluten|lactose)|sin (?:gluten|lactosa)|senza (?:glutine|lattosio)|sem (?:glúten|lactose))(?!\p{L})
  |(?:纯)?素食(?:主义)?者|吃(?:纯)?素|纯素|清真|ベジタリアン|[ビヴ]ィ?ーガン|菜食主義|ハラール
`

/** Words before a value that say no more than that it answers: "yes, just pollen". */
export const AGREES = expression("iu")`
  ^(?:yes|yep|yeah|yup|sure|of course|ja|jep|jap|jo|klar|oui|ouais|sí|si|claro|sì|certo|sim|有的?|对|是的?|嗯|はい|ええ|うん)(?:\s?[,:;，、。.!！：–—-]{1,2}\s?|\s)
`
export const SAYS_IT = expression("iu")`
  ^(?:it['’]?s|it is|das ist|es sind|c['’]est|es|è|é|just|only|mostly|mainly|nur|bloß|vor allem|juste|seulement|surtout|solo|sólo|solamente|sobre todo|soltanto|só|apenas)\s(?=\S)
  |^(?:只有?|就|主要是)
`
export const BEHIND_VALUE = /(?:だけ)?(?:です(?:ね|よ)?|だよ?|でございます)$/u

/** An answer that says that it is so, and no more: "Yes, I am." */
export const ONLY_AGREES = expression("iu")`
  ^(?:yes|yep|yeah|yup|sure|correct|indeed|absolutely|definitely|i am|ja|jap|jep|jo|klar|genau|stimmt|bin ich|oui|ouais|tout à fait|exactement|sí|si|claro|lo soy|exacto|sì|certo|esatto|lo sono|sim|sou|isso|claro que s[ií]
  |是|是的|对|对的|嗯|我是|我吃素|はい|ええ|うん|そうです|そうです(?:ね|よ))
  (?:[,.!，。、！ ]{1,2}(?:yes|i am|i do|that['’]s right|always|ja|bin ich|das stimmt|oui|je le suis|tout à fait|sí|lo soy|así es|sì|lo sono|esatto|sim|sou|isso|我是|是的|对|そうです)){0,2}
  (?:,? (?:for|since|seit|depuis|desde|hace|da|há) [^,.;?？]{2,25})?$
`
