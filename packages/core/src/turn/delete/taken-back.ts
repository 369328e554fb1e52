import { expression, oneLine } from "../../text/regex.ts"

/** Words before a clause that say nothing alone: "no wait", "on second thought". */
const LEAD = expression("iu")`
  ^(?:(?:oh|ah|hmm?|hey|ok|okay|well|(?:no|non|não)(?=$| (?:wait|hang|hold|actually|sorry|stop|please|attends|espera|aspetta|mejor|perdón|scusa|anzi|desculpa|afinal)(?!\p{L}))|nope|wait|hang on|hold on|stop|actually|sorry|oops|whoops|please|pls|and|but|so|never ?mind|nvm|thanks|whoa|yikes|damn|let's|on reflection|thinking about it|my apologies|(?:oh |ah )?(?:crap|shit|dear|god|my)|you know what|i(?:'m| am) sorry|(?:on|upon) second thoughts?|just|(?:can|could|would|will) you(?: please)?|you can|i want you to|i'd like you to
  |ach|nein|nee|halt|warte|moment|mal|stopp|entschuldigung|ups|hoppla|oje|tut mir leid|sorry|hm|doch|aber|bitte|lieber|(?:kannst|könntest|würdest) du(?: bitte)?
  |attends|attendez|oups|pardon|désolée?|en fait|finalement|mais|euh|tout compte fait|tout bien réfléchi|réflexion faite|après réflexion|s'il (?:te|vous) plaît|stp|svp|peux-tu|tu peux|pouvez-vous
  |espera|espere|perdón|perdona|mejor|en realidad|por favor|porfa|ay|pero|bueno|pensándolo bien|lo siento|puedes|podrías
  |aspetta|aspetti|ops|scusa|scusami|anzi|in realtà|ripensandoci|pensandoci bene|mi dispiace|per favore|ma|puoi|potresti|dai
  |opa|desculpa|desculpe|afinal|na verdade|pensando melhor|pensando bem|mas|podes|pode|calma)(?!\p{L})[ ,]{0,2}){0,5}
`
const LEAD_UNSPACED =
  /^(?:不是|不对|不對|不$|等等|等一下|等下|哎呀|啊|抱歉|对不起|不好意思|算了|还是|還是|请|請|麻烦你?|那就?|其实|你|能不能|可以|待って(?:ください)?|やっぱり|やはり|ごめん(?:なさい)?|すみません|あ|いや|いいえ|違う|ちょっと|もう一度|また|お願い|[、，, ]){0,5}/u

const COURTESY = oneLine(`
  (?:,? (?:please|pls|plz|thanks|thank you|ok|again|after all|anyway|though|now|then|in|in there|there|where it was|in memory|in your memory|bitte|wieder|doch|trotzdem|lieber|danke|drin|stehen|finalement|quand même|après tout|à nouveau|en mémoire|en place|là|s'il (?:te|vous) plaît|stp|svp|merci|por favor|porfa|gracias|de nuevo|otra vez|igual|ahí|como estaba|mejor|com'era|como estava|como era|comme avant|wie es war|per favore|grazie|di nuovo|ancora|lì|più|a mente|dai|ok|obrigad[oa]|outra vez|de novo|mesmo assim)){0,4}
`)

const IT =
  "(?:it|that|this|them|him|her|all of it|that one|the last one|(?:this|that|the) (?:information|info|one|memory|fact)|(?:my|our) [\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2})"
const ES = "(?:es|das|dies|ihn|sie|(?:mein|unser)\\p{L}{0,2} \\p{L}+(?: \\p{L}+)?)"
const CA = "(?:ça|cela|tout|(?:mon|ma|mes|notre|nos) [\\p{L}'-]+(?: [\\p{L}'-]+)?)"
const ESO = "(?:(?:a )?(?:mis?|nuestr[oa]s?) \\p{L}+(?: \\p{L}+)?|eso|esto|todo|lo último|lo que (?:pedí|dije))"
const QUELLO = "(?:quello|questo|tutto|(?:(?:il|la|i|le) )?(?:mi[oae]i?|nostr[oaie]) \\p{L}+(?: \\p{L}+)?)"
const ISSO =
  "(?:ficar|isso|isto|tudo|disso|disto|del[ea]s?|(?:(?:o|a|os|as|do|da|dos|das) )?(?:meus?|minhas?|noss[oa]s?) \\p{L}+(?: \\p{L}+)?)"

