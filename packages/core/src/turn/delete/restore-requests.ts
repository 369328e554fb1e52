import { oneLine } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { takesBack } from "./taken-back.ts"

/**
 * A request to bring back what was forgotten. `explicit` names the forgetting ("restore what you just forgot");
 * `following` means it only right after a request to forget ("go back to what we had").
 */
export type RestoreRequest = "explicit" | "following"

const OPENER = oneLine(`
    (?:(?:please|pls|plz|ok|okay|oh|no|wait|hey|sorry|actually|hmm|nvm|never mind|on second thou?ghts?|i (?:have |'ve )?changed my mind|and|but|so|let's|lets|just
    |(?:can|could|would|will) (?:you|we)|i(?:'d| would) (?:like|want) (?:you )?to|i want you to|you can|bitte|ach|nein|moment|halt|doch|ich (?:hab|habe) (?:es )?mir anders überlegt|(?:kannst|könntest) du|können sie|dann
    |s'il (?:te|vous) plaît|stp|svp|non|attends|finalement|en fait|j'ai changé d'avis|tu peux|peux-tu|pouvez-vous|por favor|porfa|espera|mejor|no|cambié de opinión|he cambiado de opinión|mudei de ideias?|puedes|podrías|pode|podes|melhor
    |per favore|aspetta|anzi|ho cambiato idea|puoi|potresti),? ){0,4}
  `)
const COURTESY = oneLine(
  "(?:,? (?:please|pls|plz|thanks|ok|again|after all|now|then|bitte|wieder|doch|danke|s'il (?:te|vous) plaît|stp|svp|merci|por favor|porfa|gracias|per favore|grazie|obrigad[oa])){0,3}",
)
/** Why it is to come back. */
const REASON = "(?:[,;，；] ?.{1,80})?"
const form = (source: string): RegExp => new RegExp(`^${OPENER}(?:${oneLine(source)})${COURTESY}${REASON}$`, "iu")

const GONE_ENGLISH =
  "(?:forgot|forgotten|deleted|erased|removed|wiped|(?:asked|told|wanted|had|made) (?:you|u) (?:to )?(?:forget|delete|erase|remove|wipe))"
const GONE_GERMAN =
  "(?:vergessen|gelöscht|entfernt)(?: (?:hast|haben|habe|hab|solltest|sollten|wurde))?|(?:dich|sie) (?:gebeten habe )?(?:zu )?(?:vergessen|löschen)(?: (?:ließ|lassen habe|gebeten habe|bat))?"
const GONE_ROMANCE = oneLine(`
    (?:tu (?:as|viens) |vous (?:avez|venez) |je (?:t'|vous )(?:ai|avais) (?:demandé|dit) |(?:te |le |eu )?(?:ped[íi]|dije|he pedido|había (?:pedido|dicho)|pedi|disse|tinha pedido) |acabas de |acabaste de |has |hai |(?:ti |le )?(?:ho|avevo) (?:chiesto|detto) )?
    (?:d'|de |que |di |para |pra )?(?:oubli(?:é|er)|effac(?:é|er)|supprim(?:é|er)|olvid(?:ar|aras|ado|aste)|borr(?:ar|aras|ado|aste)|elimin(?:ar|aras|ado|aste)|esquec(?:er|eu|esses|este)|apag(?:ar|ou|asses|aste)|dimentic(?:are|ato)|cancell(?:are|ato)|eliminare|eliminato)
  `)

