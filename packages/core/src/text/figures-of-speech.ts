import { MEANING_DIMENSIONS, meaningOfSubject } from "./meaning/meaning.ts"
import { expression } from "./regex.ts"
import { probabilityOf, readModel } from "./spans/bucket-model.ts"
import { FIGURE_BIAS, FIGURE_SCALE, FIGURE_WEIGHTS } from "./spans/figure-weights.ts"
import { readerFeatures } from "./topics/clause-features.ts"

/** "I'm a vegetarian, said no lion ever": words of somebody else behind what is said. */
const SAID_BY_ANOTHER = expression("iu")`
  ^.{4,120}?[,，、;–-] ?(?!\p{L}+ (?:the|der|die|le|la|el|il|o|a) (?:doc|dent|gp|nurse|special|spezial|spécial|especial|test|result|label|scale|arzt|ärzt|zahn|haus|prof|ortho|orto|waage|befund|méd|méd|med|dottor|dout))(?:(?:said|says|quoth|thought) (?:no(?:body| one)?|never|the|a|an)(?!\p{L})|never said by
  |(?:sagte?|sprach|meinte) (?:noch )?(?:der|die|das|ein|eine|kein|keine|niemand|nie)(?!\p{L})|(?:dit|disait|a dit|n'a (?:jamais )?dit) (?:jamais )?(?:le|la|l'|un|une|aucun|aucune|personne)(?!\p{L})
  |(?:(?:dijo|decía)|no dijo (?:jamás|nunca)) (?:el|la|un|una|ningún|ninguna|nadie)(?!\p{L})|(?:disse|(?:non (?:lo )?)?ha (?:mai )?detto|non disse mai) (?:il|la|lo|l'|un|una|nessun|nessuno|nessuna)(?!\p{L})
  |(?:disse|(?:nunca|jamais) disse) (?:o|a|um|uma|nenhum|nenhuma|ninguém)(?!\p{L})|(?:从来)?没有?(?:哪个|谁)?.{1,6}(?:这么|会)说|(?:没人|狮子|老虎|狼|狐狸|鳄鱼|猫|狗|鱼|屠夫)说(?=[。.!！]?$)|と(?:言った|言う)[^私僕俺]{1,10}(?:は|なんて)(?:いない|いません))
  |です、?と[^私僕俺、]{1,10}[がは](?:言い|言っ)
`

/** "As my grandma used to say, …", "wie man so sagt". */
const SAYING = expression("iu")`
  ^\W{0,3}(?:(?:as|like) (?:my|our|the|they|people|grandma|grandpa)(?: [\p{L}-]+){0,3}? (?:used to say|(?:always|often) said|say in [\p{L} ]{2,20})
  |wie (?:mein|unser|oma|opa)\p{L}{0,2}(?: \p{L}+){0,2} (?:immer |so |gern |zu ){0,2}(?:sagte|sagen pflegte)|comme (?:disait|répétait)(?: (?:toujours|souvent))? (?:mon|ma|notre|l'autre|le|la)(?: [\p{L}-]+){0,2}
  |como (?:(?:siempre )?(?:decía|solía decir) (?:mi|nuestr[oa]|el|la)|(?:sempre )?(?:dizia|costumava dizer) (?:o|a) (?:meu|minha|noss[oa]))(?: \p{L}+){0,2}|come diceva(?: sempre)? (?:mi[oa]|nostr[oa]|il|la)(?: \p{L}+){0,2})[,:]
  |^(?:正如|就像|像)我?(?:奶奶|爷爷|外婆|外公|姥姥|姥爷|老人家).{0,2}(?:常|总|老|经常)说的?[，,：:]?|^(?:祖母|祖父|おばあちゃん|おじいちゃん|おばあさん|おじいさん|昔の人)が(?:よく|いつも)言っていた(?:ように|通り)
`