const clause = (source: string): RegExp => new RegExp(`^(?:${oneLine(source)})${COURTESY}$`, "iu")

/** A clause that wants to have back, or to keep after all, what was forgotten. */
const BACK: readonly RegExp[] = [
  clause(`
    (?:(?:do )?keep|leave|(?:do )?remember|restore|re-?add|undelete|recover) ${IT}|(?:don't|do not) (?:forget|delete|remove|erase|drop|wipe) ${IT}|(?:bring|put|get|take|have|add) ${IT} back|undo(?: ${IT}| the last one)?|revert(?: ${IT})?|reverse ${IT}|cancel(?: (?:it|that|this)| (?:the|my|that) request)?
    |i take (?:it|that) back|un-?forget ${IT}|i(?:'d| would) (?:rather|prefer)(?: that)? (?:you|we) (?:kept|keep|remembered|didn't (?:delete|forget)) ${IT}|i (?:still )?(?:need|want) ${IT}(?: (?:kept|back|in))?|(?:please )?(?:don't|do not)|(?:ignore|disregard) (?:that|my (?:last |previous )?(?:request|message))|go back|i (?:still )?(?:want|need) (?:you to )?(?:keep|remember) ${IT}|you should (?:still )?(?:keep|remember) ${IT}
  `),
  clause(`
    (?:behalte?|lass|lasse|merke?|merk)(?: es| dir| sich)* ${ES}(?: (?:bitte|doch|wieder|drin|trotzdem|lieber|stehen))*|(?:merke?) (?:es dir|dir es)(?: (?:bitte|doch|wieder))*|(?:(?:doch|bitte|lieber|das|es) ){0,2}nicht (?:vergessen|löschen|entfernen)|(?:vergiss|lösche?|entferne?) ${ES}(?: (?:bitte|doch|lieber))* nicht
    |(?:mach )?(?:(?:das|es|bitte|wieder) ){0,3}rückgängig(?: machen)?|(?:hole?|bring|stelle?) ${ES}(?: (?:bitte|wieder))* (?:zurück|her)|merke? (?:es|das|ihn|sie) dir|(?:${ES} )?(?:bitte )?(?:wieder ?herstellen|zurück ?holen|nicht löschen)|ignoriere? (?:das|meine letzte (?:bitte|nachricht))|abbrechen|kommando zurück|erinnere? dich (?:(?:wieder|doch|bitte) ){0,2}(?:daran|an ${ES})|(?:(?:das|es|ihn) )?(?:(?:bitte|doch|lieber) ){0,2}behalten
  `),
  clause(`
    (?:garde|gardez|laisse|laissez|retiens|retenez|remets|remettez|rétablis|restaure|récupère)(?:-l[ea]s?| ${CA})|(?:ne )?(?:l'|le |la |les )?(?:oublie|oubliez|efface|effacez|supprime|supprimez) (?:surtout )?pas(?: ${CA})?|n'(?:oublie|oubliez|efface|effacez) (?:surtout )?(?:pas(?: ${CA})?|rien)|ne (?:supprime|supprimez) rien
    |annule[rz]?(?:-l[ea]| ça| cela| tout| ma demande| ce que je viens de (?:demander|dire))?|(?:reviens|revenez|retour|retourne)(?: en)? arrière|fais marche arrière|(?:souviens|rappelle)-(?:toi|t'en)(?: (?:de )?${CA})?|souvenez-vous(?:-en| de ${CA})
  `),
  clause(`
    (?:gu[áa]rd|cons[ée]rv|d[ée]j)a(?:l[oa]s?| ${ESO})|mant[ée]n(?:l[oa]s?| ${ESO})|no (?:l[oa]s? |te )?(?:olvides|borres|elimines|olvide|borre)(?: (?:de )?${ESO})?|vuelve a (?:recordar|guardar|poner)(?:l[oa]s?| ${ESO})|recu[ée]rda(?:l[oa]s?| ${ESO})|(?:recup[ée]ra|restaura|devu[ée]lve|p[óo]n)(?:l[oa]s?| ${ESO})|quiero que (?:l[oa]s? )?(?:recuerdes|guardes|conserves|mantengas)(?: ${ESO})?|acu[ée]rdate de ${ESO}
    |(?:cancela|anula)(?:r|l[oa])?(?: eso| esto| todo| la petición)?|desha(?:z|cer|zlo)(?: eso| esto| lo último)?|revierte(?: eso| esto)?
  `),
  clause(`
    (?:tieni|conserva|lascia)(?:l[oaie]| (?:a mente )?${QUELLO})|non (?:dimenticar|cancellar|eliminar|scordar|toglier)(?:l[oaie]|e)(?: ${QUELLO})?|ricorda(?:l[oaie]|telo|tene| ${QUELLO})|ricordati (?:di ${QUELLO}|del(?:la|l')? ?mi[oa] \\p{L}+)|voglio che (?:l[oa] )?(?:ricordi|tenga|conservi)(?: ${QUELLO})?|annulla(?:l[oa]| quello| questo| tutto| la richiesta)?|(?:ripristina|rimetti|riporta)(?:l[oaie]| ${QUELLO})?|torna indietro
  `),
  clause(`
    (?:guarda|guarde|mantém|mantenha|deixa|deixe|conserva|conserve)(?:-[oa]s?| ${ISSO})|não (?:[oa]s? |te |se )?(?:esque[cç]as?|apagues?|elimines?)(?: ${ISSO})?|(?:lembra|lembre)(?:-[st]e)? ${ISSO}|volta a (?:lembrar|guardar|pôr)(?:-[oat]e?)?(?: ${ISSO})?|(?:cancela|anula)r?(?: isso| isto| tudo| o pedido| o que (?:pedi|disse))?|desfaz(?:er)?(?: ${ISSO})?|reverte(?: ${ISSO})?|(?:põe|põe-[oa]|traz|traz-[oa]) de volta|quero que (?:[oa] )?(?:te lembres|guardes|mantenhas|se lembre|guarde|mantenha)(?: ${ISSO})?|volta atrás
  `),
  /^(?:把)?(?:我?又?想|我?还想)?(?:重新|再|继续)?(?:记住|記住|记着|記著|记得|留着|留下|保留|撤销|撤銷|撤回|恢复|恢復|还原|還原)(?:它|那个|这个|刚才的|我的?\p{L}{1,6})?(?:吧|了|一下|好了)?$|^(?:[别別]|不要)(?:忘|删|刪)(?:掉|了|除|记)?(?:它|这个|那个|我的?\p{L}{1,6})?(?:了|吧)?$|^取消(?:吧|请求|刚才的(?:请求)?|它)?$/u,
  /^(?:\p{L}{1,10}?は)?(?:(?:そのまま|ちゃんと)?(?:覚え(?:て|ててい?|ていて|ておいて|といて)|残して(?:おいて)?|忘れないで|忘れなくて(?:も)?(?:いい|大丈夫)(?:です)?|消さなくて(?:も)?(?:いい|大丈夫)(?:です)?|消さないで|削除しないで|戻して|元に戻して|取り消し(?:て)?|キャンセル(?:して)?|復元して)|そのままにして(?:おいて)?)(?:ください|下さい|ね|お願いします|くれ(?:る|ます|ますか)?|もらえますか|ほしい(?:です)?)?$|^(?:今の|さっきの)(?:は|を)?取り消し(?:ます|て|たい(?:です)?)(?:ください)?$/u,
]

