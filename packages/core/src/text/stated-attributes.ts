import { expression } from "./regex.ts"

const NUMBER = String.raw`(?:[£$€¥]\s?)?\d[\d.,]*`
const CHINESE_NUMBER = "[\\d零一二两三四五六七八九十百千万半]"
/** "10 mg", "10 pills": no money. */
const NO_MONEY = String.raw`(?![\d.,]*\s?(?:mg|g|ml|kg|km|kilos?|gocce|gotas|tropfen|gouttes|pills|tablets))`
const PERIOD = String.raw`\s?(?:k|grand|bucks|dollars|pounds|quid|euros?|£|\$|€)?\s?(?:a|per|an|each|/)\s?(?:year|month|week|hour|annum|day|yr|mo|hr)`
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`

/** What the speaker says of themselves with a verb that tells the attribute, in the languages of the reader. */
const FORMS: readonly (readonly [attribute: string, form: RegExp])[] = [
  [
    "salary",
    expression("iu")`
      ${BEFORE}(?:i|we)(?:'m| am)? (?:\p{L}+ ){0,2}?(?:earn|earning|get paid|paid|gross|take home|bring home) (?:\p{L}+ ){0,3}?${NO_MONEY}${NUMBER}
      |${BEFORE}(?:i|we)(?:'m| am)? (?:\p{L}+ )?(?:make|making|get|getting|on) (?:\p{L}+ ){0,2}?${NO_MONEY}${NUMBER}${PERIOD}${AFTER}
      |${BEFORE}offer(?:ed)? (?:\p{L}+ ){0,3}?,? ?${NO_MONEY}${NUMBER} ?k${AFTER}|${BEFORE}made me an offer,? (?:\p{L}+ ){0,2}?${NO_MONEY}${NUMBER}
      |${BEFORE}(?:ich|wir) verdien\p{L}* (?:\p{L}+ ){0,4}?${NUMBER}|${BEFORE}verdien\p{L}* (?:ich|wir) (?:\p{L}+ ){0,4}?${NUMBER}
      |${BEFORE}(?:ich|wir) (?:krieg|bekomm|bezieh)\p{L}* (?:\p{L}+ ){0,4}?${NUMBER} ?\p{L}* (?:brutto|netto)${AFTER}
      |${BEFORE}(?:ich|wir) (?:krieg|bekomm|bezieh)\p{L}* (?:\p{L}+ ){0,4}?${NUMBER} (?:brutto|netto)${AFTER}
      |${BEFORE}je (?:gagne|touche|perçois) (?:\p{L}+ ){0,3}?${NO_MONEY}${NUMBER}
      |${BEFORE}(?:gano|cobro|percibo|me pagan) (?:\p{L}+ ){0,3}?${NO_MONEY}${NUMBER}
      |${BEFORE}(?:guadagno|percepisco|mi pagano) (?:\p{L}+ ){0,3}?${NO_MONEY}${NUMBER}|${BEFORE}prendo ${NUMBER} (?:euro )?(?:nett[io]|lord[io]|al mese)
      |${BEFORE}(?:ganho|recebo|me pagam) (?:\p{L}+ ){0,3}?${NO_MONEY}${NUMBER}
      |我[^，,。他她]{0,6}(?:挣|赚|拿到?手)[^，,。]{0,3}${CHINESE_NUMBER}|我[^，,。他她]{0,3}(?:月薪|年薪|工资|月入|年收入)[^，,。]{0,5}${CHINESE_NUMBER}
      |^(?:(?:私|僕|俺)の)?(?:月給|年収|給料|月収|手取り|時給|給与|年俸)[はが]?[^、。]{0,6}\d
    `,
  ],
  [
    "age",
    expression("iu")`
      ${BEFORE}i(?:['’]m|m| am) (?:now |only |already |just )?\d{1,3}(?: (?:years? old|yo))?(?=$|[.,;!]|\sand\s|\snow)|^is \d{1,3} years old$
      |${BEFORE}ich (?:bin|werde) (?:jetzt |gerade |schon )?\d{1,3}(?: jahre(?: alt)?)?(?=$|[.,;!])
      |${BEFORE}j['’]ai (?:maintenant )?\d{1,3} ans(?! d)|${BEFORE}(?<!no )tengo (?:ya )?\d{1,3} años(?! (?:de|en))|${BEFORE}ho (?:già )?\d{1,3} anni(?! di)|${BEFORE}tenho (?:já )?\d{1,3} anos(?! d[eo])
      |我(?:今年|都|已经|快|刚|马上|现在){0,2}(?:满)?${CHINESE_NUMBER}{1,4}岁|^(?:(?:私|僕|俺)は)?(?:今年)?\d{1,3}歳(?:です|だ|になりました)?$
    `,
  ],
  [
    "weight",
    expression("iu")`
      ${BEFORE}i(?:['’]m| am)? (?:\p{L}+ )?weigh(?:ing|ed)?${AFTER}|${BEFORE}i(?:['’]m|m| am) \d+ ?(?:kg|kilos?|lbs?|pounds|stone)
      |${BEFORE}ich wieg\p{L}*|${BEFORE}je pèse|^(?:(?:yo|io|eu|ora|ahora|agora) )?peso \d|我[^，,。他她]{0,4}${CHINESE_NUMBER}多?(?:斤|公斤|千克|kg)|^(?:(?:私|僕|俺)の)?体重は
    `,
  ],
  [
    "height",
    expression("iu")`
      ${BEFORE}i(?:['’]m|m| am) \d ?(?:ft|foot|['’m.]) ?\d*|${BEFORE}i(?:['’]m|m| am) \d{3} ?cm|${BEFORE}ich bin \d(?:[.,]\d+| ?m ?\d+)|${BEFORE}je mesure|${BEFORE}mido \d|${BEFORE}sono alt[oa] \d|${BEFORE}meço \d
      |我身高|^(?:(?:私|僕|俺)の)?身長は
    `,
  ],
  [
    "home",
    expression("iu")`
      ${BEFORE}(?:i|we) (?:\p{L}+ )?live (?:in|at|near|with|on|by)|${BEFORE}(?:i['’]m|im|we['’]re|were|i am|we are) (?:now )?living (?:in|at|with)|${BEFORE}(?:i|we)(?:['’]ve)? (?:\p{L}+ )?moved (?:in)?to \p{Lu}
      |${BEFORE}wohn(?:e|en)? (?:ich|wir)|${BEFORE}(?:ich|wir) wohn(?:e|en)?${AFTER}|${BEFORE}(?:ich bin|wir sind) (?:\p{L}+ ){0,4}nach \p{L}+ (?:um)?gezogen
      |${BEFORE}j[’']habite|${BEFORE}on habite|${BEFORE}nous habitons|${BEFORE}on vit|${BEFORE}nous vivons|${BEFORE}(?:j['’]ai|on a|nous avons) (?:\p{L}+ )?(?:dé|em)ménagé
      |${BEFORE}vivo en|${BEFORE}vivimos en|${BEFORE}(?:me mudé|nos mudamos) a|${BEFORE}abito a|${BEFORE}abito in|${BEFORE}abitiamo a|${BEFORE}viviamo a|${BEFORE}mi sono trasferit|${BEFORE}mor(?:o|amos) (?:em|n[oa])|${BEFORE}vivo em|${BEFORE}(?:me )?mudei(?:-me)? para
      |我(?:们)?(?:现在|目前|一直)?住|我(?:们)?(?:家在|刚?搬[到去来])|^(?!.{0,8}(?:妹|弟|兄|姉|父|母|彼|友|息子|娘)).*に住んで(?:い|ま)
    `,
  ],
  [
    "rent",
    expression("iu")`
      ${BEFORE}(?:flat|apartment|place|room|studio|house|moving|rent)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:£|€|euros?|quid|pounds|dollars|bucks)? ?(?:a|per) month|${BEFORE}(?:wohnung|zimmer|wg|ziehe|miete)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:€|euro)? ?(?:kalt|warm|im monat|pro monat)
      |${BEFORE}(?:appart|appartement|studio|chambre|loyer)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:€|euros)? ?par mois|${BEFORE}(?:piso|habitación|alquiler)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:€|euros)? ?al mes|${BEFORE}(?:appartamento|stanza|affitto)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:€|euro)? ?al mese
      |${BEFORE}(?:apartamento|quarto|aluguel|renda)${AFTER}[^.!?]{0,60}?${NUMBER} ?(?:€|euros|reais)? ?por mês|房租|租金|^(?:(?:私|僕|俺)の)?家賃は
    `,
  ],
  [
    "phone",
    expression("iu")`
      ${BEFORE}(?:my|meine|mon|mi|il mio|o meu) (?:\p{L}+ )?(?:number|(?:telefon|handy)?nummer|numéro|número|numero)(?: \p{L}+){0,3}? (?:is|ist|est|es|è|é) \+?\d|我的?(?:手机|电话)号?码?(?:是|：)
    `,
  ],
  [
    "employer",
    expression("iu")`
      ${BEFORE}i (?:\p{L}+ )?work (?:at|for|in (?:an?|the)) (?!home|night)|${BEFORE}ich arbeite (?:\p{L}+ )?(?:bei|für) |${BEFORE}je travaille (?:\p{L}+ )?(?:chez|pour|à la|au|à l['’]) ?|${BEFORE}trabajo (?:\p{L}+ )?(?:en|para) 
      |${BEFORE}lavoro (?:per|in|alla|al|presso|da) |${BEFORE}trabalho (?:na|no|em|para) |我[^，,。他她]{0,4}在.{1,20}(?:上班|工作)|^(?:(?:私|僕|俺)は)?.{1,20}(?:で働いて|に勤めて)
    `,
  ],
  [
    "job",
    expression("iu")`
      ${BEFORE}i (?:\p{L}+ )?work as |${BEFORE}ich arbeite (?:\p{L}+ )?als |${BEFORE}je travaille comme |${BEFORE}trabajo (?:como|de) |${BEFORE}lavoro come |${BEFORE}trabalho como |${BEFORE}faccio (?:il|la|l['’]|lo) ?\p{L}+(?:a|e|o|ista)$
      |^我(?:现在)?(?:是|当)(?:一?[名个位])?.{0,8}(?:师|士|工|员|医生|律师|司机|警察|教授|会计)$|^(?:(?:私|僕|俺)は)?.{1,12}(?:師|士|員|医|者|職人|官|工|家|手)(?:をして|として働いて)
    `,
  ],
  [
    "birthday",
    expression("iu")`
      ^(?=.*\d)(?:.*${BEFORE}i was born |.*${BEFORE}ich (?:bin|wurde) .*geboren|.*${BEFORE}je suis née? |.*${BEFORE}nací |.*${BEFORE}sono nat[oa] |.*${BEFORE}nasci )
      |${BEFORE}ich hab\p{L}* .*geburtstag|我[^，,。他她妈爸]{0,3}(?:生日|.{1,10}出生)|^(?!.*(?:妹|弟|兄|姉|父|母|息子|娘)).*(?:生まれ|誕生日は)
    `,
  ],
  [
    "origin",
    expression("iu")`
      ${BEFORE}i(?:['’]m|m| am) (?:originally )?from \p{L}|${BEFORE}i (?:originally )?(?:come from|grew up in)|${BEFORE}ich komme (?:ursprünglich )?aus|${BEFORE}ich bin (?:\p{L}+ ){0,2}in .{2,30} aufgewachsen|${BEFORE}je viens de|${BEFORE}j['’]ai grandi
      |${BEFORE}(?:soy|vengo) de \p{Lu}|${BEFORE}crecí en|${BEFORE}vengo da|${BEFORE}sono (?:originari|cresciut)|${BEFORE}sou de \p{Lu}|${BEFORE}cresci (?:em|n[oa])|我(?:是.{1,8}人$|老家|来自|出生在)|^(?:(?:私|僕|俺)は)?(?:.{1,8}出身|出身は)
    `,
  ],
]

/** Attributes of which one value holds and that a verb and a number tell without doubt: a statement gets its address from them. */
const CERTAIN: ReadonlySet<string> = new Set(["salary", "age"])

/** A longer sentence tells more than one thing. */
const MAX_CHARACTERS = 240

/** The attribute of the speaker that a statement tells by its verb: "I earn …" their salary. */
export function statedAttribute(statement: string): string | undefined {
  if (statement.length > MAX_CHARACTERS) return undefined
  return FORMS.find(([, form]) => form.test(statement))?.[0]
}

/** The same where the words leave no doubt. */
export function certainAttribute(statement: string): string | undefined {
  const attribute = statedAttribute(statement)
  return attribute !== undefined && CERTAIN.has(attribute) ? attribute : undefined
}
