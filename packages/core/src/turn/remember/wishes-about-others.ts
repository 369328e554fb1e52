import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { CONFIDED_BEFORE, IS_SECRET } from "./confided-before-forms.ts"
import { editsText, type LastSaid, lastSaid, pointsAtLastSaid } from "./last-said.ts"

/** Longer messages say something of their own, in characters. */
const MAX_CHARACTERS = 120

/** Words that a wish begins and ends with, without content. */
const LEAD = expression("iu")`
  ^(?:(?:please|pls|actually|sorry|oh|hey|wait|hmm|ok|okay|and|you know what|know what|weißt du was|tu sais quoi|sabes qué|sai una cosa|quer saber|no(?=[,!.]| wait| please)|btw|can you|could you|bitte|ach|oh|aber|und|nein|sorry|pardon|en fait|et|non(?=[,!.])|s'il te plaît|stp|por favor|porfa|oye|perdón|desculpa|ah|per favore|scusa|anzi|ehi|请|請|等等|啊)[,!. ，]{1,3}){0,4}
`
const TAIL = expression("iu")`
  (?:[, ]{1,2}(?:please|pls|thanks|thank you|ok|okay|though|bitte|danke|ja|s'il (?:te|vous) plaît|stp|svp|merci|por favor|porfa|gracias|obrigad[oa]|per favore|grazie|tá)){0,3}[\s.!。！]{0,4}$
`

