import { wholeWords } from "./whole-words.ts"

/** Words by which a statement ends what held: leaving, stopping, selling, losing, closing, dying. */
const ENDS = wholeWords(
  `
  no longer|any ?more|no more|quit|quitting|gave up|giving up|given up|stopped|done with|finished with|over|ended|fell through|fizzled out|closed down|shut down|closed|shut
  |off the|is off|are off|was off|called off|is out|are out|scrap|scrapped|ditched|dumped|dropped|dropping|binned|cut out|cut .{1,20} completely|cancel\\p{L}*|broke up|split up|called it (?:a day|quits)|divorced
  |sold|gone|lost|stolen|broke|died|dead|passed away|put down|written off|packed up|gave up the ghost|handed (?:in|back)|returned|left|leaving|resigned|retired|fired|laid off|let go|moved out|never going back|not going back|off the table|wo?n['’]t be|can['’]?t .{1,20} any ?more|has gone|got rid
  |nicht mehr|nichts mehr|kein\\p{L}* mehr|nimmer|aufgehört|aufgegeben|gestrichen|vorbei|rum|aus und vorbei|wird nichts|geplatzt|gekündigt|verkauft|weg|verloren|kaputt|geklaut|gestorben|tot|eingeschläfert|getrennt|geschieden|schluss|abgesagt|abgebrochen|geschlossen|zugemacht|ausgezogen|ausgetreten|abgemeldet|abgegeben|hingeschmissen|losgeworden|fällt aus|fällt flach|beendet
  |ne .{1,30} plus|n[’']\\p{L}+ plus|plus de|pas .{1,20} plus|arrêté|arrête|abandonné|laissé tomber|fini|terminé|annulé|quitté|vendu|perdu|volé|cassé|mort|morte|décédée?|rompu|séparée?s?|divorcée?|démissionné|viré|fermé|tombé à l[’']eau|rendu l[’']âme|résilié
  |ya no|dejé|dejado|dejamos|se acabó|acabado|terminado|terminé|cancel\\p{L}+|vendí|vendido|perdí|perdido|robaron|rompió|murió|falleció|muerto|cortamos|separ\\p{L}+|divorci\\p{L}+|renuncié|echaron|cerró|cerrado|se cayó|di de baja|me fui de
  |non .{1,30} più|niente più|smesso|finit[oa]|lasciat[oa]|mollat[oa]|annullat[oa]|saltat[oa]|vendut[oa]|pers[oa]|rubat[oa]|rott[oa]|mort[oa]|lasciati|separat[oai]|divorziat[oa]|licenziat[oa]|dimess[oa]|chius[oa]|disdett[oa]
  |já não|não .{1,30} mais|larguei|deixei|parei|desisti|acabou|terminei|cancel\\p{L}+|vendi|perdi|roubaram|quebrou|morreu|faleceu|separ\\p{L}+|divorci\\p{L}+|demit\\p{L}+|fechou|saí
  `,
  "不再|不.{1,12}了|没.{0,6}了|戒了|退了|停了|辞了|辞职|离职|卖了|扔了|丢了|坏了|死了|走了|去世|分手|离婚|取消|作废|关门|搬走|やめ|辞め|もう.{1,12}ない|売っ|亡くな|別れ|なくし|キャンセル|閉店",
)

