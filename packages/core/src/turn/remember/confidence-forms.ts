import { expression, oneLine } from "../../text/regex.ts"

// "In confidence" asks the listener to keep something to themselves, so it counts as a request not to store it. What somebody else told in
// confidence, and what only is confidential (a report, a list), counts as nothing.

const START = String.raw`(?:^|[.,;:!(–—、，：]\s{0,2}|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|и|но|i|ale)\s)`
const END = String.raw`(?=\s{0,2}(?:$|[.:,;!)…–—、，。：！-]))`

/** The words of a clause between who tells whom and "in confidence". */
const GAP = "[^.,;:!?]{0,24}"

/** A whole clause that says so, at any place of a sentence. */
const STATED: readonly RegExp[] = [
  expression("iu")`
    ${START}(?:i(?:'m|'ll| am| will|'d like to| want to| need to| have to)? (?:tell(?:ing)?|shar(?:e|ing)|trust(?:ing)?|confid(?:e|ing))${GAP} you${GAP} in (?:[a-z]{1,12} ){0,2}confidence
    |(?:i(?:'d like to| want to| need to| have to)|let me) (?:tell you|share)${GAP} confidential|(?:i|i'm|im) (?:tell(?:ing)?|saying) you${GAP} confidential(?:ly)?
    |(?=[^.,;:!?]{0,24}\bich\b)${GAP}\b(?:sage?|erzähle?|vertraue?|gestehe?|schreibe?)${GAP} (?:dir|ihnen|euch)${GAP} (?:im vertrauen|vertraulich|unter vier augen)(?: an)?|das(?: hier)? ist im vertrauen(?: gesagt| gesprochen| erzählt)?
    |je (?:te|vous|t'en|vous en)(?: le| la)? (?:dis|raconte|confie|parle|avoue)${GAP} (?:en (?:toute )?(?:confidence|confidentialité)|un secret|confidentiel(?:lement)?)
    |(?:te|os|le) (?:lo )?(?:digo|cuento|confieso|comento)${GAP} (?:en (?:plena )?(?:confianza|confidencia)|confidencial)
    |(?:ti|vi|te l[oa]|te ne|ve l[oa]) (?:dico|racconto|confido|parlo|confesso)${GAP} (?:in (?:tutta )?confidenza|riservat[oa]|confidenziale)
    |(?:vou |quero )?(?:te |lhe )?(?:digo|conto|confesso|contar|dizer|falo)(?:-te|-lhe)?${GAP} em (?:confidência|segredo|sigilo)
    |(?<![:：]\s)(?:in (?:[a-z]{1,12} ){0,2}confidence|im vertrauen|en (?:toute )?confidence|en confianza|in confidenza|em confidência|in vertrouwen|по секрету|w zaufaniu)(?=\s?[:：]))${END}
  `,
  expression("iu")`
    ${START}(?:i(?:'m| am)?(?: only| just)? (?:tell(?:ing)?|say(?:ing)?|shar(?:e|ing)) (?:you )?(?:(?:this|that|it|something) )?(?:(?:to|with) you )?(?:in (?:the )?(?:strict(?:est)? |complete |total |absolute )?confidence|confidentially)
    |(?<=^|[.!] )(?:this|that|it|what follows|the following)(?: is| stays| must stay| has to stay) (?:strictly |completely |said |told )?(?:confidential|in (?:strict )?confidence)
    |(?<=^|[.!] )(?:that's|(?:this|that) is|this stays|that stays) (?:(?:strictly|completely|very|just|really) )?(?:confidential|private|top secret)|(?<=^|[.!] )it's strictly confidential
    |(?:what i(?:'m| am)? (?:tell(?:ing)?|say(?:ing)?|(?:about|going) to (?:say|tell))(?: you)?(?: now| here)?) (?:is|stays|must stay|has to stay) (?:strictly |completely |said |told )?(?:confidential|in (?:strict )?confidence)
    |(?:treat|keep|take) (?:this|that|it|what i (?:say|tell you)) (?:as )?(?:strictly )?(?:confidential|in confidence))${END}
  `,
  /^(?:can|may|could) i (?:tell|share|say) (?:you )?(?:something|this|a secret)(?: with you| to you)? in (?:strict )?confidence(?=[?,: ])/iu,
  expression("iu")`
    ${START}(?:(?:ich (?:sage?|erzähle?|schreibe?) (?:dir|ihnen|euch)(?: das| dies| es| etwas| was)?|das (?:sage?|erzähle?) ich (?:dir|ihnen|euch))(?: jetzt| hier| nur| ganz| streng){0,2} (?:im vertrauen|vertraulich)
    |(?<=^|[.!] )(?:das(?: hier| folgende)?|dies|es|folgendes) (?:ist|bleibt) (?:bitte |streng |absolut |ganz )?vertraulich|(?:was ich (?:dir|ihnen|euch) (?:jetzt |gleich |hier |nun )?(?:sage?|erzähle?|schreibe?|anvertraue),?) (?:ist|bleibt) (?:bitte |streng |absolut |ganz )?vertraulich
    |(?:das |es )?(?:bitte )?(?:streng )?vertraulich behandeln|behandle? (?:das|es) (?:bitte )?(?:streng )?vertraulich)${END}
  `,
  expression("iu")`
    ${START}(?:je (?:te|vous) (?:le |la |l')?(?:dis|raconte|confie|parle)(?: ça| cela| ceci)? (?:en (?:toute )?(?:confidence|confidentialité)|confidentiellement)
    |(?<=^|[.!] )(?:c'est|(?:ceci|cela|ce message|ce qui suit) est|ça (?:reste|doit rester)) (?:strictement |tout à fait )?confidentiel|(?<=^|[.!] )c'est (?:strictement |très )?(?:privé|secret)
    |(?:ce que je (?:te |vous )?(?:dis|raconte|confie)|ce que je vais (?:te |vous )?(?:dire|raconter|confier)) (?:est|reste) (?:strictement |tout à fait )?confidentiel)${END}
  `,
  expression("iu")`
    ${START}(?:(?:te|se|os|le) (?:lo )?(?:digo|cuento|confieso|comento)(?: esto| eso)? en (?:plena )?(?:confianza|confidencia)
    |(?<=^|[.!] )(?:(?:esto|eso|isto|isso) )?(?:es|queda|é|fica) (?:(?:algo )?(?:estrictamente|estritamente|muy|muito) )?(?:confidencial|sigiloso|algo (?:privado|confidencial))|(?<=^|[.!] )(?:(?:questo|ciò) )?(?:è|resta) (?:strettamente |molto )?(?:confidenziale|riservato|una (?:cosa (?:privata|riservata|confidenziale)|confidenza))
    |(?:lo que (?:te |os |le )?(?:digo|cuento)|lo que (?:te |os |le )?voy a (?:decir|contar)(?:te|os|le)?) (?:es|queda) (?:estrictamente |muy )?confidencial
    |(?:te|ve) lo (?:dico|racconto|confido) in (?:tutta |stretta )?(?:confidenza|via (?:confidenziale|riservata))
    |(?:quello che (?:ti |vi )?(?:dico|racconto|sto per dir(?:e|ti))) (?:è|resta) (?:strettamente )?(?:confidenziale|riservato)
    |(?:(?:digo|conto|confesso)-(?:te|lhe|vos)|(?:te|lhe) (?:digo|conto|confesso))(?: isto| isso)? em (?:confidência|segredo|sigilo)
    |(?:o que (?:eu )?(?:te |lhe )?(?:digo|conto|vou (?:te )?(?:dizer|contar))) (?:é|fica) (?:estritamente )?(?:confidencial|sigiloso))${END}
  `,
  expression("iu")`
    ${START}(?:ik (?:zeg|vertel) (?:je|u|jullie) (?:dit|dat|het) (?:in (?:strikt |alle )?vertrouwen|vertrouwelijk)|(?<=^|[.!] )(?:dit|dat) (?:is|blijft) (?:strikt )?vertrouwelijk|wat ik (?:je|u) (?:nu )?(?:zeg|vertel) (?:is|blijft) (?:strikt )?vertrouwelijk
    |(?:я )?(?:говорю|рассказываю|скажу) (?:(?:тебе|вам) )?(?:это )?(?:по секрету|конфиденциально)|(?<=^|[.!] )это (?:строго )?конфиденциально
    |(?:mówię|powiem) (?:(?:ci|panu|pani|wam) )?(?:to )?w (?:zaufaniu|tajemnicy|sekrecie)|(?<=^|[.!] )to (?:jest )?(?:ściśle )?poufne|(?:bunu )?sır olarak söylüyorum)${END}
  `,
  expression("u")`
    ^(?:実は)?(?:内緒|内密|秘密|機密)(?:の(?:話|こと))?(?:だ|です|なんだ|なんです|なのです)(?:が|けど|けれど)|^(?:これは|この話は)?(?:内緒|内密|秘密)に(?:お願い|して(?:ください|下さい|ね|おいて)|[。、])|^(?:これは|この話は)?(?:二人|私たち)(?:だけ)?の秘密(?:ね|だよ|です)
    |^(?:これは|この話は|今から(?:話す|言う)ことは)(?:秘密|内緒|内密|機密)(?:です|だ)|^(?:我)?(?:私下|悄悄|偷偷)(?:地)?(?:(?:跟|和|对)你(?:说|讲)|告诉你)|^(?:这|那)是?(?:个|我们的|绝对的)?(?:秘密|机密|隐私)(?:[。！，]|$)|^(?:内緒|内密|秘密)(?:です|だ)(?:よ|からね|ので)?(?:[。！、]|$)|^(?:这话|这事|这件事)?我?只(?:跟|和|对|告诉)你(?:一个人)?(?:说|讲|$)|^(?:我)?(?:跟|和|对)?(?:你说|告诉你)(?:一)?个秘密
    |^(?:这|这个|这件事|这事|以下|接下来说的)(?:请|要|得|是)(?:绝对|严格)?(?:保密|机密)|^(?:이건 |이거 |사실 |너한테만 (?:말하는|하는) )?비밀(?:인데|이지만|이야|이에요|입니다|로 해 ?(?:줘|주세요))
  `,
]

