import { oneLine } from "../../text/regex.ts"
import { wholeWords } from "../../text/whole-words.ts"

/**
 * Whether a text may be in another language than English: it has a letter that English lacks, or a common word of
 * German, French, Spanish, Portuguese or Italian. A false positive only costs time.
 */
export function mayBeForeign(text: string): boolean {
  if (/[\u00c0-\u1fff\u2c00-\uffff]/.test(text)) return true
  return text
    .toLowerCase()
    .split(/[^a-z]+/, 60)
    .some((word) => COMMON.has(word))
}

const COMMON = new Set(
  `ich mich mir mein meine meinem meinen meiner du dir wir uns wer wo wie wann welche welcher ist sind nicht und der das den dem hast haben habe kennst wovon
  je moi mon ma mes nous vous tu qui que quoi quel quelle quand comment est sont avons sais parle dernier hier
  yo mi mis me soy eres que quien como sabes conoces de el la los las es son semana hoy ayer
  eu meu minha meus minhas voce sabe falamos ontem hoje quem onde qual quais sobre
  io mio mia miei mie che chi cosa sai dove quando quale di il lo ieri oggi abbiamo parlato`
    .split(/\s+/)
    .filter((word) => word !== "me"),
)

const MY = oneLine(`
  mein(?:e[rnms]?)?|unser\\p{L}{0,2}|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|meus?|minhas?|noss[oa]s?|mi[oae]|miei
  |nostr[oaie]|mijn|мо(?:й|я|ё|е|и|его|ей|ем|ём|ему|их|им|ими|ю)|наш\\p{L}{0,3}|mój|moja|moje|mojego|mojej
`)
const MY_INSIDE = "我(?:们)?的|我家|[私僕俺]の|わたしの|うちの|(?<![가-힣])(?:내|제|우리|나의|저의)(?= )"