/** Words by which a statement puts another value in the place of one: moving, switching, delaying, raising. */
const SHIFTS = wholeWords(
  `
  moved (?:to|into|in with|over)|moving to|switch(?:ed|ing)?|swapped|swapping|changed|chang(?:es|ing)|replaced|instead|rather than|not .{1,30} but|actually|correction|became|turned into|promoted|transferred|upgraded|went (?:up|down|with|into|over)|goes (?:up|down)|gone (?:up|down)|raised|lowered|bumped|cut to|up to|down to
  |pushed|push me|push(?:ed)? back|put back|put .{1,20} on|postponed|delayed|deferred|extended|brought forward|moved forward|rescheduled|rearranged|rebooked|shifted|from .{1,40} to|back to|back on|again|ended up with|settled on|went for|renamed|took over|stepped in|is now|are now|it['’]?s now|new
  |umgezogen|gezogen|umgestiegen|umgestellt|gewechselt|wechsle|wechselt|getauscht|ersetzt|statt|anstatt|stattdessen|sondern|doch|verschoben|verlegt|rutscht|vorgezogen|verlängert|verkürzt|erhöht|gestiegen|gesenkt|geändert|befördert|geworden|von .{1,40} (?:auf|nach|zu)|wieder|zurück|neue[rsnm]?|übernommen|nicht .{1,30} sondern
  |déménagé|emménagé|passée? (?:à|en)|changé|remplacé|échangé|au lieu de|à la place|plutôt|en fait|reporté|repoussé|décalé|avancé|prolongé|augmenté|baissé|promue?|mutée?|de .{1,40} à|à nouveau|de nouveau|re\\p{L}{4,}|nouveau|nouvelle|devenue?
  |me mudé|nos mudamos|mudado|cambi\\p{L}+|en lugar de|en vez de|sino|en realidad|me pasé|pasé a|pasó a|pasaron|aplaz\\p{L}+|pospus\\p{L}+|atras\\p{L}+|adelant\\p{L}+|corrieron|subió|subieron|bajó|bajaron|ascendieron|de .{1,40} a|otra vez|de nuevo|volví|nuev[oa]
  |trasferit[oa]|traslocat[oa]|cambiat[oa]|passat[oa] (?:a|al|alla)|sostituit[oa]|invece|al posto di|anzi|spostat[oa]|rimandat[oa]|rinviat[oa]|anticipat[oa]|prorogat[oa]|aumentat[oa]|abbassat[oa]|promoss[oa]|da .{1,40} a|di nuovo|nuov[oa]|tornat[oa]|diventat[oa]
  |mudei|mudou|mudámos|mudamos|troquei|trocado|troc\\p{L}+|em vez de|na verdade|passei a|passou a|adi\\p{L}+|adiantado|prorrog\\p{L}+|aumentou|baixou|promovid[oa]|de .{1,40} para|de novo|outra vez|voltei|nov[oa]
  `,
  "改成|改到|改为|改了|改|换成|换了|换到|换|搬到|搬去|搬进|搬家|转到|调到|升|变成|涨到|涨|降到|降|推迟|提前|延期|延到|从.{1,20}到|又|重新|新|引っ越|変わ|変更|代わりに|に変え|延期|になりました|また",
)

/** Words by which a statement is of the present alone, unlike before. */
const NOW = wholeWords(
  `
  now|these days|nowadays|currently|at the moment|as of|from (?:today|now|monday|tomorrow) on|since (?:last|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|half-term|the move|we moved)|starting (?:today|monday|next)|from today|only since|for good|rn
  |jetzt|jez|jetz|jz|nun|mittlerweile|inzwischen|neuerdings|ab (?:heute|jetzt|sofort|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dieser woche|nächster woche|januar)|seit (?:heut|heute|gestern|montag|dienstag|mittwoch|donnerstag|freitag|letzter woche|dem umzug)|aktuell|derzeit|momentan
  |maintenant|mtn|désormais|dorénavant|à présent|actuellement|en ce moment|depuis (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|la rentrée|le mois|le premier)|à partir de|dès
  |ahora|ahorita|actualmente|hoy en día|de ahora en|a partir de|desde (?:ayer|hoy|el|este|esta|la semana)|últimamente
  |ora|adesso|ormai|oggi come oggi|attualmente|d['’]ora in poi|a partire da|da (?:ieri|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|questa settimana)
  |agora|hoje em dia|atualmente|a partir de|desde (?:ontem|hoje|segunda|a semana)|de agora em diante
  `,
  "现在|如今|目前|今|从.{1,8}起|从.{1,8}开始|最近|以后|今は|最近|これから|から",
)

/** The ways in which a statement may report a change. */
export type ChangeKind = "ends" | "shifts" | "now"

const KINDS = { ends: ENDS, shifts: SHIFTS, now: NOW } as const satisfies Record<ChangeKind, RegExp>

/** How a statement reports a change; empty if it does not. */
export function changeKindsIn(text: string): ReadonlySet<ChangeKind> {
  return new Set((["ends", "shifts", "now"] as const).filter((kind) => KINDS[kind].test(text)))
}
