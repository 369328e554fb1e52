import { expression } from "../../text/regex.ts"

// Each form is a whole message without courtesies, which asks for confidence, or not to keep something, and says nothing else.

function english(): readonly RegExp[] {
  const that =
    "(?:this|that|it|all (?:of )?(?:this|that)|(?:this|that) one|(?:this|that) part|everything i (?:just )?(?:said|told you)|what i(?:'ve)? (?:just )?(?:said|told you|wrote|shared))"
  const degree = "(?:(?:strictly|completely|totally|just|only|really|very|all|absolutely) ){0,2}"
  const secret = `${degree}(?:between (?:us|the two of us|us two|you and (?:me|i)|me and you|ourselves)(?: only)?|confidential|private|(?:a |our )?(?:little )?secret|in (?:strict |total )?confidence|off the record|for your (?:ears|eyes) only|(?:right )?here)`
  const stored = "(?:stored|saved|kept|remembered|recorded|logged|noted|written down|on record|on file)"
  const anyone = "(?:anyone|anybody|a soul|any other person)(?: else)?"
  return [
    expression("iu")`
      ^(?:(?:let's|let us|just|you (?:must|should|have to|need to)|i(?:'d| would) (?:like|want|prefer|ask) you to|i (?:want|need|trust) you to|i(?:'d| would) (?:appreciate|like) it if you(?: could)?) )?(?:just )?(?:keep|kept|treat|hold|leave)
      (?: ${that})(?: as)? (?:${secret}|(?:strictly |just )?to yourself|under wraps|under your hat|quiet|hidden|out of (?:your |the )?memory)$
    `,
    expression("iu")`
      ^(?:(?:this|that|it)'s|${that}(?: (?:is|was|stays|remains|goes|has to stay|needs to stay|(?:must|should|can|will|is to|was meant to|is meant to) (?:stay|remain|be|be kept))))(?: staying)? ${secret}$
    `,
    expression(
      "iu",
    )`^(?:${degree}between (?:us|you and (?:me|i)|ourselves|the two of us)|(?:strictly )?confidential|our (?:little )?secret)$`,
    expression("iu")`
      ^i(?:'d| would)(?: really)? (?:like|prefer|rather|want|have) ${that} (?:(?:to (?:stay|remain|be|be kept)|kept|stayed|stays) ${secret}|(?:not|not to be|not be|wasn't|weren't|isn't) ${stored})$
    `,
    expression("iu")`
      ^(?:(?:do not|don't|dont|never|not to|you (?:mustn't|must not|shouldn't|can't)) )(?:you dare )?(?:ever )?(?:tell ${anyone}(?: (?:about )?${that})?|(?:mention|repeat|share|say|pass on|reveal|tell) ${that} (?:to |with )?${anyone}|breathe a word(?: (?:of|about) ${that})?(?: to ${anyone})?|(?:write|note|jot|put|take) ${that} down|(?:write|note|jot|take) down ${that})$
    `,
    expression("iu")`
      ^(?:(?:nobody|no one|no-one) (?:else )?|not a soul )(?:is supposed to|should|must|needs to|may|can|has to|is to|is allowed to)(?: ever)? (?:know|hear|find out|learn)(?: (?:about|of))?(?: ${that})?$
    `,
    expression("iu")`
      ^${that} (?:mustn't|must not|shouldn't|should not|can't|cannot|is not to|isn't to|may not|doesn't need to|needn't|does not need to) (?:get out|leave (?:this|the) (?:room|chat)|go any further|be (?:${stored}|repeated|shared|known))$
    `,
    expression("iu")`
      ^i(?:'d| would) (?:prefer|rather|like|feel better|appreciate)(?: it)?(?: that| if)? you (?:didn't|don't|did not|do not|not|wouldn't) (?:to )?(?:keep|store|save|remember|record|log|note|write down|memori[sz]e) ${that}(?: down| anywhere)?$
    `,
  ]
}