const EXPLICIT: readonly RegExp[] = [
  form(`
    (?:restore|recover|undelete|un-?forget|undo|bring back|put back|get back|give back|remember(?: again)?) (?:what(?:ever)?|everything|all|(?:the |those )?(?:things?|facts?|memor(?:y|ies)|one|bit|stuff))(?: that)? (?:you|i|we)(?:'ve| have)?(?: just)? ${GONE_ENGLISH}
    |(?:restore|bring back|recover|undelete) the (?:forgotten|deleted|erased|removed) (?:memor(?:y|ies)|facts?|things?|stuff)|un-?forget(?: (?:it|that|this|them))?
    |(?:undo|revert|take back|cancel) (?:the|that|my|your)(?: last)? (?:forget|forgetting|deletion|erasure)(?: request)?
  `),
  form(`
    (?:stelle?|stellen sie) (?:bitte )?wieder her,? was (?:du|ich|sie|wir)(?: (?:eben|gerade|dich|dir))* (?:${GONE_GERMAN})|(?:hole?|holen sie|bringe?) (?:bitte )?(?:das |alles )?(?:wieder )?zurück,? was (?:du|ich|sie)(?: (?:eben|gerade|dich|dir))* (?:${GONE_GERMAN})
    |(?:mache?|machen sie) (?:bitte )?(?:das|mein|dein) (?:vergessen|löschen) (?:wieder )?rückgängig|(?:erinnere? dich|merke? dir)(?: bitte)? (?:wieder )?(?:an das|das),? was du(?: eben| gerade)? vergessen (?:solltest|hast)
  `),
  form(`
    (?:restaure|rétablis|remets|récupère|ramène|redonne-moi|rends-moi|trae de vuelta|traz de volta|traga de volta|riporta(?: indietro)?|ridammi|restaurez|rétablissez|remettez|récupérez|recupera|restaura|devuelve|recuerda|lembra|restaure|recupere|ripristina|rimetti)(?: (?:de nuevo|otra vez|de novo|di nuovo))? (?:ce que|lo que|o que|quello che|ciò che|quel che) ${GONE_ROMANCE}
    |annule[rz]? (?:l'oubli|la suppression|l'effacement)|deshaz (?:el olvido|el borrado|la eliminación)|desfaz(?:er)? (?:o esquecimento|a exclusão|a eliminação)|annulla (?:la cancellazione|l'eliminazione)
  `),
  /^(?:请|請|麻烦|那|你|您|能不能|可以){0,3}(?:(?:恢复|恢復|还原|還原|找回)(?:你|您|我)?(?:刚才|刚刚|剛才|之前)?(?:让你|叫你|要你)?(?:忘掉|忘记|忘記|忘了|删掉|删除|刪除|删了)的(?:东西|東西|内容|那个|那件事|事情?|信息|记忆)?|把(?:你|我)?(?:刚才|刚刚|剛才|之前)?(?:让你|叫你|要你)?(?:忘掉|忘记|忘記|忘了|删掉|删除|刪除|删了)的(?:东西|東西|内容|那个|那件事|事情?|信息|记忆)?(?:恢复|恢復|还原|還原|找回来|加回来|记回来)(?:一下|过来|回来|回來)?)(?:吧|好吗)?$/u,
  /^(?:さっき|先ほど)?(?:忘れて|消して)(?:と|って|くれと)(?:言った|頼んだ|お願いした)(?:こと|もの|の|内容)?(?:を|は)?(?:元に戻し|戻し|復元し|思い出し|もう一度覚え)て(?:ください|下さい|ね|くれる|ほしい(?:です)?)?$/u,
]

