import { expression, oneLine } from "../../text/regex.ts"

/**
 * Which sentences match a request. `said`: those that state it. `own`: those that begin with the user's own thing.
 * `topic`: every sentence about the topic. `named`: those that share most words with it, if it is clear which.
 */
export type ForgetReach = "said" | "own" | "topic" | "named"

const OPENER = oneLine(`
    (?:(?:please|ok|okay|hey|actually|also|and|so|now|you (?:really )?(?:can|could|may|might|should|must|need to|have to|ought to)|(?:can|could|would|will) you|(?:would|do) you mind|i want you to
    |i'd like you to|i'd be grateful if you|i would be grateful if you)[ ,]{1,2}){0,4}
  `)
const FORGET = "(?:forget|forgetting|forgot|unlearn|stop remembering|no longer remember)(?: from (?:your )?memory)?,?:?"
const ERASE = "(?:forget|unlearn|delete|erase|remove|clear|wipe|drop|scrub|purge)"
/** Somebody states something: a subject and a verb. "That file" is none. */
const CLAUSE = oneLine(String.raw`
    (?:(?:I|we)(?:'\w+)? (?!(?:just |only |ever )?(?:asked|said|told|mentioned|did|wrote|sent|typed|need|want(?! to (?:be|become|have|move|leave|learn|study|marry|divorce|quit|emigrate|retire)\b))\b).+
    |(?:my|our) (?:[\p{L}\p{N}'-]+ ){1,6}?(?:is|are|was|were|isn't|aren't|has|have|had|will|can|can't|\p{L}{2,}s|\p{L}{2,}ed)\b.*
    |(?:the |his |her |their )?(?!(?:this|that|these|those|it|you|what|which|how|why|one|part|thing|stuff|is|was)\b)
    [\p{L}\p{N}'-]+ (?:[\p{L}\p{N}'-]+ ){0,3}(?:is|are|was|were|isn't|aren't|has|have|had|lives|likes|loves|hates|works|prefers|owns|goes|go)\b.+)
  `)
const SAID = `(?:I (?:have |just )?(?:said|told you|mentioned) |I've (?:said|told you|mentioned) )(?:that )?`
const KNOWN = oneLine(`
    (?:(?:all|everything|anything|what)(?: that)? (?:you (?:know|remember|have|learned|stored|saved)
    |i (?:said|told you|mentioned)|i've (?:said|told you|mentioned)) (?:about|of|on) )
  `)
/** Parts of a conversation, which nobody keeps in memory under that name. */
const TALK = oneLine(`
    (?:last|previous|earlier|first|second|other|next|current|latest)\\b|(?:\\S+ ){0,2}(?:message|question|request|prompt|answer
    |instruction|comment|suggestion|idea|point|remark|query|input|code|file|text|words?)s?\\b
  `)
const THING = "(?:[\\p{L}\\p{N}'-]+(?: [\\p{L}\\p{N}'-]+){0,4} ?)"

type ForgetForm = readonly [ForgetReach, RegExp]

const formTag =
  (reach: ForgetReach) =>
  (source: TemplateStringsArray, ...parts: readonly string[]): ForgetForm => [reach, expression("iu")(source, ...parts)]
const said = formTag("said")
const own = formTag("own")
const topic = formTag("topic")

/**
 * Requests to memory in several languages: "forget that I ...", "forget my ...", "forget what I said about ...",
 * "delete ... from your memory". Commands of work ("delete that file"), a bare "forget the ..." and ambiguous
 * sentences do not match. The first group holds the object.
 */