/** How people begin what they tell of themselves and their own people. A tag of a document ("Confidential: minutes") and "In confidence, Omar told me …" go on otherwise. */
const OWN = oneLine(`
  (?:i|i'm|im|i've|my|we|our|ich|wir|mein\\p{L}{0,2}|unser\\p{L}{0,2}|je|j'\\p{L}+|mon|ma|mes|on|nous|notre|yo|mi|mis|me|he|estoy|tengo|soy|vamos|il mio|mio|mia|la mia|ho|sono|io|eu|o meu|a minha|meu|minha|tenho|estou|sou|vou|ik|mijn|wij
  |я|мой|моя|мы|у меня|ja|mój|moja|jestem|mam)(?!\\p{L})
`)
/** Words before what is told, at the beginning of a sentence and before a mark. */
const LABEL = expression("iu")`
  ^(?:(?:please|just|ok|okay|bitte|also|aber|mais|pero|ma|mas)[, ]{1,2}){0,2}
  (?:(?:(?:strictly |just |all )?(?:in (?:the )?(?:strict(?:est)? |complete |total )?confidence|confidentially)|(?:(?:ganz|nur|streng|mal) )?im vertrauen(?: gesagt)?|(?:streng|ganz|absolut) vertraulich
  |en (?:toute )?confidence|en toute confidentialité|confidentiellement|strictement confidentiel|(?:dicho )?en (?:plena )?(?:confianza|confidencia)|confidencialmente|estrictamente confidencial
  |(?:detto )?in (?:tutta |stretta )?(?:confidenza|via (?:confidenziale|riservata))|strettamente (?:confidenziale|riservato)|(?:dito )?em (?:confidência|sigilo)|estritamente confidencial
  |in (?:strikt |alle )?vertrouwen(?: gezegd)?|strikt vertrouwelijk|(?:только тебе |строго )?по секрету|строго конфиденциально|w zaufaniu|w sekrecie|ściśle poufne)
  (?:\s{0,2}[:：–—]|\s{0,2}[,.]\s${OWN}|\s-\s|\s{0,2}$)
  |(?:strictly )?(?:confidential|vertraulich|confidentiel|confidencial|confidenziale|riservato|em segredo|em confiança|vertrouwelijk|конфиденциально|w tajemnicy|poufne|poufnie)\s{0,2}[:：]\s{0,2}${OWN})
`

/** Whether a sentence says that it is told in confidence. */
export function isToldInConfidence(sentence: string): boolean {
  return STATED.some((form) => form.test(sentence)) || LABEL.test(sentence)
}
