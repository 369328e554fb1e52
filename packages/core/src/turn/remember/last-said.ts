import { expression } from "../../text/regex.ts"

/** What a sentence takes back of what was just said. */
export interface LastSaid {
  /** A whole message. What is a statement may stand in the same message. */
  readonly isMessage: boolean
  /** How many messages back it is. */
  readonly back: 1 | 2
}

/** In each language what was just said, as the object of a verb. `of` is a whole message. */
interface Forms {
  readonly statement: string
  readonly message: string
  /** The message before the last. */
  readonly earlier: string
  /** With `THING` for the object. */
  readonly asks: readonly string[]
  /** Names no object: "pretend I never said that". */
  readonly pretends: string
  /** The same with a word that only points: "delete that". "Forget it" says that it does not matter. */
  readonly points: string
}

const LANGUAGES: readonly Forms[] = [
  {
    statement:
      "what i(?:['’]ve| have)?(?: just)? (?:said|told you|wrote|written|typed|shared|mentioned)(?: (?:just now|right now|a (?:moment|second|minute) ago))?|(?:the|that)(?: very)? last (?:sentence|thing|bit|part) i (?:said|told you|wrote)",
    message: "my (?:very )?(?:last|previous) (?:message|msg)|what i(?:['’]ve| have)?(?: just)? sent(?: you)?",
    earlier:
      "what i (?:said|told you|wrote|sent) (?:two|2) messages (?:ago|before|back)|(?:the|my) message before (?:the )?last|(?:the|my) (?:second to last|penultimate) (?:message|one)",
    asks: [
      "(?:forget|erase|delete|scrap|unhear|unremember|wipe|drop|scratch|strike|remove)(?: about)? THING(?: (?:from|off) (?:your memory|the record))?",
      "(?:do not|don['’]t|dont|never|no need to|you (?:don['’]t (?:need|have) to|needn['’]t|shouldn['’]t|mustn['’]t)) (?:save|store|remember|keep|record|log|note|hold on to|memori[sz]e) THING(?: down)?",
      "THING(?:,| -)? (?:please )?(?:(?:forget|delete|erase|scratch|drop) (?:it|that)|don['’]t (?:keep|save|store|remember) (?:it|that)|(?:doesn['’]t need to|needn['’]t|shouldn['’]t|mustn['’]t|must not) be (?:kept|saved|stored|remembered|recorded))",
    ],
    pretends:
      "(?:(?:just )?(?:pretend|act|make believe)(?: (?:like|as if|that))? (?:i (?:never|didn['’]t|hadn['’]t) (?:said|say|told you|tell you|wrote|write|mention(?:ed)?)|you (?:never|didn['’]t) (?:heard?|read|see|saw)) (?:that|it|this)|forget (?:that )?i (?:just |ever |even )?(?:said|told you|mentioned) (?:that|it|anything|this)|you (?:never|didn['’]t) (?:heard?|read) (?:that|this))",
    points:
      "(?:forget|delete|erase|scrap|unremember|wipe|scratch|strike|remove) (?:that|this)(?: again| from your memory)?|(?:delete|erase|wipe|strike|remove) it(?: again| from your memory)?",
  },
  {
    statement:
      "was ich (?:dir |ihnen |da )?(?:gerade|eben|zuletzt)(?: eben)? (?:gesagt|geschrieben|erzählt|getippt) hab(?:e)?|meine letzte (?:aussage|bemerkung)|das (?:eben|gerade) gesagte",
    message: "meine letzte (?:nachricht|mitteilung)|was ich (?:dir |ihnen )?(?:gerade|eben) geschickt habe",
    earlier: "(?:meine|die) vorletzte nachricht|was ich vor (?:zwei|2) nachrichten (?:gesagt|geschrieben) habe",
    asks: [
      "(?:vergiss|vergessen sie|vergesst|lösche?|streiche?|entferne?|tilge?),?(?: (?:bitte|mal|wieder|einfach|schnell|doch|das|alles|gleich),?){0,3} THING(?:,? (?:bitte|wieder|einfach|gleich)){0,2}",
      "THING,?(?: (?:kannst|könntest|sollst|solltest|musst|brauchst|darfst|kann|muss|soll|sollte|darf) ?(?:du)?)?(?: (?:bitte|wieder|dir|mal|gleich|einfach|lieber|auch|nur|es|das)){0,3} (?:vergessen|löschen|streichen|vergiss(?: (?:es|das|mal|bitte|wieder)){0,2}|(?:dir )?nicht (?:zu )?(?:behalten|merken|speichern|abspeichern|notieren|aufschreiben|festhalten))",
      "(?:merke?(?: dir)?|behalte?|speichere?|notiere?)(?: dir)?(?: bitte)? THING(?: bitte)? nicht",
    ],
    pretends:
      "(?:tu(?:e|n sie)?(?: bitte| mal| einfach)? so,? )?als (?:hätte ich (?:das|es|nichts|nie was|nie etwas)(?: (?:nie|niemals|nicht))? (?:gesagt|geschrieben|erzählt)|hättest du (?:das|nichts)(?: nie)? (?:gehört|gelesen))",
    points:
      "(?:vergiss|vergessen sie|lösche?|streiche?|entferne?|tilge?)(?: (?:bitte|mal|einfach|doch))? das(?: (?:bitte|wieder|gleich|mal)){0,2}|(?:lösche?|streiche?|entferne?)(?: (?:bitte|mal))? es(?: (?:bitte|wieder))?|das(?: bitte)? (?:wieder )?(?:löschen|streichen|vergessen)",
  },
  {
    statement:
      "ce que je viens (?:juste )?(?:de (?:te |vous )?(?:dire|raconter|taper)|d['’]écrire)|ce que j['’]ai dit (?:à l['’]instant|juste avant|juste à l['’]instant)|ma dernière remarque",
    message: "mon (?:tout )?dernier message|ce que je viens (?:d['’]envoyer|de t['’]envoyer)",
    earlier: "(?:mon |l['’])avant-dernier message|ce que j['’]ai (?:dit|écrit) il y a (?:deux|2) messages",
    asks: [
      "(?:oublie|efface|supprime|raye|retire|enlève)[rz]?(?: (?:juste|vite|donc)){0,2} THING",
      "(?:ne |n['’])?(?:garde|retiens|retenez|enregistre|note|mémorise|conserve|sauvegarde|stocke|écris)z? (?:surtout )?pas THING",
      "THING,? (?:(?:oublie|efface|supprime|raye)[rz]?(?:-l[ea])?|(?:ne )?(?:le |la |l['’])?(?:garde|retiens|enregistre|note|mémorise|conserve)z? (?:surtout )?pas)",
    ],
    pretends:
      "(?:fais|faites|faisons) (?:comme )?(?:si|semblant que) (?:je (?:ne (?:l['’])?|n['’])(?:ai|avais) (?:rien|pas|jamais) (?:dit|écrit)(?: (?:ça|cela))?|tu n['’](?:as|avais) rien (?:lu|entendu|vu))",
    points:
      "(?:oublie|efface|supprime|retire)[rz]? (?:ça|cela)|(?:efface|supprime|retire)[rz]?-l[ea]|il faut (?:oublier|effacer|supprimer) ça",
  },
  {
    statement:
      "lo que (?:te )?acabo de (?:decir|contar|escribir|poner)(?:te)?|lo que (?:te )?dije (?:recién|ahora mismo)|(?:la última (?:frase|cosa)|lo último) que (?:te )?(?:dije|he dicho|escribí)",
    message: "mi último mensaje|lo que (?:te )?acabo de (?:mandar|enviar)(?:te)?",
    earlier: "(?:mi|el) penúltimo mensaje|lo que (?:dije|escribí) hace (?:dos|2) mensajes",
    asks: [
      "(?:olvida(?:te de)?|olvídate de|borra|elimina|quita|suprime|tacha|descarta|olvide|borre) THING",
      "no (?:lo |la )?(?:guardes?|recuerdes?|anotes?|apuntes?|registres?|memorices?|conserves?) THING",
      "THING,? (?:(?:mejor )?(?:olv[íi]da|b[óo]rra|elim[íi]na|t[áa]cha)l[oa]|no (?:l[oa] )?(?:guardes?|recuerdes?|anotes?|apuntes?|registres?|memorices?|conserves?))",
    ],
    pretends:
      "(?:haz|haga|hagamos) (?:de cuenta|como si|como que)(?: que)?(?: yo)? (?:no|nunca) (?:(?:lo |te )?(?:hubiera|hubiese|he|había) dicho|(?:lo |te )?dije)(?: (?:nada|eso|esto|eso último|nada de eso))?",
    points:
      "(?:olvida|borra|elimina|quita|suprime) (?:eso|esto)(?: (?:último|de nuevo))?|(?:b[óo]rral[oa]|elim[íi]nal[oa]|qu[íi]tal[oa])",
  },
  {
    statement:
      "(?:quello|ciò|quel) che (?:ti )?ho appena (?:detto|scritto|raccontato)|(?:quello|ciò) che ho detto (?:adesso|ora|un attimo fa)|l['’]ultima (?:frase|cosa) che ho (?:detto|scritto)",
    message: "il mio ultimo messaggio|quello che (?:ti )?ho appena (?:mandato|inviato)",
    earlier: "(?:il mio |il )?penultimo messaggio|quello che ho (?:detto|scritto) (?:due|2) messaggi fa",
    asks: [
      "(?:dimentica(?:ti)?|cancella|scorda(?:ti)?|elimina|togli|rimuovi)(?: (?:pure|di|del)){0,2} THING",
      "non (?:salvare|ricordare|memorizzare|annotare|segnare|registrare|conservare|tenere(?: a mente)?) THING",
      "THING,? (?:(?:dimentica|cancella|scorda|elimina)l[oa]|non (?:salvar|ricordar|memorizzar|annotar|segnar|registrar|conservar|tener)l[oa](?: a mente)?)",
    ],
    pretends:
      "(?:fai|fa['’]|facciamo) (?:finta|conto) (?:che )?(?:(?:io )?non (?:(?:te )?l['’]|lo )?abbia (?:mai )?(?:detto|scritto)(?: (?:niente|nulla|questo))?|di (?:niente|nulla|non aver (?:sentito|letto)(?: (?:niente|nulla))?))|come se non l['’]avessi detto",
    points:
      "(?:dimentica|cancella|elimina|togli|rimuovi) (?:questo|quello|ciò|questa cosa)|(?:cancella|elimina|rimuovi)l[oa]",
  },
  {
    statement:
      "o que (?:eu )?(?:te )?acabei de (?:te )?(?:dizer|falar|contar|escrever)|o que (?:eu )?(?:disse|falei) agora(?: há pouco)?|(?:a |minha |a minha |essa )última (?:frase|coisa|parte)(?: que (?:eu )?(?:disse|falei|escrevi))?|(?:isso|isto) por último",
    message: "(?:a )?minha última mensagem|o que (?:eu )?acabei de (?:mandar|enviar)",
    earlier:
      "(?:a )?(?:minha )?penúltima mensagem|o que (?:eu )?(?:disse|escrevi|falei) (?:há )?(?:duas|2) mensagens(?: atrás)?",
    asks: [
      "(?:esquece|esqueça|apaga|apague|exclui|exclua|deleta|delete|remove|elimina|risca) THING",
      "(?:não|nao) (?:guarda|guarde|guardes|salva|salve|grave|anota|anote|registra|registre|memorize|lembra|lembre) THING",
      "THING,? (?:(?:esquece|esqueça|apaga|apague|deleta)|(?:não|nao) (?:guarda|guarde|guardes|salva|salve|grave|anota|anote|memorize))",
    ],
    pretends:
      "(?:faz|faça|finge|finja|vamos fingir)(?: de conta)?(?: que)? (?:eu )?(?:não|nunca) (?:(?:te )?(?:disse|falei|contei|escrevi))(?: (?:isso|nada|isto))?",
    points: "(?:esquece|esqueça|apaga|apague|exclui|exclua|deleta|delete|remove) (?:isso|isto|aquilo)(?: (?:aí|daí))?",
  },
]