export const FORGET_FORMS: readonly ForgetForm[] = [
  said`^${OPENER}${FORGET} (?:the fact )?(?:that )?(?:${SAID})?(${CLAUSE})$`,
  said`^${OPENER}(?:do not|don't) remember (?:the fact )?that (${CLAUSE}) (?:any ?more|any longer)$`,
  said`^${OPENER}${ERASE} the (?:memory|memories|fact) that (${CLAUSE})$`,
  topic`^${OPENER}${ERASE} ${KNOWN}(.+)$`,
  topic`^${OPENER}forget (?:all|everything|anything) about (.+)$`,
  topic`^${OPENER}${ERASE} (?:all|everything|anything) about (.+?) from (?:your memory|your memories|keepsake)$`,
  topic`^${OPENER}${ERASE} (?:the|all|any|your) (?:memory|memories) (?:about |of (?=my |our ))(.+)$`,
  own`^${OPENER}forget (?:my|our) (?!${TALK})(${THING})$`,
  said`
    ^${OPENER}${ERASE} (?:the fact )?(?:that )?(.{1,200}?),? from (?:your memory|your memories|keepsake)$
  `,
  said`^(?:bitte )?(?:vergiss|vergessen Sie)(?: bitte)?,? dass (.+ \S+)$`,
  // A command of erasing stands in work as well; what somebody says of themselves stands in no file.
  said`^${OPENER}(?:delete|erase|remove|wipe) that ((?:I|I'm|I’m|I've|my|we|our) .+)$`,
  said`^(?:bitte )?(?:lösche?|streiche?|entferne?)(?: bitte)?,? dass (ich .+ \S+)$`,
  said`^(?:s'il te plaît,? )?(?:efface|supprime)[rz]?(?: s'il te plaît)? (?:que |qu')((?:je |j'|mon |ma |mes |nous ).+)$`,
  said`
    ^(?:por favor,? )?(?:borra|borre|elimina|quita|apaga|apague)(?: por favor)?,? que ((?:yo|eu|mis?|meus?|minhas?|soy|sou|estoy|estou
    |(?!(?:todo|tudo|esto|eso|isso|isto|solo|sólo|cuando|quando|como|mismo|mesmo)\b)\p{L}{2,}o) .+)$
  `,
  said`^(?:per favore,? )?(?:cancella|elimina)(?: per favore)?,? che ((?:io|mi[oa]|ho(?! detto)|(?!(?:tutto|questo|quello|solo|quando|stesso)\b)\p{L}{2,}o) .+)$`,
  said`^(?:пожалуйста,? )?забудь(?:те)?(?: пожалуйста)?,? что (.+)$`,
  said`^(?:proszę,? )?zapomnij(?:cie)?,? że (.+)$`,
  said`^(?:alsjeblieft,? )?vergeet(?: alsjeblieft)?,? dat (.+)$`,
  topic`
    ^(?:bitte )?(?:vergiss|vergessen Sie|lösche?|löschen Sie)(?: bitte)?,? (?:alles,? (?:was (?:du|ich|Sie) (?:dir )?)?über
    |was ich (?:dir |Ihnen )?über) (?!mich\b)(.+?)(?: (?:gesagt|erzählt) (?:habe|hab)| weißt| wissen| weisst)?$
  `,
  own`
    ^(?:bitte )?(?:vergiss|vergessen Sie)(?: bitte)? (?:mein|unser)(?:e|en|em|er)? (?!.*\bnicht\b)((?:[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3} ?))$
  `,
  said`^(?:bitte )?(?:lösche?|vergiss|entferne?)(?: bitte)? (.{1,200}?) aus (?:deinem|Ihrem) (?:Gedächtnis|Speicher)$`,
  said`^(?:s'il te plaît,? )?oublie[rz]?(?: s'il te plaît)? (?:que |qu')(.+)$`,
  topic`
    ^(?:s'il te plaît,? )?(?:oublie|efface|supprime)[rz]? (?:tout (?:ce que (?:tu sais|vous savez|je t'ai dit|je vous ai dit) )?
    |ce que je (?:t'|vous )ai dit )(?:sur|de|à propos de) (?!moi\b)(.+)$
  `,
  own`^(?:s'il te plaît,? )?oublie[rz]? (?:mon|ma|mes|notre|nos) ((?:[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,4} ?))$`,
  said`^(?:s'il te plaît,? )?(?:oublie|efface|supprime)[rz]? (.{1,200}?) de (?:ta|votre) mémoire$`,
  said`^(?:por favor,? )?(?:olvida|olvide|esquece|esqueça)(?: por favor)?,? que (.+)$`,
  topic`
    ^(?:por favor,? )?(?:olvida|olvide|borra|elimina|esquece|esqueça|apaga) (?:todo (?:lo que (?:sabes|(?:te )?(?:dije|conté|he dicho|he contado)) )?
    |lo que (?:te )?(?:dije|he dicho) |tudo (?:(?:o )?que (?:sabes|você sabe|(?:eu )?(?:te )?(?:disse|falei|contei)) )?|o que (?:eu |te )?disse )
    (?:sobre|de|do(?= meu)|da(?= minha)|acerca de) (?!m[íi]m?\b)(.+)$
  `,
  own`
    ^(?:por favor,? )?(?:olvida|olvide|esquece|esqueça)(?: a)? (?:(?:o |a |os |as )?(?:meu|minha)s?|mis?|nuestr[oa]s?) ((?:[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,4} ?))$
  `,
  said`^(?:por favor,? )?(?:borra|elimina|olvida|apaga|remove) (.{1,200}?) (?:de|da) (?:tu|su|tua|sua) mem[oó]ria$`,
  said`^(?:per favore,? )?dimentica,? che (?!(?:te )?l'ho |ho detto )(.+)$`,
  topic`
    ^(?:per favore,? )?(?:dimentica|cancella) tutto (?:(?:quello|ciò) che (?:sai|(?:ti )?ho (?:detto|raccontato)) )?(?:su(?:l|lla|i)?|di|del(?:la)?(?= mi[oa])) (?!(?:di )?(?:me|noi)\b)(.+)$
  `,
  own`
    ^(?:per favore,? )?dimentica (?:il |la |i |le )?(?:mi[oa]|miei|mie|nostr[oaie]) ((?:[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,4} ?))$
  `,
  said`^(?:per favore,? )?(?:cancella|dimentica|elimina) (.{1,200}?) dalla tua memoria$`,
  // "忘了我的伞" alone may be somebody's own complaint: who asks says 请 or 你, or 忘掉 and 忘记 without 了 behind.
  said`
    ^(?:(?:请|請|麻烦|拜托)(?:你|您)?(?:忘记|忘記|忘掉|忘了)|(?:你|您)?(?:忘记|忘記|忘掉))(?:掉)?(?:关于|關於)?(?!.*(?:怎么|怎麼|如何|吗|嗎|呢|什么|什麼|了$|我(?:说|說)|一切|所有))(我.+?)(?:的事(?:情|儿)?|这件事)?$
  `,
  topic`
    ^(?:请|請|麻烦|帮我|你|您)*(?:忘掉|忘记|忘了|删除|删掉|清除|抹掉)(?:所有|全部|我(?:跟你|对你)?(?:说|讲)过?的)*(?:关于|關於|有关)(我?[^我你您]{1,8}?)(?:的(?:一切|所有|全部)?(?:事情?|信息|内容)?)(?:吧|好吗)?$
  `,
  topic`
    ^(?:请|請|麻烦|帮我|你|您)*(?:把|将)?(?:所有|全部|我(?:跟你|对你)?(?:说|讲)过?的)*(?:关于|關於|有关)(我?[^我你您]{1,8}?)的(?:一切|所有|全部)?(?:事情?|信息|内容)?(?:都|全都|全部)?(?:忘掉|忘记|忘了|删除|删掉|清除|抹掉)(?:吧|好吗)?$
  `,
  topic`
    ^(?:(?:私|僕|俺|うち)の)?((?!(?:私|僕|俺|自分|これ|それ|あれ|今|さっき))[^のはを、]{1,8})(?:のこと|について(?:のこと|の情報)?|に関すること)[はを、]{0,2}(?:もう)?(?:全部|すべて|全て|一切)、?(?:忘れて|消して|削除して)(?:ください|下さい|くれ|ほしい|ね|よ)*$
  `,
  said`^(?:请|請)?(?:把|将|將)(.+?)从(?:你的)?(?:记忆|記憶)(?:里|中)(?:删除|刪除|删掉|抹去|清除)(?:掉)?$`,
  said`^(?:请|請)?从(?:你的)?(?:记忆|記憶)(?:里|中)(?:删除|刪除|删掉|抹去|清除)(?:掉)?(.+)$`,
  said`^((?:私|僕|俺|うち)(?:は|が|の|には).+?)(?:という|っていう|った)?(?:こと|話|事)?(?:を|は)、?(?:もう)?忘れて(?:ください|下さい|くれ|ほしい|ね)?$`,
  own`^((?!.*(?:質問|指示|さっき|先ほど|前の|今の|今回|話|メッセージ|プロンプト|命令|回答|答え|それ|これ|あれ|全部|すべて|全て)).{2,12}?)(?:のこと)?を忘れて(?:ください|下さい)$`,
  said`^(.+?)を(?:あなたの|君の)?記憶から(?:消して|削除して|消去して)(?:ください|下さい|くれ)?$`,
]