/** "Diabetic from how sweet that film was", "a hundred years old, or at least my back is", "married to my job". */
const HYPERBOLE = expression("iu")`
  (?<!\p{L})diabet(?:ic|es) (?:just |purely |simply )?(?:from|by) (?:how|just|looking|watching|reading|listening|hearing|seeing|that|this|your|the sweetness)|diabet.{0,60}(?:so süß|si (?:mignon|doux|sucré)|tan dulce|così dolce|tão doce)|(?:so süß|si (?:mignon|doux|sucré)|tan dulce|così dolce|tão doce).{0,60}d(?:iabet|iabét|iabèt)|甜得.{0,12}糖尿病|甘すぎて.{0,8}糖尿病
  |(?:years? old|jahre alt|ans|años|anni|anos|岁|歳).{0,30}(?:(?:at least|or so|judging by|according to|if you ask) (?:says? )?my (?:back|knees?|bones|body|joints|hips?|feet|neck)|(?:zumindest|jedenfalls|laut|sagt|sagen) .{0,16}mein(?:em|e|en|er)? (?:rücken|knie|knochen|körper|gelenke)|(?:du moins|d'après|selon) .{0,12}m(?:on|es) (?:dos|genoux|os|corps)|(?:al menos|según|por lo menos) .{0,16}m(?:i|is) (?:espalda|rodillas?|huesos|cuerpo)|(?:almeno|secondo) .{0,16}mi(?:a|e|o) (?:schiena|ginocchi[ao]?|ossa|corpo)|(?:pelo menos|segundo) .{0,16}(?:minhas?|meus?) (?:costas|joelhos?|ossos|corpo)|至少我的?(?:腰|背|膝盖|骨头|身体)|少なくとも(?:腰|膝|体|骨))
  |(?<!\p{L})(?:married to (?:my|the|this) (?:job|work|career|laptop|phone|computer|desk|company|(?:night|day|late) shift|game|project|startup)|mit (?:meine[rm]|der|dem) (?:arbeit|job|beruf|laptop|handy|schreibtisch|firma) verheiratet|mariée? (?:à|avec) (?:mon|ma|le|la) (?:travail|boulot|métier|ordinateur|téléphone|carrière|boîte)|casad[oa] con (?:mi|el|la) (?:trabajo|empleo|ordenador|móvil|carrera|empresa)|sposat[oa] con (?:il |la )?(?:mi[oa] )?(?:lavoro|computer|telefono|carriera|azienda)|casad[oa] com (?:o |a )?(?:meu |minha )?(?:trabalho|emprego|computador|telemóvel|carreira|empresa))(?!\p{L})|我?(?:跟|和|嫁给了?)(?:工作|公司|电脑|手机)结婚|(?:仕事|会社|パソコン|スマホ)と結婚し
  |(?<!\p{L})(?:pregnant with (?:ideas|possibilities|a (?:novel|book|plan|food baby))|schwanger mit (?:ideen|einer (?:idee|geschäftsidee))|enceinte d'(?:idées|un (?:roman|projet|livre))|embarazada de (?:ideas|proyectos)|incinta di (?:idee|progetti)|grávida de (?:ideias|projetos))(?!\p{L})|怀了一肚子(?:主意|想法)|アイデアを妊娠
  |(?<!\p{L})(?:vegan|vegetarian|sober|teetotal|dairy-free|gluten-free|on a diet|veggie|vegetarier(?:in)?|veganer(?:in)?|abstinent|auf diät|végétarien(?:ne)?|végane|sobre|au régime|vegetarian[oa]|vegan[oa]|abstemi[oa]|abstémi[oa]|a dieta|de dieta|a dieta) (?:until|till|bis|jusqu'(?:au|à)|hasta(?: que)?|fino a(?:l|lla|l')?|até(?: à| ao)?) (?:(?:someone|somebody|the (?:cake|waiter|bill|weekend|bacon|pizza)|dessert|pizza|bacon|friday|der (?:kuchen|wirt|kellner)|freitag|dessert|apéro|l'apéro|llega|postre|el (?:postre|viernes)|viernes|dolce|venerdì|sobremesa|sexta))
  |(?<!\p{L})(?:vegetarian|vegan|teetotall?er|vegetarier(?:in)?|végétarien(?:ne)?|vegetarian[oa]) (?:between|zwischen|entre|tra|fra) (?:(?:den|les|un|las|as|the) )?(?:meals?|drinks?|steaks?|mahlzeiten|repas|comidas|pasto|pasti|refeições)|饭之间吃素|食間だけ
  |(?<!\p{L})(?:blind with (?:love|rage)|blind without (?:coffee|my coffee)|deaf to (?:excuses|advice|criticism)|blind vor (?:liebe|wut)|taub (?:für|gegen) (?:ausreden|kritik)|aveugle d'amour|sourde? aux (?:excuses|critiques)|cieg[oa] de (?:amor|rabia)|sord[oa] a las (?:excusas|críticas)|ciec[oa] d'amore|sord[oa] alle (?:scuse|critiche)|ceg[oa] de (?:amor|raiva)|surd[oa] a (?:desculpas|críticas))(?!\p{L})|恋で盲目
`

/** Number of buckets of the hashed features, a power of two; those of the meaning come behind them. */
const WORDS = 16_384
export const FIGURE_BUCKETS = WORDS + 2 * MEANING_DIMENSIONS

/** From this probability on a sentence is a figure of speech. */
export const FIGURE_FROM = 0.85

/** A final mark says nothing. */
const MARKS = /[.!。！…\s]{1,4}$/u

/** The buckets of a sentence's words and, by the direction of what its rarer words mean, of its meaning. */
export function figureFeatures(whole: string): readonly number[] {
  const sentence = whole.replace(MARKS, "")
  const meaning = meaningOfSubject(sentence)
  return [...readerFeatures(sentence, "", WORDS), ...meaning.map((value, at) => WORDS + 2 * at + (value > 0 ? 1 : 0))]
}

const model = readModel(FIGURE_BIAS, FIGURE_SCALE, FIGURE_WEIGHTS)

/** Whether a sentence is a figure of speech in the form of a statement: "I'm allergic to early meetings". `scripts/train-figures.mjs` fits the model. */
const soundsLikeFigure = (sentence: string): boolean => probabilityOf(figureFeatures(sentence), model) >= FIGURE_FROM

const FIGURES: readonly RegExp[] = [SAID_BY_ANOTHER, SAYING, HYPERBOLE]

/** Longer sentences say more than that, in characters. */
const MAX_CHARACTERS = 200

/**
 * Whether a sentence in the first person is a joke or a figure of speech of a known form, or an idiom of what nobody is
 * allergic to, lives in or is called, so that it states nothing of its writer.
 */
export const isFigureOfSpeech = (sentence: string): boolean => {
  const straight = sentence.replace(/[’]/g, "'")
  return (
    straight.length <= MAX_CHARACTERS && (FIGURES.some((form) => form.test(straight)) || soundsLikeFigure(straight))
  )
}