/** Each form is a whole message without courtesies. All mean what was said before. */
const BACK: readonly RegExp[] = [
  expression("iu")`
    ^(?:do not|don't|dont|never|you shouldn't|you don't need to|no need to) (?:save|store|remember|keep|record|log|note|write down|memori[sz]e) (?:that|it|this|(?:the|my) (?:last|previous) (?:message|sentence|thing|one|bit|part)|what i (?:just )?(?:said|told you|wrote)(?: just now)?)(?: down| anywhere| in (?:your )?memory)?$
  `,
  expression("iu")`
    ^(?:forget|erase|delete|scrap|unhear|wipe|drop) (?:what i (?:just )?(?:said|told you|wrote)(?: just now)?|(?:the|my) (?:last|previous) (?:message|sentence|thing(?: i (?:said|told you))?)|that last (?:message|sentence|one|thing|bit|part)|i (?:just )?said (?:that|it|anything))$
  `,
  /^(?:that|what i just (?:said|told you)|the last (?:message|bit|part)|my last message) (?:was|is|stays) (?:off the record|(?:just )?between us|confidential|not for the record|private)$/iu,
  /^(?:das|es|das eben|das gerade|die letzte nachricht|meine letzte nachricht|was ich (?:gerade|eben) (?:gesagt|geschrieben|erzählt) habe) (?:bitte |lieber |aber )?(?:nicht|nirgends) (?:speichern|merken|notieren|aufschreiben|behalten|festhalten|abspeichern)$/iu,
  /^(?:speicher|speichere|merk dir|merke dir|notier|notiere|behalte) (?:das|es|das eben|das gerade|die letzte nachricht)(?: bitte| lieber)? nicht$/iu,
  /^(?:das letzte|das (?:eben|gerade)|die letzte nachricht|meine letzte nachricht) (?:bitte )?(?:wieder )?löschen$|^(?:vergiss|vergessen sie|lösch|lösche|streich|streiche),? (?:bitte )?(?:(?:das|alles),? )?(?:was ich (?:dir |ihnen )?(?:gerade|eben|zuletzt)(?: eben)? (?:gesagt|geschrieben|erzählt) habe|(?:die|meine) letzte nachricht|(?:das|den satz) (?:eben|gerade|von eben)|den letzten satz|das letzte)(?: bitte)?(?: wieder)?$/iu,
  /^(?:das|das eben|das gerade|die letzte nachricht) (?:war|ist|bleibt) (?:bitte )?(?:vertraulich|unter uns|nicht fürs protokoll|privat)$/iu,
  /^(?:ne |n')?(?:garde|gardez|retiens|retenez|enregistre|enregistrez|note|notez|mémorise|mémorisez|sauvegarde|conserve|conservez) pas (?:ça|cela|ceci|mon dernier message|le dernier message|ce que je viens de (?:te |vous )?dire)(?: en mémoire| dans ta mémoire)?$/iu,
  /^(?:oublie|oubliez|efface|effacez|supprime|supprimez) (?:ce que je viens de (?:te |vous )?(?:dire|écrire)|(?:mon|le) dernier message|ma dernière phrase)$/iu,
  /^(?:ça|c'|cela|mon dernier message) ?(?:était|c'était|reste|doit rester) (?:entre nous|confidentiel|off)$/iu,
  /^(?:eso(?: último)?|esto(?: último)?|lo último|el último mensaje|lo que acabo de (?:decir|contar)(?:te)?|isso|isto|a última mensagem) (?:no|não) (?:lo |la |o |a )?(?:guardes|guarde|guarda|anotes|anote|apuntes|recuerdes|registres|grabes|memorices|salve|grave|lembre)$/iu,
  /^(?:no|não) (?:guardes|guarde|guarda|anotes|anote|apuntes|recuerdes|registres|memorices|salve|salva|grave) (?:eso|esto|lo último|lo que (?:te )?acabo de (?:decir|contar)(?:te)?|(?:mi|el) último mensaje|isso|isto|o que (?:eu )?acabei de (?:dizer|falar)|(?:a |minha )?última mensagem)$/iu,
  /^(?:olvida|olvídate de|borra|elimina|esquece|esqueça|apaga|exclui) (?:es(?:to|o) último|ess[ae] últim[oa] (?:coisa|mensagem)|lo que (?:te )?acabo de (?:decir|contar)(?:te)?|lo último(?: que (?:te )?dije)?|(?:mi|el) último mensaje|o que (?:eu )?acabei de (?:dizer|falar)|(?:a )?(?:minha )?última mensagem)$/iu,
  /^(?:eso|isso|lo último) (?:era|queda|fica|foi) (?:confidencial|entre nosotros|entre nós|en confianza)$/iu,
  /^(?:questo|ciò|quello|l'ultimo messaggio|quello che ho appena detto) non (?:lo )?(?:salvare|ricordare|memorizzare|annotare|segnare|registrare|conservare)$/iu,
  /^non (?:salvare|ricordare|memorizzare|annotare|segnare|registrare|conservare) (?:questo|ciò|quello che ho appena detto|l'ultimo messaggio)$|^non (?:salvarlo|ricordarlo|memorizzarlo|annotarlo|segnarlo|segnartelo|registrarlo)$/iu,
  /^(?:dimentica|cancella|scorda|elimina) (?:quello che (?:ti )?ho appena (?:detto|scritto)|(?:l'|il mio )ultimo messaggio|l'ultima (?:frase|cosa che ho (?:detto|scritto)))$/iu,
  /^(?:刚才|刚刚|剛才|上面|上一|前面)(?:的|那|这|我说的|说的|讲的)?(?:那)?(?:句|条|条消息|句话|段|段话|些|话)?(?:话)?(?:请|就)?(?:别|不要|不用|勿)(?:记|存|保存|记住|记录|记下来|存下来)(?:了|啊|哈)?$/u,
  /^(?:请)?(?:别|不要)(?:记|记住|保存|记录|存)(?:刚才|刚刚|上一|上面)(?:的|那|我说的|说的)?(?:那)?(?:句|条|条消息|句话|段|话|些)?(?:话)?$/u,
  /^(?:请)?(?:忘了|忘掉|忘记|删掉|删除)(?:我)?(?:刚才|刚刚|上一|上面)(?:的|那|说的|讲的)?(?:那)?(?:句|条|条消息|句话|段|话|些)?(?:话)?(?:吧)?$|^(?:请)?把?我?(?:刚才|刚刚|上一|上面)(?:说的|的|那)?(?:那)?(?:句话?|条消息|条|段话)(?:删掉|删了|删除|忘掉|忘了)(?:吧)?$/u,
  expression("iu")`
    ^(?:strike|scrub|take|erase|delete|remove|wipe|drop|cut|clear|get) (?:that|it|this|that one|what i (?:just )?said) (?:out of|from|off) (?:(?:your|the) )?(?:memory|memories|notes|records?|mind|head|brain)$
    |^(?:streiche?|lösche?|nimm|entferne?|tilge?) (?:das|es|dies)(?: bitte)?(?: wieder)? aus (?:deine[mn]|de[mn]|ihre[mn]) (?:gedächtnis|speicher|notizen|kopf)(?: wieder)?(?: (?:streichen|löschen|nehmen|entfernen|tilgen))?$|^(?:kannst|könntest|würdest) du (?:das|es|dies)(?: bitte)? aus (?:deine[mn]|de[mn]) (?:gedächtnis|speicher|notizen|kopf) (?:streichen|löschen|nehmen|entfernen|tilgen)$
    |^(?:efface|supprime|retire|enlève|raye|sors)[rz]? (?:ça|cela|ceci) de (?:ta|votre|la|tes|vos) (?:mémoire|tête|notes)$|^(?:borra|borre|elimina|quita|saca|tacha) (?:eso|esto) de (?:tus?|sus?|las?) (?:memoria|cabeza|notas|apuntes)$
    |^(?:(?:cancella|elimina|togli|rimuovi) (?:questo|quello|ciò)|(?:cancella|elimina|togli)lo) da(?:lla|lle|gli|i)(?: (?:tu[ao]i?|tue|su[ao]i?|sue))? (?:memoria|testa|appunti|note)$
    |^(?:apaga|apague|elimina|elimine|remove|remova|tira|tire|risca) (?:isso|isto) d(?:as?|os)(?: (?:tuas?|suas?|teus|seus))? (?:memória|notas|cabeça|apontamentos)$
    |^(?:请|把)*(?:这个|那个|这条|那条|这件事|刚才的话?)从你?的?(?:记忆|记录|脑子|笔记)(?:里|中)?(?:删掉|删除|抹掉|清除|划掉|去掉)(?:吧)?$|^(?:それ|これ|今の(?:話|こと)?|さっきの(?:話|こと)?)(?:は|を)(?:あなたの)?(?:記憶|メモ|記録)から(?:消して|削除して|消去して)(?:ください|ね)?$
  `,
  /^(?:今の|さっきの|直前の|さっき言ったこと|今言ったこと)(?:は|を)?(?:話は|話を|メッセージは|メッセージを)?(?:覚えないで|保存しないで|記憶しないで|記録しないで|残さないで|忘れて|消して|消しといて|削除して)(?:ください|ね)?$/u,
]

/** Each form is a whole message without courtesies. All mean what the person is about to say. */
const AHEAD: readonly RegExp[] = [
  expression("iu")`
    ^(?:the next (?:bit|part|thing|message|one)(?: i (?:say|tell you))?|what i(?:'m| am) (?:about|going) to (?:say|tell you)|what i (?:tell you|say) next|what comes next|what follows|the following|my next message) (?:is|stays|should be|must be|has to be)(?: strictly| just)? (?:off the record|confidential|between us|private|not (?:to be |be )?(?:saved|stored|remembered|kept|recorded))$
  `,
  expression("iu")`
    ^(?:do not|don't|dont) (?:save|store|remember|keep|record) (?:what i(?:'m| am) (?:about|going) to (?:say|tell you)|what i (?:tell you|say) next|what comes next|what follows|the next (?:message|bit|part|thing)(?: i (?:say|tell you))?|my next message)$
  `,
  /^(?:jetzt|gleich|nun)(?: kommt)?(?: etwas| was)? (?:vertrauliches|privates|geheimes|persönliches),? (?:bitte |das bitte |aber |also )?(?:nicht|nichts(?: davon)?) (?:merken|speichern|notieren|aufschreiben|behalten|festhalten)$/iu,
  /^(?:was (?:ich dir (?:jetzt|gleich) (?:sage|erzähle|schreibe)|(?:jetzt|gleich) kommt)|das (?:nächste|folgende)|die nächste nachricht),? (?:bitte |bleibt |ist )?(?:nicht (?:merken|speichern|notieren|aufschreiben|behalten)|unter uns|vertraulich)$/iu,
  /^(?:ce que je vais (?:te|vous) (?:dire|raconter|confier)|ce qui suit|le prochain message|mon prochain message),? (?:ne (?:l'|le )?(?:enregistre|garde|note|retiens|mémorise|retenez|notez|enregistrez|gardez) pas|reste entre nous|est confidentiel)$/iu,
  /^(?:lo que (?:te )?voy a (?:decir|contar)(?:te)?|lo que (?:sigue|viene)|el próximo mensaje|o que (?:eu )?vou (?:te )?(?:dizer|contar)|o que (?:segue|vem)|a próxima mensagem),? (?:(?:no|não) (?:lo |o )?(?:guardes|guarde|anotes|anote|apuntes|recuerdes|registres|salve|grave)|es confidencial|é confidencial|queda entre nosotros|fica entre nós)$/iu,
  /^(?:quello che (?:ti )?(?:sto per dire|dirò ora|dico adesso)|quanto segue|il prossimo messaggio),? (?:non (?:lo )?(?:salvare|ricordare|memorizzare|annotare|segnare|registrare)|è riservato|resta tra noi)$/iu,
  /^(?:接下来|下面|下一)(?:的|我(?:要)?说的|这)?(?:话|内容|条|句|段|消息|条消息|句话)?(?:请|就)?(?:别|不要|不用|勿)(?:记|存|保存|记住|记录|记下来)(?:了|啊|哈)?$/u,
  /^(?:次の話|次のメッセージ|これから(?:話す|言う)こと)(?:は|を)(?:覚えないで|保存しないで|記憶しないで|記録しないで)(?:ください|ね)?$/u,
]

/** "Can you keep that between us?" is a request. */
const ASKS_POLITELY = expression("iu")`
  ^[¿\s]*(?:(?:please|hey|ok|bitte|por favor|per favore|stp)[, ]{1,2})?(?:(?:can|could|would|will) you|(?:kannst|könntest|würdest|können|könnten) (?:du|sie)|(?:peux|pourrais)-tu|tu (?:peux|pourrais)|pou(?:vez|rriez)-vous|puedes|podrías|puoi|potresti|podes|pode|poderias)(?!\p{L})|(?:もらえますか|いただけますか)[?？]$
`
/** Behind a wish: "ok?", "gell?" */
const TAG = expression("iu")`
  [,，、]?\s?(?<!\p{L})(?:ok|okay|yeah|yes|right|alright|deal|ja|gell|ne|oder|d'accord|hein|vale|sí|verdad|va bene|capito|d'accordo|está bem|tá|combinado|certo|好吗|好嗎|好不好|可以吗|行吗|ね)\s?[?？]$
`

function cutCourtesies(text: string): string | undefined {
  const straight = text.trim().replace(/[’]/g, "'")
  if (straight.length > MAX_CHARACTERS) return undefined
  return straight.replace(LEAD, "").replace(TAIL, "")
}

/**
 * Whether a whole message asks not to keep, to forget or to keep to oneself what its user said just before: "please don't
 * save that", "that stays between us, ok?". One that ends with a colon means what follows.
 */
export function meansMessageBefore(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => !isFiller(sentence))
  return sentences.length > 0 && sentences.every(meansStatementBefore)
}

/** "Thanks.", "Oops, sorry." */
const FILLER = expression("iu")`
  ^(?:(?:oops|whoops|sorry|wait|hang on|hmm+|oh|ah|ok|okay|thanks|thank you|thx|cool|great|nice|damn|shit|hey|please|never ?mind|so much|a lot
  |ach|ups|hoppla|moment|warte|halt|entschuldigung|tut mir leid|danke|super|bitte|mist|oups|pardon|attends|merci|beaucoup|mince|désolée?|perdón|ay|uy|espera|gracias|vaya|lo siento|scusa|ops|aspetta|grazie|mille|ai|opa|desculpa|obrigad[oa]
  |等等|等一下|啊|哎呀|哎|谢谢|謝謝|对不起|不好意思|好的?|あ|ああ|ごめん(?:なさい)?|すみません|ありがとう(?:ございます)?|待って)[\s,.!…。！，、]{0,4}){1,4}$
`
/** Whether a text says nothing but a courtesy or a sigh. */
export const isFiller = (text: string): boolean => text.length <= MAX_FILLER && FILLER.test(text.trim())
const MAX_FILLER = 40

/** Longer messages are texts, in characters. */
const MAX_MESSAGE = 1_200

/** What a sentence takes back of what was just said; nothing if it means something else. */
const readLastSaid = (sentence: string): LastSaid | undefined => {
  const bare = bareOf(sentence)
  return bare === undefined ? undefined : lastSaid(bare)
}

/** How many messages back the one is that a message takes back; 0 if it takes back none. What else it says may follow. */
export function messagesBack(text: string): 0 | 1 | 2 {
  if (text.length > MAX_MESSAGE) return 0
  const first = sentencesOf(text).find((sentence) => !isFiller(sentence.text))
  const back = first === undefined ? undefined : readLastSaid(first.text.trim())?.back
  return back ?? (meansMessageBefore(text) ? 1 : 0)
}

/** Whether a message says nothing but "delete that", of what was just said or of a text. */
export function pointsBack(text: string): boolean {
  if (text.length > MAX_POINTING) return false
  const said = sentencesOf(text).filter((sentence) => !isFiller(sentence.text))
  return (
    said.length === 1 && pointsAtLastSaid((bareOf(said[0]?.text.trim() ?? "") ?? "").replace(/[.!。！]{1,3}$/u, ""))
  )
}

/** In characters. */
const MAX_POINTING = 80

/** A text without its statements that the sentence behind takes back, and without what takes back: "I earn 54,000. Forget that last sentence." */
export function withoutTakenBack(text: string): string {
  if (text.length > MAX_MESSAGE) return text
  const sentences = sentencesOf(text).filter((sentence) => !isFiller(sentence.text))
  const takesBack = sentences.map((sentence) => readLastSaid(sentence.text.trim()))
  if (sentences.length < 2 || takesBack.every((one) => one === undefined)) return text
  const isOut = (at: number): boolean => takesBack[at] !== undefined || takesBack[at + 1]?.isMessage === false
  let kept = ""
  let from = 0
  for (const [at, { start, end }] of sentences.entries()) {
    if (!isOut(at)) continue
    kept += text.slice(from, start)
    from = end
  }
  return (kept + text.slice(from)).trim()
}

const MEANS_BEFORE = [...BACK, ...CONFIDED_BEFORE]

function bareOf(sentence: string): string | undefined {
  const straight = sentence.replace(/[’]/g, "'")
  return cutCourtesies((ASKS_POLITELY.test(straight) ? straight.replace(/[?？]$/, "") : straight).replace(TAG, ""))
}

function meansStatementBefore(sentence: string): boolean {
  const bare = bareOf(sentence)
  return (
    bare !== undefined &&
    !editsText(bare) &&
    (lastSaid(bare) !== undefined || MEANS_BEFORE.some((form) => form.test(bare)))
  )
}

/** Whether a message only says "it's a secret", which in answer to a question refuses the answer. */
export function saysSecret(text: string): boolean {
  return IS_SECRET.test(cutCourtesies(text) ?? "")
}

/** Whether a whole message says that the user's next one is not to be kept: "the next bit is off the record". */
export function announcesNotKept(text: string): boolean {
  const bare = cutCourtesies(text)
    ?.replace(/[:：…]{1,3}$/, "")
    .trimEnd()
  return bare !== undefined && AHEAD.some((form) => form.test(bare))
}