function german(): readonly RegExp[] {
  const that =
    "(?:das|dies|dieses|es|das hier|das eben|das gerade|das alles|was ich (?:dir |ihnen )?(?:gerade |eben )?(?:gesagt|erzählt|geschrieben) habe)"
  const softly =
    "(?:(?:bitte|lieber|aber|ja|doch|jetzt|nur|streng|ganz|absolut|wirklich|strikt|besser|hier|mal|unbedingt|übrigens|auch) ){0,4}"
  const secret =
    "(?:unter uns(?: beiden)?|zwischen uns(?: beiden)?|zwischen dir und mir|vertraulich|geheim|privat|unser (?:kleines )?geheimnis|ein geheimnis|im vertrauen(?: gesagt)?|nur für dich(?: bestimmt)?|für dich(?: bestimmt)?|nicht für andere(?: bestimmt)?)"
  const stored = "(?:gespeichert|gemerkt|notiert|aufgeschrieben|behalten|festgehalten|vermerkt|protokolliert)"
  return [
    expression(
      "iu",
    )`^(?:${that} )?(?:ist|war|bleibt|soll|sollte|muss|möge|bleibe) ${softly}${secret}(?: (?:bleiben|sein|gesagt))?(?: bitte)?$`,
    expression(
      "iu",
    )`^(?:ich (?:möchte|will|hätte gern|bitte darum|wünsche mir)|mir ist wichtig),? ?dass ${that} ${softly}${secret} bleibt$`,
    expression("iu")`
      ^(?:behalte?|halte?|behandle|behandele?|behalten sie|halten sie|behandeln sie|(?:kannst|könntest|würdest|können|könnten) (?:du|sie)) ${that} ${softly}(?:für (?:dich|sich)|geheim|vertraulich|unter uns|privat)(?: (?:behalten|halten|behandeln))?$
    `,
    expression(
      "iu",
    )`^${softly}(?:${that} )?${softly}(?:(?:für (?:dich|sich)|geheim|vertraulich|unter uns|privat) (?:behalten|halten|behandeln|lassen)|unter uns|streng vertraulich|vertraulich|unter uns gesagt)$`,
    expression("iu")`
      ^(?:erzähle?|sage?|verrate?|erwähne?)(?: sie)? (?:${that} |davon )?${softly}(?:niemande?m?|keinem|keiner menschenseele)(?: weiter)?(?: (?:etwas )?(?:davon|das))?$
    `,
    expression("iu")`^(?:erzähle?|sage?|trage?)(?: sie)? (?:${that}) ${softly}nicht weiter$`,
    expression(
      "iu",
    )`^(?:${that}|davon) (?:muss|soll|darf|braucht|sollte) ${softly}(?:sonst )?(?:keiner|niemand)(?: sonst| anders)? (?:was |etwas )?(?:zu )?(?:wissen|erfahren|hören|mitbekommen)$`,
    expression(
      "iu",
    )`^${that} (?:soll|muss|darf|sollte|braucht) ${softly}(?:nicht|nirgends|nirgendwo) ${stored} (?:zu )?werden$`,
    expression("iu")`
      ^(?:mir wäre(?: es)? lieber|es wäre (?:mir )?(?:lieber|besser)|ich hätte(?: es)? lieber|ich fände(?: es)? besser|ich hätte gern|ich möchte|ich will),? (?:wenn |dass )?(?:du|sie) (?:dir |sich )?${that} ${softly}nicht (?:speicherst|merkst|behältst|notierst|aufschreibst|speichern|merken|behalten|notieren)$
    `,
    expression("iu")`
      ^${softly}(?:${that} )?${softly}nicht (?:speichern|abspeichern|merken|notieren|aufschreiben|behalten|festhalten|weitersagen|weitererzählen)$
    `,
    expression("iu")`^${that} (?:möchte|will) ich ${softly}(?:nicht|nirgends|nirgendwo) ${stored} (?:haben|wissen)$`,
  ]
}