const FOLLOWING: readonly RegExp[] = [
  form(`
    (?:go|get|turn|switch|change it|roll|move) back to (?:what|how|the way)(?: (?:it|we|i|you|things|that))? (?:had|was|were|knew|is)(?: (?:it|before|earlier|at first))*|(?:undo|revert|restore|undelete|recover)(?: (?:it|that|this|them|all of it|the last one))?
    |(?:bring|put|get|take|have) (?:it|that|this|them|those|all of it|everything) back(?: in)?|remember (?:it|that|this|them) (?:again|after all|anyway)|(?:keep|hold on to) (?:it|that|this|them) (?:after all|anyway)|do remember (?:it|that|this|them)|don't forget (?:it|that|this|them) after all
  `),
  form(`
    (?:(?:gehe?|gehen wir|lass uns|wir gehen) )?(?:bitte )?(?:wieder )?zurück zu dem,? (?:was|wie) (?:wir|es|ich|du)(?: (?:vorher|davor|früher))? (?:hatten|war|waren|hatte|wusstest)(?: (?:gehen|vorher))?
    |(?:mache?|machen sie) (?:bitte )?(?:das|es) (?:bitte )?(?:wieder )?rückgängig|(?:hole?|holen sie|bringe?) (?:das|es|sie|ihn) (?:bitte )?(?:wieder )?zurück|(?:stelle?|stellen sie) (?:das|es|sie|ihn) (?:bitte )?wieder her|(?:merke?|merken sie) (?:es )?(?:dir|sich) (?:das|es)? ?(?:bitte )?(?:doch|wieder|trotzdem)|behalte? (?:es|das) (?:bitte )?doch|vergiss (?:es|das) doch nicht|wie (?:es )?vorher(?: war)?
  `),
  form(`
    (?:reviens|revenons|revenez|on revient|retourne|retournons) à ce (?:qu'on|que nous|que l'on|qu'il y) (?:avait|avions|a)(?: avant)?|annule[rz]?(?: (?:ça|cela|tout))?|(?:remets|remettez|rétablis|rétablissez|restaure|restaurez|récupère|récupérez)(?:-l[ea]s?|-l[ea]| ça| cela| tout)?(?: en place)?
    |(?:souviens-t'en|rappelle-toi-le|garde-le|garde ça|retiens-le)(?: (?:à nouveau|quand même|finalement|encore))?|comme avant
  `),
  form(`
    (?:vuelve|volvamos|regresa|regresemos|volta|volte|voltemos|vamos voltar) (?:a lo|al?|ao|para o) ?que (?:ten[íi]amos|hab[íi]a|era|t[íi]nhamos|estava|hav[íi]a)(?: antes)?|(?:deshaz|deshacer|desfaz|desfaça|desfazer|revierte|reverte)(?: ?(?:lo|eso|esto|isso|isto))?|(?:recup[ée]ra|rest[áa]ura|devu[ée]lve|restabl[ée]ce)(?:-?[lo]o?)?(?: (?:eso|isso))?
    |(?:recu[ée]rda|lembra)(?:-te)?(?:lo)?(?: (?:eso|disso|isso))? (?:de nuevo|otra vez|igual|de novo|outra vez|mesmo assim)|(?:p[óo]nlo|vuelve a ponerlo|p[õo]e de volta|traz de volta|tr[áa]elo de vuelta)(?: (?:otra vez|de nuevo|de vuelta))?|como antes
  `),
  form(`
    (?:torna|torniamo|tornate) a (?:quello che|ciò che|come|quel che) (?:avevamo|c'era|era|eravamo)(?: prima)?|annulla(?:lo| tutto| questo)?|(?:ripristina|recupera|rimetti)(?:l[oai]| tutto| quello)?|ricord(?:al[oa]|atelo|atene)(?: (?:di nuovo|ancora|comunque|lo stesso))?|come prima
  `),
  /^(?:请|請|麻烦|那|还是|算了|不|等等|你|您|能不能|可以|我改主意了|，|,| ){0,5}(?:(?:回到|恢复|恢復|还原|還原|变回)(?:到|成)?(?:我们|我們)?(?:之前|以前|原来|原來|原先|刚才|剛才)(?:有)?的?(?:样子|樣子|状态|狀態|那样|内容)?|(?:撤销|撤銷|撤回|恢复|恢復|还原|還原)(?:它|那个|这个|刚才的|一下|回来)?|(?:还是|還是)(?:记住|記住|记着|记得|留着)(?:它|那个|这个)?|别忘了它|(?:把)?(?:它|那个|这个)(?:找回来|加回来|恢复|还原))(?:吧|好吗|好了)?$/u,
  /^(?:やっぱり|すみません|、|,| ){0,3}(?:元に戻し|取り消し|戻し|復元し|やっぱり覚え(?:てい)?)て(?:ください|下さい|ね)?$/u,
]

/** A longer message asks for something else. */
const MAX_CHARACTERS = 160

/** What a message asks to bring back. `undefined` if nothing. */
export function parseRestoreRequest(text: string): RestoreRequest | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  const sentences = sentencesOf(text.replace(/[’]/g, "'")).map((one) => one.text.replace(/[\s.!?…。！？]{1,6}$/u, ""))
  const isAsked = (forms: readonly RegExp[]): boolean =>
    sentences.some((sentence) => forms.some((one) => one.test(sentence)))
  if (isAsked(EXPLICIT)) return "explicit"
  return isAsked(FOLLOWING) || takesBack(text) ? "following" : undefined
}
