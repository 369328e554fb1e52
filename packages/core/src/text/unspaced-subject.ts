import { expression, oneLine } from "./regex.ts"

/** Nouns for relatives, partners and animals in Japanese, at the end of a topic. */
const FAMILY_KANA = expression("u")`
  (?:(?:父|母|義父|義母|実父|実母|義|叔|伯|祖|曾祖)(?:父母|母親|父親|父|母)?(?:親)?|(?:両|片)親|義両親|(?:義理の)?(?:姉|兄|妹|弟|義姉|義兄|義妹|義弟)|姉妹|兄弟|従(?:兄弟|姉妹|兄|弟|姉|妹)
  |いとこ|おじ|おば|甥(?:っ子)?|姪(?:っ子)?|(?<=^|[のぁ-ん、とやた])孫|孫(?:娘|息子)|ひ孫|息子|娘|子供|子ども|こども|(?<=の)子|赤ちゃん|赤ん坊|[長次三](?:男|女)|末っ子|双子
  |(?<![丈大])夫|(?<=^|[のぁ-ん、と])妻|元(?:夫|妻|カレ|カノ|彼)|嫁|旦那|(?<=^|[のぁ-ん、と])主人|家内|女房|フィアンセ|婚約者|パートナー|彼氏|彼女|(?<=^|[のぁ-ん、と])彼|恋人|家族|夫婦|一家|ママ|パパ
  |犬|猫|いぬ|ねこ|うさぎ|ウサギ|インコ|オウム|ハムスター|ペット|金魚|わんこ|ワンコ|にゃんこ|ニャンコ)$
`
/** Nouns for other people. */
const OTHERS_KANA = expression("u")`
  (?:友達|友だち|ともだち|友人|親友|知人|知り合い|仲間|同僚|上司|部下|同期|先輩|後輩|同級生|クラスメー?[トイ]ト?|ルームメー?[トイ]ト?|隣人|(?<=の)(?:人|方|やつ|奴)|大家|先生|教授|担任|コーチ|監督|医者|医師|主治医|社長|店長
  |[部課係所院校会班]長|あいつ|こいつ|あの人|みんな|全員|誰か|彼ら|生徒|弟子|客
  |幼(?:なじみ|馴染み?)|(?<=[ァ-ヶー茶飲旧悪学級])友|新人|新入(?:社員|生)|社員|従業員|留学生|患者|住人|住民|近所の子|(?:義理の)?親戚|担当者|依頼人|利用者|入居者|園児|児童|受け持ち)$
`
/** Forms of address behind a name. */
const ADDRESSED = /(?<!お客|皆|[夕])(?:さん|さま|様|くん|君|ちゃん|氏|殿)$/u
const PLURAL = /(?:たち|達|ら|夫婦|一家)$/u
const SELF_KANA =
  /(?:私|わたし|わたくし|あたし|僕|ぼく|ボク|俺|おれ|オレ|自分|うち|ウチ|我々|われわれ|当方|小生|我が家|わが家)(?:たち|達|ら)?(?:夫婦|家族|一家|自身)?$/u
const SELF_WITH = /(?:私|わたし|僕|ぼく|俺|おれ|自分)(?:たち|達|ら)?(?:と|夫婦|も、)/u
const SELF_TOPIC = /(?:私|わたし|あたし|僕|ぼく|ボク|俺|おれ|オレ|自分|我々|我が家|わが家)(?:たち|達|ら)?(?:は|が|も)/u