function french(): readonly RegExp[] {
  const that =
    "(?:ça|cela|ceci|tout ça|tout cela|ce que je (?:viens de )?(?:te |vous |t'|vous )?(?:dire|dis|raconter|ai dit|ai raconté))"
  const softly =
    "(?:(?:bien|vraiment|strictement|tout à fait|juste|très|stp|surtout|absolument|rien que|seulement|aussi) ){0,2}"
  const secret =
    "(?:entre (?:nous(?: deux)?|toi et moi|vous et moi|moi et toi)|confidentiel|privé|secret|top secret|(?:un |notre )(?:petit )?secret|off|pour (?:toi|vous))"
  const stored =
    "(?:gardes|gardiez|retiennes|reteniez|enregistres|enregistriez|notes|notiez|mémorises|mémorisiez|conserves|conserviez|sauvegardes|écrives|stockes)"
  const storing = "(?:garder|retenir|enregistrer|noter|mémoriser|conserver|sauvegarder|écrire|stocker)"
  return [
    expression("iu")`
      ^(?:(?:il faut|je veux|j'aimerais|je préfère|je préférerais|je voudrais|je tiens à ce) )?(?:que |qu')?${that} (?:reste|doit rester|doit être|était|est|soit|devrait rester|demeure) ${softly}${secret}(?: entre nous)?$
    `,
    expression("iu")`^c'(?:est|était) ${softly}${secret}$`,
    expression(
      "iu",
    )`^(?:(?:peux-tu|pouvez-vous|tu peux|tu pourrais|il faut) )?(?:garde|gardez|garder)(?:-(?:le|la)| ${that}| le)? ${softly}(?:pour (?:toi|vous)|secret|confidentiel|entre nous|privé)$`,
    expression("iu")`^(?:garde|gardez)(?:-moi)? (?:bien )?(?:le|ce) secret$`,
    expression("iu")`
      ^(?:(?:il (?:ne )?faut|tu (?:ne )?dois) )?(?:(?:ne |n')?en (?:parle|parlez|parler)|(?:ne )?(?:le |l')?(?:dis|dites|répète|répétez|raconte|racontez)(?: ${that})?|(?:ne )?parle de ${that})(?: (?:surtout )?(?:pas|jamais))? (?:à|avec) (?:personne(?: d'autre)?|qui que ce soit)$
    `,
    expression(
      "iu",
    )`^personne (?:d'autre )?(?:ne )?(?:doit|devrait) (?:le )?(?:savoir|être au courant|apprendre)(?: ${that})?$`,
    expression("iu")`^${softly}(?:${secret.replace("|privé|secret", "")})$`,
    expression("iu")`
      ^(?:je (?:préfère(?:rais)?|voudrais|veux|aimerais(?: mieux)?|souhaite(?:rais)?)|j'aimerais(?: mieux| bien)?|ce serait mieux|il vaut mieux|mieux vaut|vaut mieux|il vaudrait mieux) (?:que (?:tu|vous) (?:ne |n')?(?:le |la |l')?${stored} pas|(?:de )?ne pas (?:le |la |l')?${storing})(?: ${that})?$
    `,
    expression(
      "iu",
    )`^(?:ne |n')?(?:l'|le |la )?(?:garde|retiens|enregistre|note|mémorise|conserve|sauvegarde)[sz]? (?:surtout )?pas$`,
  ]
}