const CHINESE_THING =
  "我?(?:刚才|刚刚|剛才|剛剛|方才|上面|上一|前面|最后|最後|倒数第二|上上)我?(?:的|那|这|這|说的|說的|讲的|发的|写的|打的|跟你说的)?(?:那|这|這)?一?(?:句|条|條|段|个|個)?(?:消息|话|話|内容|信息|事情|事)?"
const CHINESE_GONE = "(?:忘(?:了|掉|记|記)|[删刪](?:掉|除|了)?|撤回|抹掉|清掉)"
const JAPANESE_THING =
  "(?:(?:私|僕|俺)の)?(?:(?:今|いま|さっき|先ほど|直前|最後|一つ前|二つ前|2つ前|前の前)の(?:話|こと|メッセージ|発言|文|一文|内容|言葉)?|(?:今|いま|さっき|先ほど|ついさっき)(?:言った|書いた|話した|送った|打った)(?:こと|話|内容|メッセージ|の))"

/** Chinese and Japanese seldom tell a message from a statement; what stands in the same message is told by its place. */
const EASTERN = expression("u")`
  ^(?:请|請|麻烦|你|帮我|把){0,3}(?:${CHINESE_GONE}${CHINESE_THING}|${CHINESE_THING}(?:请|就|都|你|可以|给我|帮我){0,2}(?:${CHINESE_GONE}|(?:[别別]|不要|不用|不必|勿)再?(?:记住|記住|记录|记下来|存下来|保存|[记記存留])))(?:吧|了|啊|哈|好吗|行吗|哦){0,2}$
  |^(?:你)?就?当(?:作|做)?我(?:刚才|刚刚)?(?:什么都|啥都|从来)?没有?(?:说|讲|提)(?:过)?(?:这话|这句话|这个)?(?:吧|好了|啊|哈)?$
  |^${JAPANESE_THING}(?:は|を|、)?(?:忘れて|消して|消しといて|削除して|なかったことにして|なしにして|取り消して|(?:覚え|保存し|記憶し|記録し|残さ)(?:ないで|なくて(?:も)?(?:いい|大丈夫|結構)))(?:ほしい|もらえますか|くれますか|くれる|おいて|ください|下さい|です|ね|よ){0,3}$
  |^(?:今の|さっきの)は?(?:なし(?:で|にして)?|なかったことに(?:して)?|聞かなかったことに(?:して)?|忘れて)(?:お願いします|ください|下さい|ね){0,2}$
`
const EASTERN_MESSAGE = /消息|信息|メッセージ|上一条|上一條/u
const EASTERN_EARLIER = /倒数第二|上上|二つ前|2つ前|前の前/u