/** A clause that says that the request was none. */
const MISTAKEN: readonly RegExp[] = [
  clause(`
    i (?:didn't|did not) mean (?:that|it|to(?: (?:delete|forget|remove|erase)(?: ${IT})?)?)|(?:that|it|this) was (?:an? |my )?(?:\\p{L}+ )?(?:mistake|accident)|i said the wrong thing|i (?:was wrong|made a mistake|(?:hit|pressed|clicked) the wrong (?:thing|button|key))|i misspoke|(?:my mistake|my bad|wrong one|by mistake|mistake)|i(?:'ve| have)? changed my mind
    |(?:das|es) war (?:nur )?(?:ein )?(?:versehen|fehler|irrtum|falsch)|(?:das|es|ihn) wollte ich (?:(?:gar|eigentlich|doch) )?nicht(?: (?:löschen|vergessen|entfernen))?|ich wollte ${ES} (?:(?:gar|eigentlich|doch) )?nicht (?:löschen|vergessen|entfernen)(?: lassen)?|so war das nicht gemeint|versehentlich|mein fehler|ich (?:hab|habe) mich (?:vertan|geirrt|vertippt|verklickt)|doch nicht|(?:das|es|er|sie) sollte (?:gar |doch )?nicht (?:weg|gelöscht werden|vergessen werden)|ich (?:hab|habe)(?:'s| es)? mir anders überlegt
    |c'(?:était|est) une erreur|erreur(?: de ma part)?|par erreur|j'ai fait une (?:erreur|bêtise)|fausse manip(?:ulation)?|je me suis trompée?|j'ai changé d'avis|je (?:ne )?voulais pas (?:l')?(?:effacer|oublier|supprimer)(?: ${CA})?
    |(?:fue|era) (?:un|mi) error|fue sin querer|me (?:equivoqué|confundí|he equivocado)|mejor no|meglio di no|melhor não|lieber nicht|(?:cambié|he cambiado) de (?:opinión|idea)|no (?:l[oa] )?quería (?:borrar|olvidar|eliminar)(?:l[oa]| ${ESO})?
    |(?:è stato|era) un errore|errore mio|mi sono sbagliat[oa]|ho (?:sbagliato|fatto un errore|cambiato idea)|non (?:l[oa] )?volevo (?:cancellar|dimenticar|eliminar)(?:l[oa]|e(?: ${QUELLO})?)
    |foi (?:um |por )?(?:engano|erro)|foi sem querer|enganei-me|me enganei|errei|mudei de ideias?|não queria (?:apagar|esquecer|eliminar)(?:-[oa]| ${ISSO})?
  `),
  /^我?(?:后悔了|弄错了|搞错了|点错了|手滑了?|改(?:变)?主意了|(?:不是|没有?|并不)(?:想|要)?(?:删|刪|忘)(?:掉|除|了|记)?(?:这个|它|那个)?|(?:不是|没)想(?:删|刪|忘)(?:掉|除)?(?:这个|它|那个)?|想(?:删|刪|忘)掉(?:这个|它|那个))$/u,
  /^(?:間違え(?:た|ました)|間違い(?:です|でした)?|気が変わ(?:った|りました)|思い直し(?:た|ました)|(?:消す|忘れてもらう)(?:つもり|気)(?:は|じゃ|では)(?:ありませんでした|なかった(?:です)?))$/u,
]