function spanish(): readonly RegExp[] {
  const that =
    "(?:esto|eso|todo (?:esto|eso)|lo que (?:te )?(?:acabo de|he|dije) ?(?:decir|contar|dicho|contado)?(?:te)?|lo dicho)"
  const softly = "(?:(?:solo|sólo|muy|estrictamente|totalmente|aquí|bien|por favor|mejor|siempre) ){0,2}"
  const secret =
    "(?:entre (?:nosotr[oa]s(?: dos)?|t[úu] y yo|usted y yo|los dos)|confidencial|privado|secreto|un secreto|nuestro secreto|en secreto|en confianza|en privado|para ti(?: sol[oa])?)"
  const stored =
    "(?:guarde?s?|guardaras?|guardases?|apuntes?|apuntaras?|anotes?|anotaras?|registres?|registraras?|recuerdes?|recordaras?|memorices?|memorizaras?|grabes?|almacenes?)"
  return [
    expression("iu")`
      ^(?:(?:quiero|prefiero|preferiría|me gustaría|quisiera|mejor|ojalá) )?(?:que )?(?:${that} )?(?:se )?(?:queda|quede|es|era|sea|debe quedar|tiene que quedar|debe ser|debe quedarse|permanezca)(?:se)? ${softly}${secret}$
    `,
    expression("iu")`^${softly}(?:entre (?:nosotr[oa]s(?: dos)?|t[úu] y yo|usted y yo)|confidencial)$`,
    expression("iu")`^(?:quiero |prefiero )?(?:que )?(?:${that} )?no (?:salga|debe salir|puede salir) de aquí$`,
    expression(
      "iu",
    )`^(?:(?:puedes|podrías) )?(?:guárda(?:te|me)?lo|guárdate|guarda|guárdame|guarde|guárdeselo|guardarlo|guardarte|mantén|mantenlo|manténlo|mantener)(?: ${that})? ${softly}(?:para (?:ti|usted)(?: sol[oa]| mism[oa])?|en secreto|confidencial|en privado|entre nosotros|secreto)$`,
    expression("iu")`^(?:guárdame|guarda|guarde|guardarme) (?:el|este|ese) secreto$`,
    expression(
      "iu",
    )`^no (?:(?:se )?lo |se la |le )?(?:digas?|cuentes?|comentes?|repitas?|menciones?|hables?)(?: ${that}| nada(?: de ${that})?| de ${that})? (?:a|con) nadie(?: más)?$`,
    expression(
      "iu",
    )`^(?:que )?nadie (?:más )?(?:debe|tiene que|tiene por qué|puede|debería) (?:saberlo|enterarse|saber ${that})$|^que nadie (?:más )?(?:se entere|lo sepa)(?: de ${that})?$`,
    expression("iu")`
      ^(?:prefiero|preferiría|quiero|quisiera|me gustaría|es mejor|mejor|te pido|sería mejor|mejor sería|mejor si) (?:que )?(?:${that} )?no (?:lo |me lo )?${stored}(?: ${that})?$
    `,
  ]
}

function portuguese(): readonly RegExp[] {
  const that =
    "(?:isto|isso|tudo isto|tudo isso|o que (?:eu )?(?:te |lhe )?(?:acabei de (?:dizer|contar)|disse|contei))"
  const softly = "(?:(?:só|apenas|aqui|muito|estritamente|mesmo|bem|cá) ){0,2}"
  const secret =
    "(?:entre (?:nós(?: dois| duas)?|você e eu|eu e você|mim e (?:ti|você)|tu e eu|eu e tu|a gente)|confidencial|privado|particular|(?:um |(?:o )?nosso )?segredo|em segredo|em sigilo|sigiloso|para (?:ti|você))"
  const stored =
    "(?:guarde?s?|guardasses?|guardasse|registes?|registasses?|registre?s?|registrasse|anote?s?|anotasses?|grave?s?|salve?s?|salvasse|memorize?s?|lembre?s?|armazene?s?)"
  return [
    expression("iu")`
      ^(?:(?:quero|prefiro|preferia|gostava|gostaria) )?(?:que )?(?:${that} )?(?:fica|fique|ficasse|é|era|deve ficar|tem (?:de|que) ficar|seja|é para ficar) ${softly}${secret}$
    `,
    expression("iu")`^${softly}(?:entre (?:nós(?: dois| duas)?|você e eu|mim e (?:ti|você))|confidencial)$`,
    expression(
      "iu",
    )`^(?:(?:podes|pode) )?(?:guarda|guarde|guardar|mantém|mantenha|manter)(?:-o|-a)?(?: ${that})? ${softly}(?:para (?:ti|si|você)(?: mesm[oa])?|(?:em )?segredo|em sigilo|confidencial|contigo|com você|entre nós)$`,
    expression(
      "iu",
    )`^(?:não|nao) (?:o |lhe )?(?:contes?|conta|digas?|diga|fales?|comentes?|repitas?|menciones?)(?: nada)?(?: ${that}| disto| disso| sobre isso| sobre isto)? (?:a|para|com|pra) (?:mais )?ninguém(?: mais)?$`,
    expression(
      "iu",
    )`^(?:que )?(?:mais )?ninguém (?:mais )?(?:deve|pode|precisa(?: de)?|tem (?:de|que)) saber(?: disto| disso| ${that})?$|^que ninguém (?:saiba|fique a saber)(?: disto| disso)?$`,
    expression("iu")`
      ^(?:prefiro|preferia|gostava|gostaria|quero|queria|é melhor|melhor|era melhor|seria melhor|agradecia) (?:se |que )?(?:você |tu )?(?:${that} )?não (?:o )?${stored}(?: ${that})?$
    `,
    expression(
      "iu",
    )`^(?:não|nao) (?:o )?(?:registes?|guarde?s?|anote?s?|salve?s?|grave?s?|memorize?s?|lembre?s?)(?: ${that})?$`,
  ]
}