/** Verbs with which people alone are told of: who lives, moves, works or is called. */
const OF_PEOPLE = expression("u")`
  (?:に|へ|で)(?:住[んみ]|引っ?越|転居|移住|移っ|転勤|暮ら|就職|転職|勤め|勤務|入社)|で(?:働|バイト|パート)|を(?:辞め|やめ|退職)|と(?:いい|言い|申し)ます|って(?:いい|言い)ます
`
/** Topics that say when, where or what, and not who. */
const NO_PERSON = expression("u")`
  (?:今|現在|最近|昔|以前|前|月|年|日|週|週末|時|頃|ころ|とき|間|後|春|夏|秋|冬|朝|夜|昼|夕方|普段|ふだん|いま|もともと|元々|当時|当初|将来|今度|時代|頃|場合|実|本当|結局|年末|季節|こ|そ|ここ|そこ|これ|それ
  |名前|名字|苗字|姓|あだ名|ニックネーム|本名|仕事|職業|本業|副業|職場|勤務先|勤務地|会社|住まい|住所|家|自宅|実家|出身|地元|故郷|専門|大学|学校|高校|趣味|夢|生活|[でにへをとてや]|から|まで|など|だけ|ほど|\d|[ぁ-ん]く)$
`
/** Behind が they make what stands before it an object: 犬が苦手, 弟がいる. */
const OF_OBJECT =
  /^(?:とても|すごく|本当に)?(?:大?好き|大?嫌い|苦手|怖|こわ|欲し|ほし|多い|少な|い(?:ま|て|る|な)|おり|必要|心配|羨|うらやま|でき)/u
/** Behind them the subject of a clause before no longer counts. */
const NEXT_CLAUSE = /(?:ので|から|ため|とき|時に|ら、|て、|で、|が、|けど|り、|き、|し、)/u
/** A clause that describes the noun behind it: "妹が住んでいる福岡". */
const DESCRIBES = /(?:いる|いた|った|んだ)(?=[\p{Script=Han}\p{Script=Katakana}])/u

const MAX_TOPICS_AT = 30

/** Nouns for people and animals in Chinese. */
const PERSON_HAN = oneLine(`
  爸爸?|妈妈?|媽媽?|父亲|母亲|父親|母親|父母|爸妈|老爸|老妈|爷爷|爺爺|奶奶|外公|外婆|姥爷|姥姥|哥哥?|姐姐?|弟弟?|妹妹?|[表堂](?:哥|姐|弟|妹|兄|姊)|嫂子|姐夫|妹夫|弟妹|叔叔?|伯父|伯母|姑姑|姑妈|姑父|姨妈?|姨夫|小姨|舅舅|舅妈|侄子|侄女|外甥女?
  |儿子|女儿|兒子|女兒|孩子|小孩|孙子|孙女|外孙女?|双胞胎|老公|老婆|丈夫|妻子|爱人|愛人|先生|太太|媳妇|对象|男朋友|女朋友|男友|女友|未婚[夫妻]|前[夫妻]|前男友|前女友|公公|婆婆|公婆|岳父母?|岳母|丈母娘|亲戚|家人|兄弟|姐妹|狗狗?|猫咪?|貓咪?|兔子|鹦鹉|宠物

  |朋友|闺蜜|发小|哥们儿?|同学|室友|舍友|同事|领导|老板|老闆|上司|下属|主管|经理|老师|老師|导师|教练|医生|醫生|房东|邻居|鄰居|客户|阿姨|师傅|学长|学姐|学弟|学妹|师兄|师姐
`)
const LEAD_HAN =
  "^(?:(?:听说|对了|其实|然后|最近|前几天|昨天|今天|上个?月|上周|去年|今年|前年|刚刚|原来|现在)[，,、 ]?){0,2}"
const OWNER_HAN =
  "(?:我(?:们)?(?:家)?(?:里)?的?)?(?:(?:大学|高中|初中|小学|公司|单位|以前|隔壁|楼下|楼上|对门|新|老|最好|那个|这个|大|小|二|三|前)的?){0,3}"
const SURNAME =
  "[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文]"
const WHO_HAN = expression("u")`
  ${LEAD_HAN}(?:${OWNER_HAN})(?:${SURNAME})?(?:${PERSON_HAN})(?!.{0,2}(?:和|跟|与|陪)我)(?![的]?(?:介绍|让|叫|帮|给|说|问|劝|教)我)
`
const NAMED_HAN = expression("u")`
  ${LEAD_HAN}(?:[他她](?:们)?|[小老阿](?!时|区|孩|学|心|声|家|是|实|早)\p{Script=Han})(?=住|搬|在|跳|换|辞|叫|是|去|从|结|离|现|上|已|刚|也|今|明|入|定)
`
const HOW_INTRODUCED = new RegExp(`${LEAD_HAN}(?:我(?:们)?(?:家)?(?:里)?的?)?`, "u")
const I_HAN = /我(?!们?(?:家|的)|妈|爸)/u