/** A longer message asks for something else. */
const MAX_CHARACTERS = 160
/** What a reason for it may have, in characters. */
const MAX_REASON = 60

/**
 * Whether a message takes back the request to forget before it: every clause says that it was a mistake or what is to
 * come back. Behind the latter one clause may say why.
 */
export function takesBack(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false
  const clauses = text
    .replace(/[’]/g, "'")
    .split(/[,;.!?:—–…，。；！？：、\n]+/u)
    .map((one) => one.trim())
    .filter((one) => one !== "")
  let isBack = false
  let isMistaken = false
  for (const one of clauses) {
    const bare = one.replace(LEAD, "").replace(LEAD_UNSPACED, "").trim()
    const forms = [one, bare]
    if (BACK.some((form) => forms.some((words) => form.test(words)))) isBack = true
    else if (MISTAKEN.some((form) => forms.some((words) => form.test(words)))) isMistaken = true
    else if (bare !== "" && !ONLY_COURTESY.test(` ${bare}`) && !(isBack && isReason(one, text))) return false
  }
  return isBack || isMistaken
}

const isReason = (clause: string, text: string): boolean =>
  clause.length <= MAX_REASON && !/[?？]/.test(text.slice(text.indexOf(clause)))

const ONLY_COURTESY = new RegExp(`^${COURTESY}$`, "iu")
