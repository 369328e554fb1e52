import { expression } from "../../text/regex.ts"
import { constraintKey } from "./constraints.ts"
import { czechAndPolish } from "./czech-and-polish.ts"
import { capitalize, type Rule, type StatementKind, topicKey } from "./fact.ts"
import { isPlace } from "./places.ts"

/**
 * Plain statements about the speaker in other languages; the first group is the object, the sentence keeps its
 * wording.
 */
const FORMS: readonly (readonly [StatementKind, RegExp])[] = [
  [
    "name",
    expression("iu")`
      ^(?:ich (?:heiße|heisse)|mein name ist|je m'appelle|mon nom est|me llamo|mi nombre es|chamo-me|me chamo
      |(?:o )?meu nome (?:agora )?é|mi chiamo|il mio nome è) (.+)$
    `,
  ],
  [
    "name",
    /^(?:我叫|我的名字(?:是|叫)|私の名前は|제 이름은 ?|내 이름은 ?)(.+?)(?:です|と(?:いいます|申します)|입니다|이에요|예요|이야|야)?$/u,
  ],
  [
    "home",
    expression("iu")`
      ^(?:ich (?:wohne|lebe) (?:jetzt |seit .{1,30} )?(?:in|bei)
      |(?:ich bin|wir sind) (?:gerade |kürzlich |letzte\w* \w+ )?(?:nach|in)(?= .{1,60} (?:um)?gezogen)
      |j'habite (?:maintenant )?(?:à|en|au|aux|dans)|je vis (?:maintenant )?(?:à|en|au|dans)
      |(?:j'ai|nous avons|on a) (?:récemment )?(?:déménagé|emménagé) (?:à|en|au|aux|dans)
      |(?:yo )?vivo en|ahora vivo en|(?:me mudé|me he mudado|nos mudamos|nos hemos mudado) a|eu moro (?:em|no|na)|moro (?:em|no|na)|vivo (?:em|no|na|a|in)|abito (?:a|in)) (.+)$
    `,
  ],
  [
    "move",
    expression("iu")`
      ^(?:eu |n[óo]s |agora |j[áa] ){0,2}(?:me mudei|mud[áe]i-me|nos mud[áa]mos|mud[áa]mo-nos|a gente (?:agora |j[áa] )?(?:(?:se )?mudou|mora|vive)|transferi-me|me transferi|nos transferimos|transferimo-nos|acab(?:ei|[áa]mos) de (?:(?:me|nos) mudar|mudar-(?:me|nos))
      |(?:fui|fomos) (?:viver|morar)|(?:estou|estamos|t[ôo]|tamos) (?:agora )?(?:a (?:viver|morar)|vivendo|morando)|pass(?:ei|[áa]mos) a (?:viver|morar)|moramos|vivemos|instalei-me|me instalei)
      [ ](?:agora )?(?:para|pra|pro|em|no|na) (.+)$
    `,
  ],
  [
    "move",
    expression("iu")`
      ^(?:(?:je me suis|nous nous sommes|on s'est) installée?s? (?:à|en|au|aux)|(?:me (?:he trasladado|trasladé)|nos (?:hemos trasladado|trasladamos)|(?:me|nos) (?:fui|fuimos|vine|vinimos) a vivir) a
      |(?:me|nos) (?:acabo|acabamos) de (?:mudar|trasladar) a|(?:acabo|acabamos) de (?:mudarme|mudarnos|trasladarme|trasladarnos) a|je viens (?:de déménager|d'emménager) (?:à|en|au|aux)|(?:on vient|nous venons) (?:de déménager|d'emménager) (?:à|en|au|aux)
      |(?:mi sono|ci siamo) trasferit[oaie] (?:a|in)) (.+)$
    `,
  ],
  [
    "home",
    expression("u")`
      ^(?!(?!私|僕|俺|うち|今).{1,8}は)(?:(?:私|僕|俺)(?:たち|達)?は|(?:今|現在|今は)、?)?([^を]+?)
      (?:(?:に住んで|で暮らして)(?:い?る|い?ます|おります)|(?:に|へ)(?:引っ?越し|移住し|転居し|転居いたし)(?:ました|た))(?:よ|ね|んだ|んです)?$
    `,
  ],
  [
    "home",
    /^(?:(?:上个?月|上周|去年|今年|前年|最近|现在|后来)[，,]?)?我们?(?:[和跟][^，,我]{1,6}?)?(?:一起|都|全家)?(?:现在|現在|已经|最近|刚|去年|上个?月)?(?:住在|居住在|搬(?:家)?[到去]了?)(?!.*(?:会议室|办公室|教室|座位|线上|平台|系统|服务器))(.+?)(?:了|生活)?$/u,
  ],
  [
    "job",
    /^我(?:现在)?(?:是|当)(?:一名|一个|一位|個|名)?(?!.{0,10}(?:素|食|主[义義]|患|耐受|[过過]敏|爱好|愛好|残疾|障碍|幸存|单身|独居|受害)者$|.{0,8}(?:[会會党黨团團成队隊][员員]|陌生|男生|女生|先生)$)(.{1,12}(?:师|师傅|生|员|員|家|者|医生|程序员|护士|律师|老师|工程师|設計師))$/u,
  ],
  ["employer", /^我(?:现在)?在(.+?)(?:工作|上班)$/u],
  [
    "employer",
    /^(?:(?:私|僕|俺)は)?(?:今は|現在は)?、?(.+?)(?:で働いて|で勤務して|に勤めて)(?:い?る|い?ます|おります)(?:よ|ね|んだ|んです)?$/u,
  ],
  [
    "job",
    /^(?:私|僕|俺)(?:は|の職業は|の仕事は)(?!.{0,10}(?:主義|患|愛好|障害|障がい|独身|初心|高齢|生存|[当被]害)者|.{0,8}(?:会|党)員|.{0,8}(?:努力|愛[煙妻犬猫]|大酒|倹約|節約|読書|自信|楽天|美食|情熱|恐妻|勉強)家)(.{1,20}(?:師|員|者|家|士|官|エンジニア|デザイナー|プログラマー|学生|教師|医者))(?:です|だ|をしています)$/u,
  ],
  ["age", /^我(?:今年)?(\d{1,3})岁(?:了)?$/u],
  ["age", /^(?:(?:私|僕|俺)は)?(\d{1,3})歳(?:です|だ)$/u],
  ["age", /^(?:ich bin|j'ai|tengo) (\d{1,3}) (?:jahre alt|ans|años)$/iu],
  [
    "employer",
    /^(?:ich arbeite (?:jetzt )?(?:bei|für)|je travaille (?:maintenant )?(?:chez|pour)|trabajo (?:ahora )?(?:para|en)) (.+)$/iu,
  ],
  [
    "employer",
    /^(?:ich arbeite nicht mehr (?:bei|für)|je ne travaille plus (?:chez|pour)|ya no trabajo (?:para|en)) (.+)$/iu,
  ],
  ["employer", /^我(?:不再|已经不)在(.+?)(?:工作|上班)(?:了)?$/u],
  [
    "joined",
    expression("iu")`
      ^(?:(?:ich )?hab(?:e)? (?:gerade |letzte\w* \w+ |am \w+ ){0,2}bei (?!null )((?:(?!\s(?:fast|beinahe|nicht|nie)\b).)+?) angefangen
      |(?:ich )?hab(?:e)? (?:den|einen|die|eine) (?:neuen? )?(?:job|stelle) bei ((?:(?!\s(?:fast|beinahe|nicht|nie)\b).)+?) (?:bekommen|gekriegt|angenommen)
      |(?:j'ai|je viens d[e']) ?(?:commencé|commencer|été (?:embauché|engagé|recruté)e?|être (?:embauché|engagé|recruté)e?) chez (.+)
      |j'ai (?:trouvé|décroché) (?:un|le) (?:poste|job|boulot|travail) chez (.+)|je bosse (?:maintenant |désormais )?(?:chez|pour) (.+)
      |(?:he (?:empezado|comenzado|entrado)|empecé|comencé|entré) a trabajar (?:en|para) (.+)|me (?:han contratado|contrataron|ficharon) en (.+)
      |(?:ho (?:iniziato|cominciato) a lavorare|mi hanno assunt[oa]|sono stat[oa] assunt[oa]|lavoro) (?:all[ao]|al|all'|presso) ?(.+))$
    `,
  ],
  [
    "joined",
    /^我(?:刚|已经|上周|上个?月|昨天|今天|最近)?(?:跳槽到|跳槽去)了?(?!.*[年月日])(\p{Script=Han}{2,8}?)(?:公司|工作)?了?$/u,
  ],
  [
    "diet",
    /^(?:ich bin|je suis|(?:yo )?soy) (veganer(?:in)?|vegan|vegetarier(?:in)?|végétarien(?:ne)?|végane?|vegetarian[oa]|vegan[oa])$/iu,
  ],
  ["diet", /^我(?:是|吃)(?:个|一个)?(素食者|素食主义者|素|纯素)(?:的)?$/u],
  ["diet", /^(?:(?:私|僕|俺)は)?(ベジタリアン|ヴィーガン|菜食主義者?)(?:です|だ)$/u],
  [
    "couple",
    expression("iu")`
      ^(?:\p{L}+ und ich haben uns (?:getrennt|scheiden lassen|verlobt)|ich (?:bin|habe mich) (?:verheiratet|geschieden|ledig|verlobt|getrennt)
      |je suis (?:marié|divorcé|célibataire|fiancé)e?|\p{L}+ et moi (?:nous sommes|on s'est) (?:séparés|mariés|fiancés|divorcés)
      |estoy (?:casad|divorciad|solter)[oa]|(?:sou|estou) (?:casad|divorciad|solteir|separad|noiv)[oa]|(?:me (?:separei|divorciei)|(?:separei|divorciei)-me) d[eoa] \p{L}+
      |\p{L}+ y yo (?:nos (?:hemos separado|separamos|casamos|divorciamos)|rompimos))()(?: .*)?$
    `,
  ],
  [
    "couple",
    /^(?:我(?:结婚|離婚|离婚|订婚|单身)(?:了|的)?|我和\S{1,8}(?:分手|离婚|结婚|订婚)了|(?:私|僕|俺)は(?:結婚|離婚|婚約)(?:しました|しています|した))()$/u,
  ],
  [
    "decision",
    expression("iu")`
      ^(?:ich (?:habe mich für .{1,80} entschieden|werde .{1,60} (?:verwenden|benutzen|nehmen))|wir (?:verwenden|benutzen|nutzen|nehmen) .{1,80}
      |j'ai (?:décidé|choisi) .{1,80}|nous utilisons .{1,80}|on utilise .{1,80}|he decidido .{1,80}|(?:usaremos|usamos|utilizamos|hemos elegido) .{1,80}
      |我(?:们)?(?:决定|选择)(?:了)?.{1,60}|我们(?:使用|用).{1,60}|(?:私たちは)?.{1,60}を使う?こと?にしました)()$
    `,
  ],
  ["home", /^(?:저는 |나는 |전 )?(\S+?)에(?:서)? (?:살아요|살고 있어요|산다|살아|살고 있습니다)$/u],
  [
    "job",
    expression("iu")`
      ^(?:ich arbeite (?:jetzt )?als|ich bin (?:von beruf )|je travaille (?:comme|en tant que)|trabajo (?:como|de)
      |trabalho (?:agora )?(?:como|na|no|em|numa?)|comecei (?:a trabalhar )?(?:como|na|no|numa?)|entrei (?:na|no)(?= \p{Lu})|fui contratad[oa] (?:pel[oa]|como)
      |(?:estou|t[ôo]) (?:agora )?(?:a trabalhar|trabalhando) (?:como|na|no|em|numa?|para)|passei a trabalhar (?:como|na|no|em|numa?)
      |(?:virei|tornei-me|me tornei)(?= (?!brasileir|solteir|herdeir)\p{L}+(?:ista|eir[oa]|[dst]or|[dst]ora)$)|lavoro (?:come|in|per|presso)) (.+)$
    `,
  ],
  [
    "allergy",
    expression("iu")`
      ^(?:ich (?:bin (?:stark |sehr )?allergisch gegen|habe eine allergie gegen|vertrage (?:kein(?:e|en)?)|darf kein(?:e|en)?)|je suis (?:très )?allergique (?:à la|à l'|à|au|aux)|je ne supporte pas (?:la|le|les)|(?:yo )?soy (?:muy )?al[eé]rgic[oa] (?:a las|a los|a la|al?)|tengo alergia (?:a las|a los|a la|al?)
      |sou alérgic[oa] a|sono allergic[oa] a(?:l|lle|i|gli)?) (.+)$
    `,
  ],
  ["allergy", /^(?:(?:私|僕|俺)は)?(.+?)(?:(?:の)?アレルギー(?:です|だ|があります|がある|を持っています)?)$/u],
  ["allergy", /^我(?:对|對)(.+?)(?:严重)?(?:过敏|過敏)$/u],
  ["allergy", /^(?:저는 |나는 |전 )?(\S+?) ?알레르기가? ?(?:있어요|있어|있습니다)$/u],
  [
    "dislike",
    expression("iu")`
      ^(?:ich (?:hasse|verabscheue)|ich mag (?:überhaupt )?kein(?:e|en)?|ich mag(?= .{1,60} nicht(?: mehr)?$)|je (?:déteste|n'aime (?:pas|plus)(?: du tout)?)|odio|(?:ya )?no me gustan?
      |detesto|não gosto de|non mi piac(?:e|ciono)) (.+)$
    `,
  ],
  [
    "dislike",
    /^(?:(?:私|僕|俺)は)?(.+?)(?:が(?:大?嫌い|苦手|好きでは(?:ありません|ない)|好きじゃ(?:ありません|ない))(?:です|だ)?)$/u,
  ],
  ["dislike", /^我(?:很|真的|再也|已经)?(?:不喜欢|討厭|讨厌|不喜歡|不爱|受不了)(.+?)(?:了)?$/u],
  ["dislike", /^(?:저는 |나는 |전 )?(.+?)[을를] ?싫어(?:해요|해|합니다)$/u],
  [
    "like",
    expression("iu")`
      ^(?:ich (?:liebe|mag|bevorzuge|trinke gern(?:e)?|esse gern(?:e)?|lese gern(?:e)?|ziehe)|j'(?:aime|adore)(?: bien)?|je préfère|me gustan?(?: mucho| más)?|me encantan?
      |prefiero|gosto (?:muito )?de|adoro|prefiro|mi piac(?:e|ciono)|preferisco|amo) (.+)$
    `,
  ],
  ["like", /^我(?:最|很|非常|更|比较)?(?:喜欢|喜歡|爱|偏好)(.+)$/u],
  ["like", /^(?:私は|僕は|俺は)?(.+?)が(?:大)?好き(?:です|だ|なんです)?$/u],
  ["like", /^(?:저는 |나는 |전 )?(.+?)[을를] ?(?:정말 )?좋아(?:해요|해|합니다)$/u],
]

/** "My birthday is …", without "my". */
const ATTRIBUTES_KANA: readonly (readonly [string, RegExp])[] = [
  ["name", /^(?:(?:私|僕|俺)の)?名前は(.{1,20}?)(?:です|と(?:いい|申し)ます)$/u],
  ["birthday", /^(?:(?:私|僕|俺)の)?誕生日は(.{1,20}?)です$/u],
  ["origin", /^(?:(?:私|僕|俺)の)?出身は(.{1,20}?)です$/u],
  ["job", /^(?:(?:私|僕|俺)の)?(?:職業|仕事)は(.{1,20}?)です$/u],
  ["age", /^(?:(?:私|僕|俺)の)?年齢は(.{1,20}?)です$/u],
]

/** A name, or one that has an article in Portuguese: what else somebody moves to is mostly an office or a program. */
const NAMED_PLACE =
  /^(?:\p{Lu}|o (?:Porto|Rio|Recife|Brasil|Huambo|Lubango|Namibe|Funchal|Algarve|Alentejo|Barreiro|Seixal|Montijo|Paraná|Ceará)|a (?:Figueira|Guarda|Covilhã|Maia|Amadora|Madeira|Bahia))/u

/** A name: somebody begins in a trade, a school or a street as well. */
const NAMED_EMPLOYER = /^(?:der |dem |la |el |l['’]|il )?(?:\p{Lu}|\p{Script=Han})/u

/** "Chez Airbus en 2010". */
const IN_THE_PAST = /\b(?:19|20)\d\d\b/u

const attributes: readonly Rule[] = ATTRIBUTES_KANA.map(([what, pattern]) => ({
  pattern,
  read: ([statement]) => ({
    type: "factual",
    category: "identity",
    key: `identity:${what}`,
    content: statement,
    importance: 0.9,
  }),
}))

const forms: readonly Rule[] = [...FORMS, ...czechAndPolish].map(([kind, pattern]) => ({
  pattern,
  read: ([statement, ...groups]) => {
    const [said = ""] = groups
    const content = capitalize(statement)
    const object = said.replace(/ nicht(?: mehr)?$/i, "")
    switch (kind) {
      case "allergy":
        return {
          type: "factual",
          category: "constraint",
          key: constraintKey(object),
          content,
          importance: 0.9,
        }
      case "diet":
        return { type: "factual", category: "constraint", key: constraintKey(object), content, importance: 0.9 }
      case "couple":
        return { type: "factual", category: "relationship", key: "relationship:status", content, importance: 0.7 }
      case "decision":
        return { type: "episodic", category: "decision", content, importance: 0.7 }
      case "like":
      case "dislike": {
        const key = topicKey("preference", object, kind === "dislike")
        return { type: "factual", category: "preference", key, content, importance: 0.7 }
      }
      case "move":
        if (!NAMED_PLACE.test(object)) return undefined
        return { type: "factual", category: "identity", key: "identity:home", content, importance: 0.9 }
      case "joined": {
        const where = groups.find((one) => one !== undefined) ?? ""
        if (!NAMED_EMPLOYER.test(where) || IN_THE_PAST.test(where)) return undefined
        return { type: "factual", category: "identity", key: "identity:employer", content, importance: 0.9 }
      }
      case "home":
        return {
          type: "factual",
          category: "identity",
          ...(isPlace(object) && { key: "identity:home" }),
          content,
          importance: 0.9,
        }
      default:
        return { type: "factual", category: "identity", key: `identity:${kind}`, content, importance: 0.9 }
    }
  },
}))

export const otherLanguages: readonly Rule[] = [...attributes, ...forms]

/** "Ich bin eigentlich nach Berlin umgezogen": one word of time or correction behind the verb, without which it is read. */
const ADVERB = expression("iu")`
  ^((?:ich|wir) \p{L}+|je \p{L}+|j'\p{L}+|nous \p{L}+|(?:yo )?\p{L}+|me he|eu \p{L}+) (?:eigentlich|tatsächlich|übrigens|jetzt|nun|inzwischen
  |mittlerweile|derzeit|aktuell|momentan|doch|letztendlich|en fait|finalement|désormais|actuellement|maintenant|en realidad
  |ahora|actualmente|finalmente|na verdade|agora|atualmente|in realtà|adesso|ora|attualmente)(?= )
`

/** "Jetzt wohne ich in Köln": the first words move behind the verb. */
const INVERTED = expression("iu")`
  ^(?!(?:\p{L}+ ){0,4}(?:nicht|nie|niemals|kaum|keinesfalls|angeblich|vielleicht|wohl|fast|früher|damals) )((?:\p{L}+ ){0,4}\p{L}+)
  [ ](bin|habe|heiße|heisse|wohne|lebe|arbeite|mag|hasse|liebe) ich (?=.{2})
`

/** "Ahora vivo en Soria": a word of time before the verb. */
const FIRST_OF_TIME =
  /^(?:ahora|actualmente|agora|atualmente|ora|adesso|attualmente|maintenant|désormais|actuellement),? (?=\p{L})/iu

/** The statement without it, its subject first; itself where there is nothing to change. */
export function withoutAdverb(statement: string): string {
  return statement
    .replace(FIRST_OF_TIME, "")
    .replace(INVERTED, (_, _first: string, verb: string) => `Ich ${verb.toLowerCase()} `)
    .replace(ADVERB, "$1")
}

/** Sentences in these languages that speak of their speaker and state something, for "remember" and plain statements. */
export const FIRST_PERSON_ELSEWHERE = expression("iu")`
  ^(?:(?:ich|wir|je|nous) \p{L}|j'\p{L}|(?:meine frau und ich|mein mann und ich) (?:haben|sind|wohnen|leben|ziehen)\b
  |(?:\p{L}+ ){1,5}(?:bin|habe|hatte|war|wohne|lebe|arbeite|fahre|gehe|esse|trinke|spiele|lerne|mag|nehme|ziehe|komme|studiere|spreche) ich\b
  |(?:mein|unser)(?:e|en)? (?:\p{L}+ )?\p{L}+ (?:ist|hat|heißt|heisst|wohnt|arbeitet|studiert|geht|spielt|wird)\b
  |(?:mon|ma|mes|notre|nos) (?:\p{L}+ )?\p{L}+ (?:est|s'appelle|habite|a|ont|sont|travaille|joue|va)\b
  |(?:yo |no |me |ya |ahora |siempre |nunca ){0,3}(?:soy|tengo|estoy|estudio|hablo|juego|trabajo|toco|tomo|vengo|vivo|bebo|aprendo|voy|salgo|corro|nado|leo
  |escribo|conduzco|uso|llevo|cocino|duermo|desayuno|ceno|entreno|monto|viajo|levanto|acuesto)\b|(?:nací|crecí|me (?:mudé|casé|divorcié|jubilé)) |(?:tenemos|somos|vivimos)\b
  |(?:yo |no )(?:como|bebo)\b|(?:me )?acabo de \p{L}+(?:ar|er|ir)(?:me)?\b|(?:me |nos )?(?:he|hemos) \p{L}+(?:ado|ido|to|cho)\b
  |(?:(?:ayer|anoche|anteayer|hoy|el \p{L}+|la semana pasada|el (?:mes|año) pasado|hace \p{L}+ \p{L}+|en \d{4}),? )(?:me |nos |no )?\p{L}{2,}(?:é|í|imos|amos)(?![\p{L}])
  |(?:mi|mis|nuestr[oa]) (?:\p{L}+ )?\p{L}+ (?:es|se llama|vive|tiene|está|son|trabaja|juega|va|estudia)\b|(?:eu |não )?(?:sou|tenho|moro|trabalho|estudo|bebo|como)\b
  |(?:o |a )?(?:meu|minha) \p{L}+ (?:é|se chama|chama-se|mora|tem|trabalha|estuda)\b|(?:io |non )?(?:sono|ho|lavoro|abito|vivo|mangio|bevo|studio)\b
  |(?:il |la )?mi[oa] \p{L}+ (?:è|si chiama|vive|abita|ha|lavora|studia)\b
  |(?:其实|现在|最近|昨天|今天|去年|上周|上个月|今年)?，?我\S{2,}|(?:私|僕|俺)(?:は|の\S{1,10}は|には)\S{2,}|うちの\S{1,8}は\S{2,}|저는 |제 |나는 |내 )
`

/** Japanese omits the subject: past actions of life without another named subject. */
const LIVED_KANA = expression("u")`
  ^(?!.{0,30}(?:[^日月年週今私僕俺夜朝昼酒肉魚]は|が).{0,20}$)(?!.*あなた).{2,40}?(?:住ん|働い|飲み|飲ん|食べ|買|引っ越し?|起き|寝|飼っ|勉強し|習っ|通っ|通い|行き|行っ|始め|辞め|結婚し|離婚し|生まれ|育ち|通勤し
  |走っ|走り|泳|弾|育て|妊娠し|卒業し|入社し|転職し|退職し|旅行し|予約し|合格し|使っ)(?:て|で)?(?:いま|ま|い)?(?:す|した|せん|した|る|た|ない)$
`
/** A sentence in another language than English that states something of its speaker. */
export function tellsOfSpeaker(statement: string): boolean {
  return (FIRST_PERSON_ELSEWHERE.test(statement) || LIVED_KANA.test(statement)) && !PASSING_ELSEWHERE.test(statement)
}

/** Beginnings of sentences that are opinions, momentary wishes or about the conversation. */
export const PASSING_ELSEWHERE = expression("iu")`
  ^(?:(?:ich|wir) (?:möchte|will|wollen|würde|hätte|brauche|bräuchte|kann (?!kein|nicht (?:essen|trinken|fahren|schwimmen))|verstehe|verstehen|weiß|denke|glaube|meine|finde|frage|suche|hoffe|sehe|versuche|wünsche|soll|sollte
  |könnte|wäre|dachte|meinte|danke|bitte|muss (?!jede)|werde (?:es|das)|freue|gebe|schicke|bekomme|erhalte|überlege|nehme an|lese gerade)\b
  |ich (?:bin (?:mir )?(?:nicht )?(?:sicher|froh|bereit|gespannt|neugierig|hier|da|fertig|dankbar|interessiert|einverstanden|auf der suche)\b
  |habe (?:eine |noch eine |keine |ein |das )?(?:frage|ahnung|problem|fehler)|habe (?:das|es|den|die|dich|nicht|versucht) )
  |(?:je|nous) (?:(?:n'|ne |te |vous |me |m'|le |la |les |l'|y )*(?:voudrais|voulais|veux|peux|dois|pense|crois|sais|comprends|vois|cherche|souhaite|demande|dirais|aimerais|trouve|remercie|essaie|préférerais|propose|suppose|prie
  |voulons|pouvons|devons)|n'arrive)\b
  |je (?:ne )?(?:suis (?:pas )?(?:d'accord|sûre?|désolée?|contente?|prête?|perdue?|curieu(?:x|se)|à la recherche))\b|j'(?:aimerais|espère|attends|essaie|aurais|imagine|arrive|ai (?:une|d'autres|une autre|un) (?:autre )?(?:question|problème|erreur|doute)
  |ai (?:besoin|compris|l'impression|essayé|envie|peur que|hâte))\b
  |(?:yo )?estoy (?:de acuerdo|segur[oa]|list[oa]|perdid[oa]|buscando|aquí|bien|intentando)\b|tengo (?:una|otra|un) (?:pregunta|duda|problema|error)|tengo (?:ganas|que)\b|no tengo (?:idea|claro)\b
  |uso (?:de|del)\b|(?:tenho|ho) (?:uma|una|um|un|outra|un'altra) (?:pergunta|dúvida|problema|domanda|dubbio|erro|errore)|ho (?:bisogno|capito|provato)\b|non ho (?:capito|idea)\b
  |\S{0,4}我(?:是说|是想|(?:还|也)?有(?:一个|个|些|几个)?(?:问题|疑问)|在(?:想|找|看|问)|想|要(?!是)|需要|希望|觉得|认为|以为|不明白|不懂|不知道|不太|不理解|不确定|明白|知道|理解|了解|可以|能|应该|该|看(?:看|到|不)|问|试|说|刚才|同意|猜|怀疑|建议|的意思|的问题|的代码|们来|来|把|用(?:这|那)|得到|收到|遇到)
  |(?:私|僕|俺)は(?:そう|大丈夫|賛成|わかり|分かり|知り(?:たい|ません)|質問)|.*(?:たい|ほしい|欲しい|思い|思う|ください|でしょう|ですか|ますか)(?:です|ます)?$)
`

/** Words by which a statement in these languages shows itself, where its letters do not. */
export const ELSEWHERE = expression("i")`
  [^\x00-\x7f]|^(?:ich|wir|mein\w{0,2}|unser\w{0,2}|je|j'\w+|nous|on|mon|ma|mes|notre|yo|me|mi|mis|soy|estoy|tengo|tenemos|somos|vivo|vivimos
  |ahora|trabajo|estudio|hablo|odio|detesto|prefiero|adoro|usamos|usaremos|utilizamos|he|hemos|ya|no|nuestr[oa]|sou|tenho|moro|gosto|trabalho
  |chamo-me|casei-me|mudei|mudei-me|fui|fomos|estou|estamos|acabei|passei|transferi-me|instalei-me|moramos|vivemos|nos|agora|deixei|saí|sono|abito|lavoro|amo|preferisco|prefiro|il|la|o|a|eu)\b
  |\b(?:und ich|et moi|y yo)\b
`