/**
 * Whom a Japanese or Chinese clause is about, if it is not its speaker, who is mostly left out, as it names them: 義理の姉,
 * 佐藤さん. `undefined` also where the clause speaks of both, and in other languages.
 */
export function otherSubjectIn(clause: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause)) return otherTopicIn(clause)
  return /\p{Script=Han}/u.test(clause) ? otherPersonIn(clause) : undefined
}

function otherTopicIn(clause: string): string | undefined {
  if (SELF_TOPIC.test(clause)) return undefined
  for (const { 0: particle, index } of clause.slice(0, MAX_TOPICS_AT).matchAll(/は|が|も|って|、/gu)) {
    const topic = clause.slice(0, index).replace(/^.*、/u, "")
    const rest = clause.slice(index + particle.length)
    if (topic === "" || rest === "" || SELF_WITH.test(topic)) continue
    if (SELF_KANA.test(topic)) return undefined
    if (particle !== "は" && (OF_OBJECT.test(rest) || reachesOnlyNextClause(rest))) continue
    const owner = topic.replace(/の[^の]{1,8}$/u, "")
    const person = personIn(topic) ?? (owner === topic ? undefined : personIn(owner, topic))
    if (person !== undefined) return person
    if ((particle === "は" || particle === "が") && isNobodyKnown(topic, rest)) return topic
  }
  return undefined
}

/** Whether the subject is that of a clause before the main one, or within one that describes a noun. */
function reachesOnlyNextClause(rest: string): boolean {
  return NEXT_CLAUSE.test(rest) || DESCRIBES.test(rest)
}

/** The last topic of a Japanese sentence if it is a person or an animal, or what they are called, and what is told of them. */
export function topicPersonIn(sentence: string): { readonly person: string; readonly rest: string } | undefined {
  for (const { index } of [...sentence.slice(0, MAX_TOPICS_AT).matchAll(/は(?!ん)/gu)].toReversed()) {
    const topic = sentence.slice(0, index).replace(/^.*[、，]/u, "")
    const rest = sentence.slice(index + 1)
    if (SELF_KANA.test(topic)) return undefined
    const owner = topic.replace(OF_NAME, "")
    const person = personIn(owner) ?? (IS_PERSON.test(rest) ? personIn(topic.replace(/の[^の]{1,6}$/u, "")) : undefined)
    if (person !== undefined) return { person, rest }
  }
  return undefined
}
const OF_NAME = /の(?:名前|名|なまえ|年齢|歳|仕事|職業|出身|誕生日|趣味)$/u
/** What alone tells that a name is a person's: 友達の健は料理人です, but 妻の料理は美味しいです. */
const IS_PERSON = /(?:[人者師員士生官家医歳才]|エンジニア|デザイナー|シェフ)(?:です|だ|でした)|に住[んみ]|で働/u

/** Families and couples hold their speaker, and doctors are seen for one's own sake. */
const WITH_SPEAKER = /(?:家族|一家|夫婦|両親|みんな|全員|誰か|医者|医師|主治医|医者さん|看護師さん)$/u
/** "ちゃんと", "たくさん" and shops end as forms of address do. */
const NO_ADDRESS = /(?:^(?:ちゃん|さん|様|君)|たくさん|沢山|屋さん|神様|王様|みなさん)$/u
const ANIMAL_KANA =
  /(?:犬|猫|いぬ|ねこ|うさぎ|ウサギ|インコ|オウム|ハムスター|ペット|金魚|[わワ]ん[こコ]|ワンコ|に?ゃんこ|ニャンコ)$/u