const form = (source: string): RegExp => new RegExp(`^(?:${source})$`, "iu")
const withObject = (asks: readonly string[], object: string): string =>
  asks.map((one) => one.replace("THING", `(?:${object})`)).join("|")
const MESSAGE = LANGUAGES.map(({ asks, message }) => form(withObject(asks, message)))
const EARLIER = LANGUAGES.map(({ asks, earlier }) => form(withObject(asks, earlier)))
const STATEMENT = LANGUAGES.map(({ asks, statement, pretends }) => form(`${withObject(asks, statement)}|${pretends}`))

const POINTS = LANGUAGES.map(({ points }) => form(points))
const EASTERN_POINTS = expression("u")`
  ^(?:请|請|麻烦|你|帮我|把){0,3}(?:(?:这|那|這)(?:个|條|条|句|些)?(?:话|事)?(?:请|就|都|给我){0,2}${CHINESE_GONE}|${CHINESE_GONE}(?:这|那|這)(?:个|条|句|些)?(?:话|事)?)(?:吧|了|啊|哈|好吗){0,2}$
  |^(?:それ|これ|今の|その話)(?:は|を)?(?:忘れて|消して|削除して)(?:ほしい|もらえますか|くれますか|くれる|おいて|ください|下さい|です|ね|よ){0,3}$
`