function italian(): readonly RegExp[] {
  const that =
    "(?:questo|ciò|quello|tutto questo|quanto (?:ti )?ho detto|quello che (?:ti )?ho (?:appena )?detto|questa cosa|la cosa)"
  const softly = "(?:(?:solo|soltanto|molto|strettamente|tutto|ben|qui|assolutamente) ){0,2}"
  const secret =
    "(?:(?:tra|fra) (?:noi(?: due)?|di noi|me e te|te e me)|riservat[oa]|confidenziale|privat[oa]|(?:un |il nostro )?segreto|una cosa (?:riservata|privata|confidenziale|segreta)|una confidenza|in confidenza)"
  const stored =
    "(?:salvi|salvassi|registri|registrassi|memorizzi|memorizzassi|annoti|annotassi|segni|segnassi|conservi|conservassi|ricordi|ricordassi|tenga|tenessi)"
  const storing =
    "(?:salvarlo|registrarlo|memorizzarlo|annotarlo|segnarlo|segnartelo|conservarlo|ricordarlo|salvare|registrare|memorizzare|annotare|segnare|conservare|ricordare)"
  return [
    expression("iu")`
      ^(?:(?:voglio|vorrei|preferirei|preferisco) )?(?:che )?(?:${that} )?(?:resti|resta|restasse|rimanga|rimane|rimanesse|è|era|deve restare|deve rimanere|sia|dovrebbe restare) ${softly}${secret}$
    `,
    expression("iu")`^${softly}(?:(?:tra|fra) (?:noi(?: due)?|di noi|me e te)|riservato|confidenziale)$`,
    expression(
      "iu",
    )`^(?:(?:puoi|potresti) )?(?:tienilo|tienitelo|tientelo|tieni ${that}|tenerlo|tenertelo|mantienilo|mantieni|lo tenga|tenga) ${softly}(?:per (?:te|sé|lei)|segreto|riservato|nascosto|il segreto|tra noi)$|^acqua in bocca$`,
    expression(
      "iu",
    )`^non (?:dirlo|raccontarlo|parlarne|riferirlo|ripeterlo|dire(?: ${that}| niente| nulla)?|lo dica|ne parli|farne parola)(?: a| con) nessun(?:o|'altro)$`,
    expression(
      "iu",
    )`^nessuno (?:deve|dovrebbe|può) (?:saperlo|venirlo a sapere|sapere ${that})$|^che nessuno lo sappia$`,
    expression("iu")`
      ^(?:preferirei|preferisco|vorrei|voglio|gradirei|meglio|è meglio|sarebbe meglio) (?:che |se )?(?:tu )?(?:${that} )?non (?:lo |la |te lo )?(?:${stored}|${storing})(?: ${that})?$
    `,
    expression("iu")`^(?:${that} )?non ${storing}(?: ${that})?$`,
  ]
}