export const OWN_ABROAD = wholeWords(MY, MY_INSIDE)
export const USER_ABROAD = wholeWords(
  `${MY}|ich|mich|mir|wir|uns|j[’']\\p{L}+|je|moi|nous|yo|mí|eu|mim|io|noi|я|мне|меня|мной|мы|нас|нам|ik|ja|mnie`,
  "我|咱|私|僕|俺|わたし|(?<![가-힣])(?:나|저|내|제|우리)(?:는|가|를|의|한테|에게|도|에)?(?![가-힣])",
)
export const PAST_ABROAD = wholeWords(
  `
  erinner\\p{L}*|letzte\\p{L}?|vorige\\p{L}?|gestern|neulich|vorhin|damals|gesprochen|besprochen|erzählt|erwähnt|empfohlen
  |souviens|rappelle-moi|rappelles|hier|derni(?:er|ère)s?|parlé|discuté|recommandée?s?|mentionnée?s?
  |recuerd\\p{L}*|acuerd\\p{L}*|ayer|pasad[oa]s?|hablamos|dijiste|recomendaste|mencion(?:é|aste)|conté
  |lembr\\p{L}*|ontem|passad[oa]s?|falamos|falámos|disseste|recomendou|contei
  |ricord\\p{L}*|ieri|scors[oa]|parlato|detto|consigliat[oa]|raccontato
  |помни\\p{L}*|напомни\\p{L}*|вспомни\\p{L}*|вчера|прошл\\p{L}+|раньше|назад|говорил[аи]?|обсуждали|рассказывал[аи]?|советовал[аи]?
  `,
  "之前|以前|上次|上周|上个?(?:星期|礼拜|月)|去年|昨天|前天|记得|[说提聊推荐告诉]过|前に|以前|覚えて|昨日|先週|先月|去年|昨年|この前|前回|話した|話しました|言った|言いました|지난|어제|작년|전에|저번|기억|말했|얘기했|이야기했|추천했",
)
export const DID_I_ABROAD = wholeWords(
  `
  (?:habe|hatte|war|bin|haben|hatten|waren) (?:ich|wir)|ai-je|avons-nous|avais-je|étais-je|est-ce que j[’']ai
  |(?:я|мы) (?:\\p{L}+ ){0,2}\\p{L}+(?:л|ла|ли|лся|лась|лись)
  `,
  "我.{0,14}[过了].{0,8}(?:吗|什么|哪|谁|几|多少)|(?:何|誰|どこ|いつ|どの|どんな).{0,20}(?:ました|だった|でした|[いしっん][ただ])か|[았었했였갔]\\p{L}?(?:나요|지|니|더라|습니까|죠)",
)
export const QUESTION_ABROAD = new RegExp(
  oneLine(`
  ^(?:und |et |y |e |а |и )?
  (?:was|wer|wen|wem|wann|wo|warum|wie|welche\\p{L}?|que|quel(?:le)?s?|qui|quand|où|comment|qu[’']est-ce|¿?(?:qué|cuál|cómo|quién|cuándo|dónde|cuánt[oa]s?)
  |qual|quais|quem|onde|como|chi|cosa|quale|quando|dove|что|кто|где|когда|как\\p{L}{0,4}|чем|сколько|почему)(?!\\p{L})
  |[吗呢][。.!！]?$|什么|哪[里个些儿]|多少|怎么|为什么|[ぁ-んァ-ヶ一-龯]か[。.]?$|何|誰|どこ|いつ|どの|どんな|なぜ|答えなさい|(?:나요|까요|니까|습니까|인가요|은가요)[.。]?$
  `),
  "iu",
)
const OTHERS_OWN = oneLine(`
  (?:was|wer|wo|wann|wen|welche\\p{L}?|wie (?:heiß\\p{L}+|alt|viele?|lange|oft|groß)) (?!(?:soll|kann|muss|könnte|sollte|brauche) ich).{0,60}?(?<!\\p{L})(?:ich|mein\\p{L}{0,2})
  |(?:qui|quand|où|quel(?:le)?s?|combien|comment s[’']appell\\p{L}+|que|qu[’'])(?!.{0,20}(?:dois|peux|puis|faire)).{0,60}?(?<!\\p{L})(?:j[’']\\p{L}+|je|mon|ma|mes)
  |¿?(?:cuál|cuándo|dónde|quién|cuánt[oa]s?|cómo se llaman?|qué)(?!.{0,12}(?:debo|puedo)).{0,60}?(?<!\\p{L})mis?
  |¿?dónde (?:vivo|trabajo|nací)|¿?cómo me llamo|¿?qué (?:idiomas? hablo|me gusta)|wie heiße ich|comment je m[’']appelle
  |(?:qual|quais|quando|onde|quem|quant[oa]s?|como se chamam?).{0,60}?(?<!\\p{L})(?:meus?|minhas?|eu)|onde (?:eu )?(?:moro|vivo|trabalho)|como (?:eu )?me chamo
  |(?:qual|quale|quali|quando|dove|chi|quant[oaie]|come si chiama(?:no)?).{0,60}?(?<!\\p{L})(?:mi[oae]|miei|io)|dove (?:abito|vivo|lavoro)|come mi chiamo
  |(?:как(?:ой|ая|ое|ие|ую)?|где|когда|кто|сколько|чем)(?!.{0,12}(?:мне (?:сделать|лучше))).{0,60}?(?<!\\p{L})(?:я|у меня|меня|мо(?:й|я|ё|е|и|его|ей|их|ю))
`)
export const ASKS_OWN_ABROAD = new RegExp(
  `^(?:und |et |y |e |а |и )?(?:${OTHERS_OWN})(?!\\p{L})|^(?!.*(?:怎么|如何|怎样|应该|可以|能不能)).{0,20}我(?!们).{0,30}(?:什么|谁|哪|几|多少|吗|何时)|(?:什么|谁|哪|几|多少).{0,6}我的|^(?!.*(?:どうやって|どうすれば|べき|たらいい)).{0,10}(?:私|僕|俺).{0,30}(?:何|誰|どこ|いつ|どの|どんな|か[。？?]?$)|^(?!.*(?:어떻게 (?:해야|하면)|해야)).{0,10}(?<![가-힣])(?:내|제|나|저)(?:가|는|의)? ?.{0,30}(?:뭐|무엇|누구|언제|어디|몇|이름|나요|니까)`,
  "iu",
)
export const ASKS_TIME_ABROAD = wholeWords(
  `
  wann|wie lange|seit wann|quand|depuis quand|cuándo|desde cuándo|quando|da quando|когда|сколько времени
  `,
  "什么时候|何时|几点|哪天|哪一天|多久|いつ|何時|何日|언제|며칠|몇 시",
)
export const BEFORE_ABROAD = wholeWords(
  `
  vorher|früher|davor|damals|ursprünglich|zuerst|war|hatte|gewohnt|avant|auparavant|étais|avais|ancien(?:ne)?|antes|anterior(?:mente)?|era|vivía|tenía|prima|ero|avevo|раньше|прежде|был[аои]?
  `,
  "以前|之前|原来|曾经|前は|以前|昔|かつて|예전|이전|전에는|원래",
)
export const VERBATIM_ABROAD = wholeWords(
  `
  wörtlich|wortwörtlich|wort für wort|wortlaut|genau(?:e|en|er)? wort\\p{L}*|was (?:genau )?(?:habe|hab|hatte|hast) (?:ich|du) (?:dir |mir )?(?:genau )?(?:gesagt|geschrieben|getippt)
  |mot pour mot|mots exacts|exactement (?:dit|écrit)|textuellement|palabra por palabra|palabras exactas|textualmente|exactamente (?:dije|escribí|dijiste)|palavra por palavra|palavras exatas|exatamente (?:disse|escrevi)
  |parola per parola|parole esatte|esattamente (?:detto|scritto)|testuali parole|дословно|слово в слово
  `,
  "原话|一字不差|逐字|一言一句|正確な言葉|그대로 (?:말|적)",
)
export const TAKES_UP_ABROAD = /^(?:danke|super|klingt|merci|gracias|obrigad[oa]|grazie|спасибо|谢谢|ありがとう|감사)/iu