/** The wish to have everything forgotten. */
export const FORGET_EVERYTHING_FORMS: readonly RegExp[] = [
  expression("iu")`
    ^${OPENER}(?:${ERASE} (?:all|everything|anything)(?:(?: that)? (?:you (?:know|have|remember|learned|learnt|stored|saved)|i(?:'ve| have)?(?: ever)? (?:told you|said)))?(?: (?:about|of|on) (?:me|us))?(?: (?:from|in) your memory)?
    |(?:delete|erase|clear|wipe|reset|empty|purge) (?:(?:all|all of|the whole of|everything in) )?your (?:memory|memories)(?: (?:of|about) (?:me|us))?
    |(?:delete|erase|clear|wipe|remove|forget) (?:all|every|any)(?: of)? (?:the |my |our )?memor(?:y|ies)(?: (?:of|about) (?:me|us))?|forget (?:about )?me)$
  `,
  /^(?:bitte )?(?:(?:vergiss|lösche?|vergessen Sie|löschen Sie)(?: bitte)? alles(?:,? was (?:du|Sie) (?:(?:über|von) (?:mich|mir|uns) )?(?:weißt|weisst|wissen|gespeichert hast)|,? (?:über|von) (?:mich|mir|uns)|,? was ich (?:dir |Ihnen )?(?:gesagt|erzählt) habe)?|(?:lösche?|leere?) (?:bitte )?dein (?:ganzes )?gedächtnis)$/iu,
  /^(?:s'il te plaît,? )?(?:(?:oublie|efface|supprime)[rz]? tout(?: ce que (?:tu sais|vous savez|je t'ai dit))?(?: (?:sur|de|à propos de) (?:moi|nous))?|(?:efface|vide)[rz]? (?:toute )?(?:ta|votre) mémoire)$/iu,
  /^(?:por favor,? )?(?:(?:olvida|olvide|borra|borre|elimina) todo(?: lo que (?:sabes|sabe|te (?:he dicho|dije)))?(?: (?:sobre|de|acerca de) (?:mí|mi|nosotros))?|(?:borra|vacía) (?:toda )?(?:tu|su) memoria)$/iu,
  /^(?:por favor,? )?(?:(?:esquece|esqueça|apaga|apague) tudo(?: o que (?:sabes|você sabe|te disse|eu disse))?(?: (?:sobre|de) (?:mim|nós))?|(?:apaga|apague) (?:toda )?(?:a )?(?:tua|sua) memória)$/iu,
  /^(?:per favore,? )?(?:(?:dimentica|cancella) tutto(?: (?:quello|ciò) che (?:sai|ti ho detto))?(?: (?:su di|su|di) (?:me|noi))?|(?:cancella|svuota) (?:tutta )?la tua memoria)$/iu,
  /^(?:请|請)?(?:你|您)?(?:(?:忘记|忘記|忘掉|忘了|删除|刪除|清除)(?:你|您)?(?:知道的|记得的|記得的)?(?:有?关于|有?關於)?(?:我)?的?(?:一切|全部|所有(?:的)?(?:事情|事|信息|資料|资料|记忆|記憶|内容)?)(?:吧)?|(?:清空|清除|删除|刪除)(?:你|您)的?(?:所有|全部)?(?:的)?(?:记忆|記憶))$/u,
  /^(?:(?:私|僕|俺)(?:について|に関する|に関して|の)(?:知っている)?(?:こと|情報|記憶)?(?:を|は)?)?(?:、)?(?:全部|すべて|全て|何もかも)(?:を)?(?:忘れて|消して|削除して)(?:ください|下さい|くれ)?$/u,
  /^(?:私|僕|俺)(?:について|に関する|に関して|の)?(?:知っている|覚えている)?(?:全て|すべて|全部)?の?(?:こと|情報|記憶)(?:を|は)(?:全部|すべて|全て)(?:忘れて|消して|削除して)(?:ください|下さい|くれ)?$/u,
]