function chinese(): readonly RegExp[] {
  const that =
    "(?:(?:这|那|刚才|刚刚|以上|我(?:刚才|刚刚)?(?:跟你)?说的)(?:那|这)?(?:个|件|些|句|条|段)?(?:说的|讲的)?(?:事情|事儿|事|话|秘密|消息|内容|些)?)"
  const softly = "(?:请|請|你|您|就|要|得|需要|一定|务必|也|可|都|先|希望你|麻烦你?|拜托你?|帮我|替我|必须|是)"
  const us = "(?:(?:我们|咱们|你我|咱|我|你)(?:俩|两个人?|二人|之间)?)"
  return [
    expression("u")`
      ^${that}?${softly}{0,3}(?:保密|(?:${us}的?|之间的?|一?个){0,2}(?:小)?秘密|(?:别|不要|不用|不必|勿)(?:再)?(?:记住|记录|记下来|记下|记|保存|存下来|存|写下来|留下?|告诉(?:任何人|别人|其他人|人)|(?:跟|对|和)(?:任何人|别人|其他人)(?:说|讲)|说出去|讲出去|往外说|外传|传出去|让(?:别人|任何人|其他人)知道)${that}?)(?:了|哦|啊|哈|喔|呀|吧|哟|的){0,2}$
    `,
    expression(
      "u",
    )`^${that}?${softly}{0,2}(?:只|就|只有|只能|就只有)${us}(?:一个人)?(?:之间)?知道(?:就好|就行|就可以|就够)?(?:了|哦|啊|哈|吧){0,2}$`,
  ]
}

function japanese(): readonly RegExp[] {
  const that =
    "(?:(?:これ|それ|(?:この|その|今の|さっきの|先ほどの)(?:こと|話|件|内容)?|(?:今|さっき)(?:言った|話した)(?:こと|話))(?:は|を|も|、){0,2})"
  const softly = "(?:どうか|ぜひ|絶対に?|くれぐれも|一応|できれば|、)"
  const polite =
    "(?:ください|下さい|くれ|ほしい|欲しい|もらえますか|いただけますか|おいて(?:ください|下さい|ね)?|もらいたい)"
  return [
    expression("u")`
      ^${that}?${softly}{0,2}(?:私たちだけの|二人だけの|二人の|ここだけの|あなたと私の)?(?:秘密|内緒|内密|ここだけの?(?:話|こと)?|二人だけの話|他言無用|オフレコ)(?:に|で|と|として)?(?:して|しておいて|お願い|頼みます|頼む)?(?:${polite}|します|いたします|です|だ|である){0,2}(?:よ|ね|から|けど|な|の){0,2}$
    `,
    expression(
      "u",
    )`^${that}?${softly}{0,2}(?:誰にも|ほかの人に|他の人に|人に)(?:は)?(?:言わ|話さ|教え|しゃべら|喋ら|漏らさ|知らせ)ないで${polite}?(?:です|ね|よ){0,2}$`,
    expression("u")`
      ^${that}?${softly}{0,2}(?:記憶に|記録に|メモに)?(?:覚え|記憶し|記録し|保存し|残さ|メモし|書き留め|書か)(?:ないで|なくて(?:も)?(?:いい|大丈夫|結構))${polite}?(?:です|ね|よ){0,2}$
    `,
  ]
}

/** What a whole message that asks for confidence says of what its user told before: "keep that to yourself". */
export const CONFIDED_BEFORE: readonly RegExp[] = [
  ...english(),
  ...german(),
  ...french(),
  ...spanish(),
  ...portuguese(),
  ...italian(),
  ...chinese(),
  ...japanese(),
]

/** Said in answer to a question it refuses the answer. */
export const IS_SECRET = expression("iu")`
  ^(?:(?:it|that)(?:'s| is) (?:an? )?(?:little )?(?:secret|private)|(?:das|es) ist (?:ein )?(?:geheim(?:nis)?|privat)|c'est (?:un )?(?:secret|privé)|(?:eso )?es (?:un )?(?:secreto|privado)|(?:isso )?é (?:um )?(?:segredo|privado)|è (?:un )?(?:segreto|privato)|(?:这|那)?是?(?:个)?秘密|保密|秘密(?:です|だよ?)?|内緒(?:です|だよ?)?)$
`
