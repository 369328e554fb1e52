import { wholeWords } from "./whole-words.ts"

/** Words of a change: something else holds from now on, or what held is over. */
export const CHANGES = wholeWords(
  `
  no longer|not .{1,30} any ?more|any ?more|moved|moving out|switched|switching|changed|replaced|replacing|instead|swapped|traded|became|turned out|now|these days
  |since (?:last|then)|left|quit|resigned|retired|fired|laid off|sold|gave up|given up|stopped|finished|ended|over|gone|broke up|split up|divorced|died|passed away|cancell?ed
  |scrapped|dropped|ditched|went (?:up|down)|raised|lowered|cut to|up to|down to|postponed|delayed|pushed back|brought forward|new|back to|settled on|on second thoughts?|rather than|not \\w+ but|expired|stepped down|took over|joined
  |nicht mehr|kein\\p{L}* mehr|jetzt|jez|jetz|jz|nun|mittlerweile|inzwischen|statt|anstatt|stattdessen|seit|umgezogen|gezogen|gewechselt|wechsle|geändert|verschoben|gekündigt|aufgehört|verkauft|getrennt|geschieden|gestorben|ersetzt|abgesagt|doch
  |beendet|neu|neue[rsnm]?|weg|vorbei|koane mehr|nimmer|bloß no|wurde .{1,30} zu|umgestellt|umgestiegen
  |ne .{1,30} plus|n[’']\\p{L}+ plus|pus|plus maintenant|maintenant|mtn|désormais|dorénavant|déménagé|changé|au lieu de|à la place|quitté|vendu|arrêté|fini|terminé|remplacé|reporté|avancé|repoussé|passé à|passée à|nouveau|nouvelle|rompu|démissionné|renoncé
  |ya no|ahora|en lugar de|en vez de|me mudé|mudado|cambi\\p{L}+|dejé|dejado|vendí|vendido|terminado|acabado|nuevo|nueva|aplazado|me largué|despedid[oa]|prohibido|jubilado
  |non .{1,30} più|ora|adesso|invece|al posto di|trasferit[oa]|cambiat[oa]|smesso|lasciat[oa]|vendut[oa]|finit[oa]|nuov[oa]|spostat[oa]|disdett[oa]|passat[oa] a|licenziat[oa]
  |já não|não .{1,30} mais|agora|em vez de|mudei|mudou|mudámos|trocado|troquei|deixei|larguei|vendi|acabou|nov[oa]|adiado|era,
  `,
  "不再|不.{1,12}了|没.{0,6}了|改成|改到|改为|改了|换成|换了|换到|换|搬到|搬去|搬进|现在|如今|辞了|辞职|离职|卖了|扔了|停了|戒了|退了|取消|作废|推迟|提前|分手|离婚|去世|变成|涨到|降到|今|引っ越|変わ|やめ|辞め|もう.{1,12}ない|になりました|代わりに",
)

/** Words of an addition: what held before holds as well. */
export const ADDS = wholeWords(
  `
  also|too|as well|in addition|additionally|besides|on top of|another|a second|a third|second|third|plus|along with|alongside|joined by|add(?:ed)? .{1,40} to|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|sometimes|occasionally|at weekends|on weekends|part[- ]time on
  |(?:has|have|got) an? (?:new |little |baby )?(?:sister|brother|sibling|friend|mate|companion)|(?:hat|haben|bekommt) (?:jetzt )?eine?n? (?:schwester|bruder|geschwisterchen|freundin|freund)
  |auch|außerdem|zusätzlich|dazu|daneben|neben|noch eine?|ein\\p{L}* weiter\\p{L}*|zweite[rns]?|dritte[rns]?|nebenbei|samstags|sonntags|manchmal|hinzugekommen
  |aussi|en plus|également|en outre|s[’']ajoute|ajout\\p{L}*|deuxième|second|seconde|le (?:week-end|we|samedi|dimanche)|parfois|en parallèle
  |también|además|aparte de|otr[oa]|segund[oa]|los (?:sábados|domingos)|a veces|añadid[oa]
  |anche|pure|inoltre|oltre a\\p{L}*|un altro|un'altra|second[oa]|a volte|si è aggiunt[oa]|il sabato
  |também|além d\\p{L}*|outr[oa]|segund[oa]|às vezes|aos sábados|acrescent\\p{L}*
  `,
  "也|还有|另外|除了|除去|加上|又|同时|周末|之外|も|また|さらに|加えて",
)

/** "Je ne mange plus de viande" ends something and adds nothing. */
const NO_MORE = /(?<!\p{L})(?:ne |n['’])[^.,;\n]{1,30}? plus(?!\p{L})/giu

/** Whether a text has a word of addition. */
export function speaksOfMore(text: string): boolean {
  return ADDS.test(text.replace(NO_MORE, " "))
}

/** Words by which a statement is of the past alone: it says nothing of what holds now. */
export const PAST_ONLY = wholeWords(
  `
  used to|formerly|previously|back then|back when|when i was|when i lived|when i worked|in my .{1,20} (?:days|years)|as a (?:child|kid|boy|girl)|years ago|once (?:lived|worked|had|owned)
  |früher|damals|ehemals|als kind|als ich noch|seinerzeit|vor jahren|autrefois|à l[’']époque|jadis|quand j[’']étais|dans le temps|antes vivía|antaño|de niñ[oa]|cuando era|un tempo|una volta|da (?:bambino|ragazzo|piccol[oa])|quando ero|antigamente|quando era
  `,
  "以前|从前|曾经|当年|小时候|昔|かつて|以前は|子供の頃",
)

/** Words by which a statement is somebody else's, uncertain or imagined. */
export const UNCERTAIN = wholeWords(
  `
  maybe|perhaps|probably|might|may have|could be|if i|if we|what if|i wish|would love|supposedly|allegedly|apparently|rumou?r\\p{L}*|they say|people say|says i|thinks? i|imagine|pretend|suppose|hypothetical\\p{L}*|thinking (?:of|about)|considering|planning to|plan to|hoping to|next (?:week|month|year|spring|summer|autumn|fall|winter)|will be|going to
  |vielleicht|wahrscheinlich|vermutlich|angeblich|könnte|würde|hätte|wenn ich|falls|wäre|soll (?:wohl|angeblich)|überlege|habe vor|nächste[nsrm]? (?:woche|monat|jahr|frühjahr|sommer)|peut-être|il paraît|paraît-il|si je|si j[’']|j[’']aimerais|je pense à|l[’']année prochaine|quizás?|tal vez|a lo mejor|parece que|dicen que|si yo|ojalá|el próximo|magari|forse|pare che|dicono che|se io|vorrei|il prossimo|talvez|dizem que|se eu|gostaria|no próximo
  `,
  "也许|可能|大概|听说|据说|如果|假如|要是|打算|考虑|想要|将来|下个月|明年|かもしれない|たぶん|らしい|もし|つもり|来月|来年",
)