/** Whether a sentence without courtesies asks to delete what was just said, with a word that may as well point at a text. */
export const pointsAtLastSaid = (bare: string): boolean =>
  EASTERN_POINTS.test(bare) || POINTS.some((one) => one.test(bare))

/** "Delete the last sentence" is work on a text: nobody deletes "the" sentence that they said. */
const EDITS = expression("iu")`
  ^(?:delete|erase|drop|remove|scrap|wipe|cut|strike|scratch|lösche?|streiche?|entferne?|tilge?|efface[rz]?|supprime[rz]?|raye[rz]?|retire[rz]?|enlève|borra|elimina|quita|suprime|tacha|cancella|togli|rimuovi|apaga|apague|exclui|exclua|deleta|remove|risca)
  (?: (?:bitte|mal))? (?:the|den|die|das|la|le|el|a|o|l['’]) ?(?:last|previous|letzte[nrs]?|dernière|dernier|última|último|ultima) (?:sentence|phrase|bit|part|one|satz|teil|phrase|partie|bout|frase|parte)$
`

/** Whether a sentence asks to cut the end of a text. */
export const editsText = (bare: string): boolean => EDITS.test(bare)

/** Without a word for saying, what is deleted may be the end of a text. */
const EASTERN_SAID =
  /[说說讲講发發写寫打提]的|告诉|[说說讲講提]过|没说|当我|消息|言った|書いた|話した|送った|打った|メッセージ|発言|聞かなかった|なかったこと/u

/** What a sentence without courtesies takes back of what was just said. */
export function lastSaid(bare: string): LastSaid | undefined {
  if (EASTERN.test(bare) && EASTERN_SAID.test(bare))
    return { isMessage: EASTERN_MESSAGE.test(bare), back: EASTERN_EARLIER.test(bare) ? 2 : 1 }
  const isOf = (forms: readonly RegExp[]): boolean => forms.some((one) => one.test(bare))
  if (isOf(EARLIER)) return { isMessage: true, back: 2 }
  if (isOf(MESSAGE)) return { isMessage: true, back: 1 }
  return isOf(STATEMENT) ? { isMessage: false, back: 1 } : undefined
}
