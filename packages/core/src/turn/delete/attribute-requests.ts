import { canonicalAttribute } from "../../text/attributes.ts"
import { personalNumberCalled } from "../../text/personal-numbers.ts"
import { expression } from "../../text/regex.ts"

const DONE = "(?:吧|了|好吗|好不好|行吗|呗|啊|哈|哦|可以吗)*"

/**
 * Indirect questions about oneself by the attribute that they ask for: "where I live", "wie alt ich bin". Whole objects of a
 * request, so that "where I live when I'm drunk" is none.
 */
const QUESTIONS: readonly (readonly [attribute: string, form: RegExp])[] = [
  [
    "home",
    expression("iu")`
      where (?:i|we) (?:currently |now )?(?:live|stay|reside)|where (?:i['’]?m|i am|we['’]re|we are) (?:living|based|staying)|wo (?:ich|wir) (?:jetzt |gerade )?(?:wohne?n?|lebe?n?)
      |où (?:j['’](?:habite|vis)|je vis|je loge|on habite|nous habitons)|dónde (?:vivo|vivimos)|donde (?:vivo|vivimos)|dove (?:abito|vivo|abitiamo|viviamo|sto di casa)|onde (?:eu )?(?:moro|vivo)|onde (?:a gente mora|moramos|vivemos)
      |我(?:们)?(?:家)?(?:现在)?(?:住|在)(?:在)?(?:哪儿?|哪里|什么地方|哪个小区)|(?:(?:私|僕|俺)[がはの])?どこに住んで(?:いる|る|います)(?:の)?か|(?:(?:私|僕|俺)[がの])?住んで(?:いる|る)(?:場所|所|ところ|街|町)
    `,
  ],
  [
    "salary",
    expression("iu")`
      (?:what|how much) (?:i|we) (?:currently |now )?(?:earn|make|get|get paid|bring home|take home)(?: (?:a|per|each) \p{L}+)?|(?:what|how much) (?:i['’]?m|i am) (?:paid|earning|making|on)
      |(?:was|wie ?viel) (?:ich|wir) (?:im monat |netto |brutto )?(?:verdienen?|kriegen?|bekommen?)(?: ?im monat)?|(?:combien|ce que) (?:je|on) (?:gagne|touche)|(?:cuánto|cuanto|lo que) (?:gano|cobro|me pagan)
      |(?:quanto|quel che|quello che) (?:guadagno|prendo|mi pagano)|(?:quanto|o que) (?:eu )?(?:ganho|recebo|me pagam)|我(?:每个?月|一年|一个月|现在)?(?:挣|赚|拿)(?:了)?多少(?:钱|工资)?|(?:(?:私|僕|俺)[がはの])?(?:いくら(?:稼いで|もらって)(?:いる|る)|(?:給料|年収|月給)[がは]いくら(?:な)?の?)か
    `,
  ],
  [
    "age",
    expression("iu")`
      how old (?:i am|i['’]?m)|wie alt ich bin|quel âge j['’]ai|(?:cuántos|cuantos) años tengo|quanti anni ho|quantos anos (?:eu )?tenho|我(?:今年)?(?:多大|几岁|多少岁)(?:年纪)?|(?:(?:私|僕|俺)[がはの])?何歳(?:な|である)?の?か
    `,
  ],
  [
    "birthday",
    expression("iu")`
      when (?:i was born|my birthday is)|what (?:day|date) i was born|wann (?:ich (?:geboren (?:bin|wurde)|geburtstag hab(?:e)?)|mein geburtstag ist)|quand (?:je suis née?|(?:c['’]est |est |tombe )mon anniversaire)|cuándo (?:nací|cumplo años|es mi cumpleaños)|quando (?:sono nat[oa]|faccio gli anni|compio gli anni|è il mio compleanno|eu nasci|nasci|faço anos|é (?:o )?meu aniversário)
      |我(?:什么时候|哪天)(?:生日|出生|过生日)|我的?生日是?(?:什么时候|哪天|几号|几月几号)|(?:(?:私|僕|俺)[がはの])?いつ生まれたか|(?:(?:私|僕|俺)の)?誕生日[がは]いつ(?:な)?の?か
    `,
  ],
  [
    "job",
    expression("iu")`
      what (?:i|we) do(?: for (?:a living|work))?|what i work as|was ich (?:beruflich mache|von beruf bin|arbeite)|(?:ce que je fais|quel travail je fais)(?: dans la vie| comme (?:travail|boulot|métier))?|(?:a qué me dedico|en qué trabajo|de qué trabajo)|(?:che lavoro faccio|cosa faccio nella vita|cosa faccio di lavoro)|(?:com o que (?:eu )?trabalho|o que (?:eu )?faço da vida|em que (?:eu )?trabalho)
      |我(?:是)?(?:做什么|干什么|干啥|做啥)(?:的|工作)?(?:工作)?|(?:(?:私|僕|俺)[がはの])?(?:何の|どんな)仕事を?して(?:いる|る)の?か
    `,
  ],
  [
    "employer",
    expression("iu")`
      where (?:i|we) (?:currently |now )?work|who i work for|(?:wo|für wen|bei wem) (?:ich|wir) (?:jetzt |gerade )?arbeiten?|(?:où|pour qui|chez qui) (?:je (?:travaille|bosse))|(?:dónde|donde|para quién) (?:trabajo|curro)|(?:dove|per chi) lavoro|(?:onde|para quem) (?:eu )?trabalho|我(?:现在)?在(?:哪儿?|哪里|哪家公司|什么公司|什么单位|哪个单位)(?:上班|工作)|(?:(?:私|僕|俺)[がはの])?どこで働いて(?:いる|る)の?か
    `,
  ],
  [
    "weight",
    expression("iu")`
      (?:how much|what|how heavy) i (?:weigh|am)|(?:wie ?viel|was) ich wiege|(?:combien|ce que) je pèse|(?:cuánto|cuanto|lo que) peso|quanto (?:eu )?peso|我(?:有)?(?:多重|多少斤)|(?:(?:私|僕|俺)の)?体重[がは](?:何キロ|どれくらい)(?:な)?の?か
    `,
  ],
  [
    "height",
    expression("iu")`
      how tall (?:i am|i['’]?m)|wie (?:groß|gross) ich bin|combien je mesure|(?:cuánto|cuanto) mido|quanto sono alt[oa]|(?:quanto (?:eu )?meço|qual (?:é )?a minha altura)|我(?:有)?多高
    `,
  ],
  [
    "origin",
    expression("iu")`
      where (?:i['’]?m|i am|we['’]re) from|where i (?:come from|grew up|was born)|(?:woher ich (?:komme|stamme)|wo ich (?:herkomme|aufgewachsen bin|geboren bin))|d['’]où je viens|où (?:je suis née?|j['’]ai grandi)|de dónde (?:soy|vengo)|dónde (?:nací|crecí)|(?:di|da) dove (?:sono|vengo)|dove sono (?:nat|cresciut)[oa]|de onde (?:eu )?(?:sou|venho)|onde (?:eu )?(?:nasci|cresci)|我(?:是)?(?:哪里|哪儿)(?:的)?人|我从哪(?:里|儿)来|(?:(?:私|僕|俺)[がはの])?どこ出身か
    `,
  ],
  [
    "name",
    expression("iu")`
      what (?:i['’]?m|i am) called|wie ich heiße|comment je m['’]appelle|cómo me llamo|come mi chiamo|como (?:eu )?me chamo|我叫什么(?:名字)?|(?:(?:私|僕|俺)[がはの])?(?:何という名前|名前[がは]何)(?:な|である)?の?か
    `,
  ],
  [
    "medication",
    expression("iu")`
      what (?:meds?|medications?|medicines?|pills?|tablets?|drugs?) (?:i|we) (?:take|am on)|what (?:meds?|medications?|pills?|tablets?) (?:i['’]?m|i am) (?:on|taking)|welche (?:medikamente|tabletten|pillen|mittel) ich nehme|(?:quels|quel) (?:médicaments?|traitement|cachets) je (?:prends|suis)|qué (?:medicación|medicamentos|pastillas|medicinas) tomo|(?:che|quali) (?:farmaci|medicine|pastiglie|pillole) prendo|(?:que|quais) (?:remédios?|medicamentos|comprimidos) (?:eu )?tomo|我(?:在)?吃什么药
    `,
  ],
  [
    "allergy",
    expression("iu")`
      what (?:i['’]?m|i am) allergic to|(?:wogegen|gegen was) ich allergisch bin|(?:à quoi|ce à quoi) je suis allergique|a qué (?:soy alérgic[oa]|tengo alergia)|a (?:cosa|che cosa) sono allergic[oa]|a que (?:eu )?sou alérgic[oa]|我对什么过敏
    `,
  ],
]
const COMPILED = QUESTIONS.map(([attribute, form]) => [attribute, new RegExp(`^(?:${form.source})$`, "iu")] as const)

