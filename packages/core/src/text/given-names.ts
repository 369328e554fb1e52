import { expression, oneLine } from "./regex.ts"

/** Frequent given names: "Sarah too" says of Sarah what was said before it. None that is also a food, an animal, a colour or a medicine. */
const GIVEN_NAMES = oneLine(`
  aaron|adam|adrian|agnes|ahmed|aisha|alan|alberto|alejandr[oa]|alessandr[oa]|alessia|alex|alexander|alexandra|alexandre|alfred|alfredo|ali|alice|alicia|alina|amanda|amelia|amelie|amy|ana|anaïs|andrea|andreas|andrés?|andrew|andrzej|angela|anita|anja|ann|anna|anne|anni|annika|antje|antoine|anton|antonia|antonio|ania|anya|arthur|arturo|astrid|
  barbara|bartek|bastian|beatriz|beatrice|ben|benjamin|bernard|bernd|bert|betty|bia|bianca|bill|björn|bob|brian|bruno|camille|carl|carla|carlos|carmen|carol|carolina?|caroline|catherine|cecilia|charles|charlie|charlotte|chiara|chloe|chloé|chris|christian|christina|christine|christoph|claire|claudia|claudio|clemens|
  cristina|daniel|daniela|danielle|dave|david|davide|deborah|dennis|diana|diego|dieter|dirk|dmitri|dominik|doris|duarte|eduardo|edward|elena|eleonora|elias|elisa|elisabeth|elizabeth|ella|ellen|emil|emilia|emilie|emily|emma|enrico|eric|erik|erika|ernst|esther|eva|evelyn|fabian|fabio|fatima|federic[oa]|felix|fernand[oa]|filip|finn|
  florian|francesc[oa]|francisc[oa]|françois|françoise|frank|franz|fred|frederi[ck]k?|fritz|gabriela?|gabriele|gary|george|georg|gerard|gerhard|giacomo|gianni|giorgi[oa]|giovanni|giovanna|giuli[oa]|giuseppe|gonzalo|greta|guido|guillaume|gustavo?|hannah?|hannes|hans|harald|harry|heike|heinz|helen|helena|helga|henri|henry|hugo|
  ian|ida|ines|inés|inês|ingrid|irene|isaac|isabel|isabella|isabelle|ivan|jack|jacob|jacques|jakob|james|jan|jana|jane|jannik|javier|jean|jeff|jennifer|jenny|jeremy|jessica|jim|joan|joana|joanna|joão|joaquín|johan|johanna|johannes|john|jonas|jonathan|jordan|jorge|josé|josef|joseph|joshua|juan|juana|judith|jules|julia|
  julian|julie|julien|juliette|jürgen|karen|karim|karin|karl|karolina|kasia|katarzyna|kate|katharina|katherine|kathrin|katia|katja|katrin|keith|kelly|kevin|klaus|krzysztof|lara|lars|laura|laure|laurent|lea|léa|leila|lena|leo|léo|leon|leonardo|leonie|liam|linda|linus|lisa|lorenzo|louis|louisa?e?|luc|luca|lucas|lucía|lucy|
  luigi|luis|luís|luisa|luise|lukas|luka|maciej|magda|maja|malik|manon|manuel|manuela|marc|marcel|marco|marcos|marek|margaret|margot|maria|maría|marie|marina|mario|mark|markus|marlene|marta|martha|martin|martina|mary|mateo|mateusz|mathieu|mathilde|matilde|matt|matteo|matthew|matthias|max|maximilian|maya|megan|mehmet|melanie|
  mia|michael|michał|michel|michelle|miguel|mike|milan|mohamm?ed|monica|monika|moritz|nadia|nadine|natalia|natalie|nathan|niklas|nick|nico|nicol[aeò]s?|nina|noah|noemi|nora|olaf|oleg|olga|oliver|olivia|omar|oscar|oskar|otto|pablo|paolo|patrici[ao]|patrick|paul|paula|paulo|pauline|pedro|peter|petra|philip|philipp|philippe|
  pia|piero|pierre|piotr|priya|rachel|rafael|ralf|ralph|ramón|raúl|rebecca|renate|ricardo|richard|robert|roberta|roberto|robin|rocío|rolf|romain|ronald|rosie|ruben|ruth|ryan|sabine|sabrina|salvatore|sam|samir|samuel|sandra|sara|sarah|sascha|scott|sean|sebastian|sergio|silke|silvia|simon|simone|sofia|sofía|
  sonia|sonja|sophia|sophie|stefan|stefanie|stefano|stephan|stephen|steve|steven|susan|susanne|sven|sylvie|tanja|tatiana|teresa|theo|théo|theresa|thiago|thomas|tiago|tim|timo|tina|tobias|tom|tomás|tomek|toni|tony|torsten|tracy|uli|ulrich|ulrike|ursula|ute|uwe|valentina|valeria|vanessa|vera|veronica|veronika|
  victor|victoria|viktor|vincent|virginie|vladimir|volker|walter|wanda|werner|will|william|wolfgang|xavier|yann|yuki|yusuf|yves|zoe|zoé
`)
const GIVEN_NAME = new RegExp(`^(?:${GIVEN_NAMES})$`, "iu")
/** Names that are words of a language as well: only a capital makes somebody of them, and none at the beginning of a statement. */
const ALSO_WORD =
  /^(?:ali|bia|bianca|bill|bruno|carol|dirk|ernst|frank|ida|jack|jean|jordan|linda|marina|mark|matt|max|milan|nick|otto|pia|robin|ruth|sole|ute|vera|will)$/iu