/** Particles behind a noun, not those within "です" and "として". */
const PARTICLE = /[はがもをへ、]|に(?!ん)|の(?!で)|と(?!して|い[うい]|思)|で(?!す|し|は)|から|や(?![めっ])/gu
/** What denies or only counts people, and with whom somebody lives or by whom something is done to them: it tells of its speaker. */
const OF_SPEAKER_STILL = expression("u")`
  ^(?:は|が|も|とは|なんて)[^、。]{0,6}(?:い(?:ない|ません|なく|なかった)|おりません|少な|苦手|欲し|ほし|亡くな|他界|でき(?:ない|ません))
  |^(?:は|が|も|と|と.{1,8}が)[^、。]{0,4}(?:[\d二三四五六七八九十]{1,2}人|二匹|大勢|たくさん|何人か)
  |^(?:と|とは)[^、。]{0,6}(?:暮ら|住[んみ]|住まい|同居)|^(?:の頃|のころ|の時|のとき|時代|の?向け|として)
  |^(?:に|から)[^、。]{0,12}(?:られ|され|われ|ばれ|まれ|もら|教わ|診|聞い)|^の[^、。]{1,8}が(?:大?好き|苦手)
`

/** Whether a Japanese or Chinese sentence speaks of a person other than its speaker, of whom the next one may tell. */
export function mentionsPerson(sentence: string): boolean {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence))
    return MENTIONED_HAN.test(sentence) && !OF_SPEAKER_STILL_HAN.test(sentence)
  const mentioned = [...sentence.matchAll(PARTICLE)].some(({ index }) => {
    const person = personIn(sentence.slice(Math.max(0, index - MAX_PERSON), index).replace(/^.*[、，]/u, ""))
    return (
      person !== undefined &&
      !WITH_SPEAKER.test(person) &&
      !NO_ADDRESS.test(person) &&
      !ANIMAL_KANA.test(person) &&
      !OF_SPEAKER_STILL.test(sentence.slice(index, index + MAX_TOLD))
    )
  })
  return mentioned || MEETS.test(sentence)
}
/** Characters in which somebody is named, and in which it is told what they have to do with the speaker. */
const [MAX_PERSON, MAX_TOLD] = [20, 30]
/** What is done with people alone, by which a bare name is one: "健と会いました". */
const MEETS =
  /(?:に|と)(?:再?会(?:う|い|っ)|電話|遊[びぶん]|喧嘩|ケンカ|けんか|付き合|デート|待ち合わせ|仲直り|飲み(?:に|ま))/u
const MENTIONED_HAN = expression("u")`(?:${PERSON_HAN})(?<!狗狗?|猫咪?|貓咪?|兔子|鹦鹉|宠物)(?!节|節|们?卡)`
/** The speaker is one, has none, or had it from them. */
const OF_SPEAKER_STILL_HAN = expression("u")`
  (?:没有?|不是|[没沒]|缺).{0,3}(?:${PERSON_HAN})|我是.{0,8}的?(?:爸|妈|媽|爹|娘|父|母)|(?:${PERSON_HAN}).{0,3}(?:推荐|介绍|让|叫|教|告诉|建议|帮)我|医生|醫生|(?:${PERSON_HAN})不?(?:多|少)
`

/** A name without a form of address. */
function isNobodyKnown(topic: string, rest: string): boolean {
  return topic.length <= 12 && OF_PEOPLE.test(rest) && !NO_PERSON.test(topic) && !/[たるすいだう]$/u.test(topic)
}

/** The person that a topic, or the owner of what it names, is: 友達の健, 妹の仕事. */
function personIn(person: string, topic = person): string | undefined {
  const isPerson = [person, person.replace(PLURAL, "")].some((one) => PERSON_KANA.some((noun) => noun.test(one)))
  return isPerson ? (NO_PERSON.test(topic) ? person : topic).replace(OF_MINE, "") : undefined
}
const OF_MINE = /^(?:うち|私|わたし|僕|俺|我が家)の/u
const PERSON_KANA = [FAMILY_KANA, OTHERS_KANA, ADDRESSED]

function otherPersonIn(clause: string): string | undefined {
  const named = WHO_HAN.exec(clause) ?? NAMED_HAN.exec(clause)
  if (named === null || I_HAN.test(clause.slice(named[0].length))) return undefined
  return named[0].replace(HOW_INTRODUCED, "")
}