/** "My salary", "what my salary is", "wie hoch mein Gehalt ist", "我的工资". */
const OWN = expression("iu")`
  ^(?:(?:what|how (?:high|much)|was|wie(?: hoch)?|quel(?:le)? est|cuál es|cual es|qual è|qual é|quanto è) )?
  (?:my|our|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|(?:il |la |i |le |l['’])?(?:mi[oa]|miei|mie|nostr[oaie])|(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?))
  [ ](?<thing>[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}?)(?: (?:is|ist|are|sind))?$
  |^(?:我(?:们)?(?:家)?的?|(?:私|僕|俺|わたし|うち)の)(?<eastern>[^我的の]{1,10}?)(?:是多少|有多少|多少)?$
`

/** Names that the table of attributes does not know, or that are a name only of one's own: "my number". */
const OTHER_NAMES: readonly (readonly [attribute: string, names: RegExp])[] = [
  [
    "name",
    /^(?:(?:last|family|middle|maiden|real|own) name|surname|nickname|namens|(?:nach|familien|zu|spitz|ruf|mädchen)namen?|nom (?:de famille|complet)|surnom|apellidos?|apodo|nombre completo|cognome|soprannome|nome completo|sobrenome|apelido|姓|名|苗字|姓氏|全名|昵称|あだ名|氏名|本名)$/iu,
  ],
  ["religion", /^(?:glaubens?|konfessionszugehörigkeit)$/iu],
  ["weight", /^(?:(?:body ?)?weight|gewicht|poids|peso|体重)$/iu],
  ["height", /^(?:height|größe|körpergröße|taille|estatura|altura|altezza|statura|身高|身長)$/iu],
  ["phone", /^(?:number|nummer|número|numero|電話番号)$/iu],
  [
    "orientation",
    /^(?:sexual(?:ity| orientation)|orientation|sexuelle (?:orientierung|ausrichtung)|sexualität|orientation sexuelle|sexualité|orientación sexual|sexualidad|orientamento sessuale|sessualità|orientação sexual|sexualidade|性取向|性向|性的指向)$/iu,
  ],
  [
    "politics",
    /^(?:politics|political (?:views?|opinions?|beliefs?|party|leanings?|affiliation)|party|politische (?:meinung|ansichten|einstellung|haltung)|partei|opinions? politiques?|idées politiques|ideas políticas|opinión política|ideología|partido|idee politiche|opinioni politiche|partito|opiniões políticas|opinião política|政治立场|政治观点|政党|政治的信条|支持政党)$/iu,
  ],
  [
    "religion",
    /^(?:religious (?:beliefs?|views?|faith)|confession|croyances?|religiöse\p{L}* (?:überzeugung|zugehörigkeit)|religionszugehörigkeit|credo|creencias?(?: religiosas?)?|confissão|crença|宗教信仰|信仰|信教)$/iu,
  ],
  [
    "marital status",
    /^(?:relationship|civil status|situation (?:familiale|maritale)|婚姻状况|婚姻状況|感情状况|配偶者の有無)$/iu,
  ],
  [
    "alcohol",
    /^(?:alcohol (?:use|consumption)|alkoholkonsum|consommation d['’]alcool|consumo de (?:alcohol|álcool)|consumo di alcol)$/iu,
  ],
]

/** "My salary at Monzo": a name, and what the statement has to say besides. */
const WITH_REST =
  /^(?<name>[\p{L}'’-]+(?: [\p{L}'’-]+)?) (?:at|in|from|with|for|bei|beim|im|von|für|à|au|chez|pour|en|con|a|al|da|em|n[oa]) (?<rest>.{2,40})$/iu
const FORMER =
  /^(?:(?:old|former|previous|alte[nrms]?|frühere[nrms]?|vorherige[nrms]?|ancien(?:ne)?|antigu?[oa]|viej[oa]|vecchi[oa]|velh[oa])\s|(?:旧的?|以前的|原来的)\s?)/iu

/** An attribute of the user that a request names. */
export interface OwnAttribute {
  readonly attribute: string
  /** What a statement of it has to hold as well: "at Monzo". */
  readonly rest: string
  /** Whether a value that no longer holds is meant: "my old number". */
  readonly isFormer: boolean
  /** Whether `rest` is the value itself: "my kiwi allergy". */
  readonly isValue?: boolean
}

/** The attribute of the user that a thing is: "my salary", "where I live". */
export function ownAttribute(thing: string): OwnAttribute | undefined {
  const bare = thing.trim().replace(/[.!。！]{1,8}$/u, "")
  const asked = COMPILED.find(([, form]) => form.test(bare))?.[0]
  if (asked !== undefined) return { attribute: asked, rest: "", isFormer: false }
  const groups = OWN.exec(bare)?.groups
  const name = groups?.thing ?? groups?.eastern
  return name === undefined ? allergyTo(bare.replace(ARTICLE, "")) : namedAttribute(name)
}

const ARTICLE = /^(?:(?:the|that|die|la|el|l|à?a) |l['’])(?=\p{L})/iu
const ALLERGY =
  "allergy|intolerance|allergies?|allergien?|intoleranz|unverträglichkeit|intolérance|alergias?|intolerancia|allergia|intolleranza|intolerância|alergi[aęi]"
/** "Kiwi allergy", "Kiwi-Allergie", "allergie au kiwi", "猕猴桃过敏": somebody has an allergy, and no text does. */
const ALLERGY_TO = expression("iu")`
  ^(?:(?<before>\p{L}[\p{L}'’]{1,24}(?: \p{L}{2,24})?)(?:[ ]|-|(?=allergi|intoleran|unvertr))(?:${ALLERGY})
  |(?:${ALLERGY}) (?:to|towards|gegen|auf|aux?|à la|à l['’]|à|al|alla|alle|allo|all['’]|agli|ai|aos?|às?|a las?|a los|a|voor|na)(?:[ ]|(?<=['’]))(?<behind>\p{L}[\p{L} '’-]{1,40}))$
  |^(?<eastern>[^我的の]{1,10}?)(?:过敏|アレルギー)$
`

/** The allergy to one thing. */
function allergyTo(thing: string): OwnAttribute | undefined {
  const groups = ALLERGY_TO.exec(thing)?.groups
  const rest = groups?.before ?? groups?.behind ?? groups?.eastern
  return rest === undefined ? undefined : { attribute: "allergy", rest, isFormer: false, isValue: true }
}

/** The same of a thing without "my". */
export function namedAttribute(thing: string): OwnAttribute | undefined {
  const name = thing.replace(FORMER, "")
  const isFormer = name !== thing
  const whole = attributeCalled(name)
  if (whole !== undefined) return { attribute: whole, rest: "", isFormer }
  const allergy = allergyTo(name)
  if (allergy !== undefined) return allergy
  const parts = WITH_REST.exec(name)?.groups
  const part = attributeCalled(parts?.name ?? "")
  return part === undefined ? undefined : { attribute: part, rest: parts?.rest ?? "", isFormer }
}

function attributeCalled(name: string): string | undefined {
  return (
    OTHER_NAMES.find(([, names]) => names.test(name))?.[0] ?? canonicalAttribute(name) ?? personalNumberCalled(name)
  )
}

/** Chinese and Japanese requests of which the object is such a thing. */
const EASTERN: readonly RegExp[] = [
  expression("u")`
    ^(?:请|請|麻烦|拜托|帮我|给我|你|您|就|快|可以|能不能|能|，)*(?:(?:从|從)?(?:你的?|您的?)?(?:记忆|記憶|脑子)(?:里|中|裡)?(?:请|把|就)?)?(?:忘掉|忘记|忘了(?=.*吧$)|删掉|删了|删除|抹掉|清掉|清除|别再?(?:记着?|存着?|留着?|记住|记得)|不要再?(?:记|存|留|记住|记得)|不用再?(?:记|记住|记得))(?<thing>我.{1,14}?)(?:的事(?:情|儿)?)?${DONE}$
  `,
  expression("u")`
    ^(?:请|請|麻烦|拜托|帮我)+(?:你|您)?忘了(?<thing>我.{1,14}?)(?:的事(?:情|儿)?)?${DONE}$|^(?:你|您)忘了(?<yours>我.{1,14}?)(?:的事(?:情|儿)?)?吧$
  `,
  expression("u")`
    ^(?:请|請|麻烦|拜托|帮我|给我|你|您|就|快|可以|能不能|能|，)*(?:把|将|將)?(?<thing>我.{1,14}?)(?:从你?的?(?:记忆|脑子)里|给|都|也|就|请|你|，)*(?:忘掉|忘记|忘了|删掉|删了|删除|抹掉|抹了|清掉|清除|别再?(?:记|存|留|提)|不要再?(?:记|存|留|提)|不用再?记)(?:着|了|住|得)?${DONE}$
  `,
  expression("u")`
    ^(?:(?:あなたの)?(?:記憶|メモリー?)から)?(?<thing>.{2,24}?)(?:のこと|って(?:こと|話))?[、はをも]{0,2}(?:もう|全部|一旦|どうか)?、?(?:記憶から)?(?:忘れて|消して|消去して|削除して|覚えておかないで|覚えないで|記憶しないで|保存しないで|なかったことにして)(?:ください|下さい|ほしい|欲しい|くれ|くれる|もらえますか|もらえる|いただけますか|ね|よ|お願いします|な|か)*$
  `,
]

/** The object of a Chinese or Japanese request to forget something of oneself. */
export function easternObject(sentence: string): string | undefined {
  const bare = sentence.replace(/[.!。！？?～~]{1,8}$/u, "").replace(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, "")
  for (const form of EASTERN) {
    const groups = form.exec(bare)?.groups
    const thing = groups?.thing ?? groups?.yours
    if (thing !== undefined && ownAttribute(thing) !== undefined) return thing
  }
  return undefined
}

/** "住所を削除してください", which may also be work on a form. */
const BARE_EASTERN =
  /^(?<thing>[^のをは]{2,8})を(?:(?:削除|消去|消)して|消して|忘れて)(?:ください|下さい|ほしい|もらえますか)?(?:です)?[.!。！]{0,3}$/u

/** The attribute that such a request names, as one of the user's. */
export function bareEasternObject(sentence: string): string | undefined {
  const thing = BARE_EASTERN.exec(sentence.trim())?.groups?.thing
  return thing !== undefined && namedAttribute(thing) !== undefined ? `私の${thing}` : undefined
}