/** How somebody is called in Chinese and Japanese: "小明", but not "小麦". */
const CALLED = expression("u")`
  ^[小老阿](?:[王李张張刘劉陈陳杨楊赵趙周吴吳徐孙孫胡朱何郭罗羅宋郑鄭谢謝韩韓唐冯馮董程曹袁邓鄧许許傅沈曾彭吕呂明红紅华華丽麗芳强強军軍伟偉刚剛杰静靜燕玲娟敏磊涛濤])$
  |.(?:さん|くん|君|ちゃん|先生|様|老师|老師|小姐|女士)$
`
/** Relatives and friends in Chinese and Japanese, as whole words: "酵母" and "墨西哥" are none. */
const KIN = expression("u")`
  ^(?:[大小二三表堂岳叔伯]?(?:弟弟?|妹妹?|哥哥?|姐姐?|姉|兄|父亲?|父親|母亲?|母親|妈妈?|媽媽?|爸爸?|妻子?|丈夫|夫)(?:さん)?|お(?:父|母|兄|姉)さん|爷爷|奶奶|外婆|外公|祖母|祖父|息子|娘|女儿|儿子|老婆|老公|太太|[男女]朋友|朋友|友達|友人|彼氏|彼女|同学|同事|同僚|家人|室友)$
`

/** Whether a value names somebody: one given name or several, or what people are called. */
export function isSomebody(value: string): boolean {
  if (CALLED.test(value) || KIN.test(value)) return true
  const names = value.replace(ARTICLE, "").split(JOINED)
  return names.every((name) => GIVEN_NAME.test(name) && !(ALSO_WORD.test(name) && /^\p{Ll}/u.test(name)))
}

const ARTICLE = /^(?:der|die|o|a|il|la|le|el) /iu
const JOINED = /(?:,? (?:and|und|et|y|e|ed) |, )/iu

/** Whether a statement begins with somebody: "Anna lives here". */
export function beginsWithSomebody(text: string): boolean {
  const [first = ""] = text.replace(ARTICLE, "").split(/\s/u)
  return /^\p{Lu}/u.test(first) && GIVEN_NAME.test(first) && !ALSO_WORD.test(first)
}

/** Whether a statement in Chinese or Japanese tells of relatives: behind "兄がいます" another one is a value. */
export const namesKin = (said: string): boolean => KIN_INSIDE.test(said)
const KIN_INSIDE = /[弟妹哥姐姉兄父妈媽爸妻娘友]|母[亲親]|息子|丈夫|老婆|老公|女儿|儿子/u
