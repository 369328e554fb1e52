import { expression, oneLine } from "../../text/regex.ts"

// Each form is a whole clause without its courtesies.

const THIS = oneLine(`
    (?:this|that|it|these|any of (?:this|it|that)|(?:this|that) (?:one|message|msg|text|conversation|convo|part|bit|fact|chat|secret|thing|stuff|info(?:rmation)?)
    |(?:this )?(?:anything|what) (?:i|that i) (?:say|said|tell you|told you|am about to (?:say|tell you)|say now))
  `)
const MEMORY = "(?:(?:your|the|any|keepsake's) )?(?:memory|memories|records?|notes|log|file)"
const NOT = oneLine(`
    (?:(?:can|could|will|would) you (?:please )?not|do not|don't|dont|do n't|never|no|not to|not|no need to|you (?:do not|don't|dont) (?:have|need) to|u (?:don't|dont) (?:have|need) to|you needn't
    |you (?:must|should|may|shall|can)(?: not|n't|nt)(?: to)?|you (?:don't|dont|do not|didn't|not|would not|wouldn't)|(?:i(?:'d| would) (?:prefer|rather|like)|i (?:want|ask|wish))(?: that)? (?:you|u) (?:do not|don't|did not|didn't|not|not to|to not|never))
  `)
const KEEP = "(?:remember|memori[sz]e|keep|store|save|note|record|log|retain)"

const ENGLISH: readonly RegExp[] = [
  expression(
    "iu",
  )`^(?:and )?(?:i|we) (?:really )?(?:do not|don't|dont|would not|wouldn't) (?:want|need|like) ${THIS}(?: to be)? (?:stored|saved|kept|remembered|recorded|logged|written down|noted|on file|in ${MEMORY})(?: anywhere| anyplace)?$`,
  expression("iu")`^keep (?:this|that|it|the following) (?:to yourself|private|secret|confidential|just between us)$`,
  expression("iu")`
    ^${NOT} (?:to )?${KEEP}(?: down)? ${THIS}(?: down| anywhere| any ?where| at all| for later| (?:in|into|to|on) ${MEMORY})*$
  `,
  expression("iu")`^${NOT} (?:to )?(?:write|jot|put|take) ${THIS}(?: down| (?:in|into|to|on) ${MEMORY})$`,
  expression("iu")`^${NOT} (?:to )?(?:write|jot|put|take|note) down ${THIS}$`,
  expression("iu")`^${THIS} you (?:do not|don't|dont|must not|should not) ${KEEP}$`,
  expression("iu")`^${NOT} (?:remember|memori[sz]e) (?:that |the fact that )(?:i|i'm|im|my|our|we|[\p{L}'-]+ \p{L}+)\b`,
  expression("iu")`^${NOT} (?:store|save|keep|put|add|write) .{1,80} (?:in|to|into) (?:your )?(?:memory|memories)$`,
  expression("iu")`
    ^${NOT} (?:store|save|keep|put|add|write) (?:in|to|into) (?:(?:your|the) )?memory (?:that|what|how|my|anything)\b
  `,
  expression("iu")`
    ^(?:${THIS}|what follows|the following|what i say)(?: \w+){0,2} (?:is |are |must |should |shall |may )?not (?:to )?be (?:remembered|saved|stored|recorded|kept|written down|logged|noted)(?: down| anywhere)?$
  `,
  expression("iu")`
    ^(?:keep|store|save|note|record|log|retain) (?:absolutely )?(?:nothing|none) (?:of (?:this|that|it|what (?:i|follows)\b.{0,30})|i (?:say|tell you).{0,20})$
  `,
  /^not to be (?:remembered|saved|stored|recorded|kept|written down|logged|noted)(?: down| anywhere)?$/iu,
  expression("iu")`
    ^(?:(?:this|that|it|what i say|the following) (?:is|stays)|(?:let's )?keep (?:this|that|it)|strictly|just)? ?off the record(?:$|(?= (?:i|i'm|im|i've|my|we|our)\b))
  `,
  expression("iu")`^keep (?:(?:this|that)(?: one| part)?|it|the following) (?:out of|away from|off) ${MEMORY}$`,
  /^(?:let's )?keep (?:this|that|it|the following) (?:just |strictly )?(?:between (?:us|you and me|ourselves|the two of us)|off (?:the|your) records?)$/iu,
  /^(?:(?:this|that|it|what i (?:say|tell you)) (?:is|stays|has to stay|must stay|should stay|remains)|it's|that's) (?:just |strictly |only )?(?:an? )?(?:secret |confidential )?(?:between (?:us|you and me|ourselves|the two of us)|for this (?:chat|conversation|session)(?: only)?)(?: ok(?:ay)?)?$/iu,
  /^(?:just |strictly |only )?between (?:us(?: two)?|you and me|you and i|the two of us|ourselves)(?:$|(?= (?:i|i'm|im|i've|ive|my|we|our|he|she|they|it's|its)\b))/iu,
  /^(?:just|strictly|only) between (?:us(?: two)?|you and me|the two of us)(?= )/iu,
  /^(?:this is |that is |it's |just |only )?(?:not for (?:the record|memory|your memory|the memory|storage|saving)|no memory|(?:just |only )?for this (?:chat|conversation) only|(?:just|only) for this (?:chat|conversation))$/iu,
]

const GERMAN: readonly RegExp[] = [
  expression("iu")`
    ^(?:merke?n?|speicher[en]?n?|notiere?n?|behalte?n?|schreibe?n?|sichere?|protokolliere?)(?: (?:dir|sie|sich|bitte)){0,3} (?:gar |bitte )?nichts (?:davon|hiervon|von (?:dem(?: hier)?|dem,? was ich .{1,40}|alle?m?(?: dem)?|diesem?))(?: auf| ab)?$
  `,
  /^(?:und )?(?:du|sie) (?:behältst|behalten|merkst|merken|speicherst|speichern|notierst|notieren)(?: (?:dir|sich))? (?:das|dies|es)(?: bitte)? nicht(?: ja)?$/iu,
  /^(?:(?:das|dies|es|folgendes|diese nachricht|das hier) )?(?:bitte )?nicht (?:aufheben|festhalten|ablegen|sichern|vermerken|dokumentieren|mitschreiben)$/iu,
  /^(?:(?:das|es) )?(?:will|möchte) ich (?:das )?(?:nicht|nirgends|nirgendwo) (?:gespeichert|aufgeschrieben|notiert|festgehalten|stehen) haben$|^ich (?:will|möchte) nicht,? dass (?:das|es|du dir das|du es) (?:gespeichert wird|notiert wird|merkst|speicherst|behältst)$/iu,
  expression("iu")`
    ^(?:merke?n?(?: sie)?|speicher(?:e|n|n sie)?|notiere?n?(?: sie)?|behalte?n?(?: sie)?|schreibe?n?(?: sie)?|sichere?(?: sie)?|protokolliere?)(?: (?:dir|ihnen|sich|du))?
    (?: (?:das|dies|es|folgendes|diese nachricht|das hier))(?: (?:bitte|aber|mal|jetzt|lieber|hier))* (?:nicht|nirgends|nirgendwo)(?: (?:auf|mit|ab|bitte))*$
  `,
  /^merk(?:e|en Sie)? (?:dir|sich|ihnen) (?:das|dies|es|folgendes)(?: bitte)? nicht\b/iu,
  /^nicht merken$/iu,
  /^(?:bitte )?(?:das|dies|folgendes|diese nachricht|das hier|es) (?:bitte |lieber )?nicht (?:merken|speichern|notieren|aufschreiben|behalten|protokollieren|abspeichern|mitschreiben)$|^nicht (?:schreiben (?:in|ins)|ins|in dein) gedächtnis(?: schreiben)?$/iu,
  /^(?:du|sie) (?:sollst|sollen|darfst|dürfen|brauchst|brauchen|musst|müssen) (?:dir |sich )?(?:das|dies|es) (?:bitte )?nicht (?:zu )?(?:merken|speichern|notieren|aufschreiben|behalten)$/iu,
  /^(?:das|dies|das folgende|folgendes|was ich (?:jetzt |dir )?(?:sage|schreibe)|diese nachricht) (?:soll|darf|sollte|muss) (?:bitte )?nicht (?:gespeichert|gemerkt|notiert|aufgeschrieben|behalten) werden$/iu,
  /^(?:(?:das|dies|es) )?(?:bleibt|ist|muss|soll)? ?(?:bitte |ganz |nur |streng |geheim )?(?:unter uns(?: (?:bleiben|gesagt))?|zwischen uns (?:bleiben|geheim)|zwischen dir und mir)(?: (?:ja|ok|bitte))?(?:$|(?= (?:ich|wir|mein\p{L}*|gesagt)\b))/iu,
  /^(?:ist |das ist )?(?:ein )?(?:geheim(?:nis)?|vertraulich) (?:zwischen|unter) uns$/iu,
  /^(?:das ist |dies ist )?nur für (?:diesen|den) (?:chat|moment)(?: hier)?$|^nur für (?:dieses|das) gespräch$/iu,
]

const FRENCH_KEEP =
  "(?:retiens|retenez|retenir|mémorise[rz]?|enregistre[rz]?|note[rz]?|garde[rz]?|sauvegarde[rz]?|stocke[rz]?|écris|écrivez|écrire|conserve[rz]?)"
const FRENCH_SAID =
  "ce que je (?:(?:vais|viens de) )?(?:te |vous )?(?:dis|dire|raconte|raconter|confie|confier|écris|écrire)(?: là| ici| maintenant)?"
const FRENCH_THIS = `(?:ça|cela|ceci|ce qui suit|ce message|cette info(?:rmation)?|${FRENCH_SAID}|rien de (?:ça|cela))`
const FRENCH_TAIL = "(?: en mémoire| dans (?:ta|votre|la) mémoire| nulle part| par écrit)?"

const FRENCH: readonly RegExp[] = [
  /^(?:que )?(?:ça|cela|ceci|ce (?:message|qui suit)) ne (?:doit|soit|devra|devrait)(?: pas)?(?: pas)? (?:être )?(?:noté|conservé|gardé|enregistré|retenu|mémorisé|écrit)e?s?(?: nulle part)?$/iu,
  /^(?:gardez|garde) (?:ça|cela|ceci) pour (?:vous|toi)$|^(?:je (?:vous|te) (?:prie|demande) de )?ne pas (?:noter|retenir|conserver|garder|enregistrer|mémoriser) (?:ceci|cela|ça|ce message|ce que je (?:vous|te) dis|ce qui suit)$/iu,
  /^(?:je |j')(?:ne )?(?:veux|voudrais) pas que (?:ça|cela|ce|ceci) (?:soit|reste) (?:enregistré|gardé|noté|mémorisé|conservé|écrit)(?: quelque part)?$/iu,
  expression("iu")`^(?:ne |n')?${FRENCH_KEEP} pas ${FRENCH_THIS}${FRENCH_TAIL}$`,
  expression("iu")`
    ^(?:ne |n')?${FRENCH_KEEP}(?: surtout| absolument)? rien(?: du tout)? (?:de (?:tout )?(?:ça|cela|ceci|ce message|ce qui suit)|de (?:tout )?${FRENCH_SAID})${FRENCH_TAIL}$
  `,
  expression("iu")`^(?:ne )?(?:le |la |l'|les )${FRENCH_KEEP} pas${FRENCH_TAIL}$`,
  expression("iu")`
    ^(?:(?:à|veuillez|merci de) )?(?:ne )?pas (?:le |la |l'|les )?${FRENCH_KEEP} ${FRENCH_THIS}${FRENCH_TAIL}$
  `,
  expression("iu")`
    ^(?:tu|vous|il) (?:ne )?(?:dois|devez|peux|pouvez|faut) pas (?:le |la |l'|les )?${FRENCH_KEEP}(?: ${FRENCH_THIS})?${FRENCH_TAIL}$
  `,
  expression("iu")`^à ne pas ${FRENCH_KEEP}$`,
  /^(?:(?:ça|cela|ceci|que (?:ça|cela)) (?:doit |devrait |va )?(?:reste|rester) |c'est (?:un )?(?:secret )?|juste |strictement )?entre (?:nous(?: deux)?|toi et moi|vous et moi)(?: soit dit)?(?:$|(?= (?:je|j'|mon|ma|mes)))/iu,
]

const SPANISH_AND_PORTUGUESE: readonly RegExp[] = [
  /^(?:esto|eso|este mensaje|esto que te (?:digo|cuento|voy a (?:decir|contar))|isto|isso) (?:no|não) (?:lo |la |me lo |o )?(?:vayas a |vás |hay que )?(?:guardes?|apuntes?|anotes?|grabes?|registres?|guardar|anotar|apuntar|grave|memorices?|guarda|anota)$/iu,
  /^(?:no quiero|não quero) que (?:esto|eso|isto|isso) (?:quede|fique|se|seja) (?:guardado|guarde|registrado|anotado|gravado|salvo|escrito)(?: en ningún sitio)?$/iu,
  expression("iu")`
    ^(?:no|não|nao) (?:(?:debes|debe|deves|deve|tienes que|hace falta|precisa|precisas|quiero que|quero que) )?(?:(?:lo |la |o |a )(?=\p{L}{4,}$)|(?=\p{L}{4,}(?:arlo|erlo|irlo)$|\p{L}{4,} (?:esto|eso|isto|isso|este mensaje|esta mensagem|lo que sigue|o que segue|nada)))
    (?:recuerde?s?|recordar|recordarlo|guarde?s?|guardar|guardarlo|guarda|memorice?s?|memorizar|memorize?s?|memoriza|anote?s?|anotar|anotarlo|anota|apuntes?|apuntar|apuntarlo|registres?|registrar|registe|almacene?s?|escribas?|escrevas?|escreva|grave?s?|grava|gravar|salve?s?|salva|salvar|armazene?s?|lembre?s?)
    (?: (?:esto|eso|isto|isso|este mensaje|esta mensagem|lo que sigue|o que segue|nada))?(?: (?:en (?:tu|la|su) memoria|na (?:tua|sua|) ?memória|en ninguna parte|em lugar nenhum))?$
  `,
  /^(?:(?:que )?(?:esto |eso |isto |isso )?(?:quede|queda|se queda|fica|fique|que fique)(?: solo| só| aqui)? |es (?:un )?secreto |é (?:um )?segredo |cá |aqui |solo |só |dicho |que quede )?entre (?:nosotr[oa]s(?: dos)?|t[úu] y yo|nós(?: dois)?|você e eu|tu e eu|a gente|mim e ti)(?:$|(?= (?:yo|no|me|mi|eu|não|nao|meu|minha|tô)(?!\p{L})))/iu,
  expression("iu")`
    ^(?:no|não|nao) (?:guarde?s?|guarda|recuerdes?|memorices?|memorizes?|anote?s?|anota|apuntes?|registre?s?|registra|registe|almacenes?|escribas?|escrevas?|grave?s?|grava|salve?s?|salva|armazenes?|lembres?)
    (?: (?:nada (?:de (?:esto|eso|isto|isso|todo esto|tudo isto|tudo isso)|disto|disso)|(?:nada (?:de lo|do) |lo |o )que (?:eu )?(?:te |lhe |le )?(?:vo[uy] (?:a )?)?(?:te |lhe )?(?:digo|diga|decir(?:te)?|dizer|cuento|cuente|contar(?:te)?|conto|falo|falar|disser)(?: ahora| agora| aquí| aqui)?))$
  `,
  /^que (?:esto|eso|isto|isso) (?:no|não) (?:salga|saia) (?:de aquí|daqui)$/iu,
]

const ITALIAN: readonly RegExp[] = [
  /^(?:questo|ciò|quello che (?:ti )?(?:dico|scrivo)|quanto segue) non (?:lo |va |deve essere )?(?:segnare|salvare|memorizzare|scrivere|annotare|registrare|tenere|segnato|salvato|memorizzato|annotato|registrato|scritto|conservato)$|^tienilo per te$/iu,
  expression("iu")`
    ^non (?:ricordare|memorizzare|memorizza|salvare|salva|annotare|registrare|segnare|segnarti|conservare|scrivere|tenere) (?:(?:niente|nulla) di (?:questo|tutto questo|(?:ciò|quello) che (?:ti )?(?:dico|sto per dire|dirò))|(?:ciò|quello) che (?:ti )?(?:dico|sto per dire|dirò))(?: ora| adesso| qui)?$
  `,
  /^non voglio che (?:questo|ciò) (?:sia|resti|venga) (?:salvato|memorizzato|annotato|registrato|scritto)$/iu,
  expression("iu")`
    ^non (?:(?:devi|deve|voglio che) )?(?:(?:lo |te lo )(?=\p{L}{4,}$)|(?=\p{L}{4,}(?:arlo|erlo|irlo|artelo|arselo)$|\p{L}{4,} (?:questo|ciò|quello|quanto segue|tutto questo)))
    (?:ricordare|ricordarlo|ricordi|memorizzare|memorizzarlo|memorizzi|memorizza|salvare|salvarlo|salvi|salva|annotare|annotarlo|annoti|registrare|registrarlo|registri|segnare|segnarlo|segnartelo|segnarti|conservare|conservarlo|conservi|scriverlo|scrivere|tenere|tenerlo)
    (?: (?:questo|ciò|quello|quanto segue|questo messaggio|niente|nulla|tutto questo))?(?: (?:in memoria|nella (?:tua|sua) memoria|da nessuna parte))?$
  `,
  /^(?:che (?:questo |ciò )?)?(?:(?:questo )?(?:resti|resta|rimanga|rimane)(?: solo)? |detto |è (?:un )?segreto |solo )?(?:tra|fra) (?:noi(?: due)?|di noi|me e te)(?:$|(?= (?:io|non|mi|il mio|la mia)(?!\p{L})))/iu,
]

const OTHERS: readonly RegExp[] = [
  /^(?:sla (?:hier )?niets (?:hiervan |hier |daarvan )?(?:van )?op|(?:onthoud|bewaar|noteer) niets (?:hiervan|daarvan|van (?:dit|dat|wat ik .{1,30})))$|^(?:nic|niczego) z tego(?:,? co (?:teraz )?(?:mówię|powiem))? nie (?:zapisuj|zapamiętuj|notuj)$|^(?:ничего (?:из этого|из того|этого)(?:,? что я (?:сейчас )?(?:скажу|говорю))?) не (?:сохраняй|запоминай|записывай)(?:те)?$/iu,
  /^(?:我)?(?:接下来|下面|现在)(?:要)?(?:说|讲|聊)的(?:话|内容)?(?:什么|一句|一个字)?(?:都|也)?(?:请)?(?:别|不要|不用|勿)(?:记|存|保存|记录|记下来)(?:了|啊|哦)?$/u,
  /^(?:今から|これから)(?:話す|言う|書く)こと(?:は|を)(?:何も|一切)?(?:覚えないで|記憶しないで|保存しないで|記録しないで|メモしないで|残さないで)(?:ください|下さい|ね)?$/u,
  /^(?:지금|이제부터|이제) (?:하는|할) (?:말|얘기|이야기)(?:은|는)? (?:아무것도 |전부 |하나도 )?(?:저장|기억|기록|메모)하지 (?:마|말아)(?:요| ?줘| ?주세요|세요)?$/u,
  /^(?:这条|这個|这个|这句|这些|下面(?:这)?(?:句|条|段)?|接下来(?:的|这句)?|以下)(?:话|消息|内容)?(?:请|請|就|你|先|，)?(?:别|不要|不用|勿|无需)(?:记|存|保存|留|记录|记住|记下来|写入记忆|入库)(?:了|哈|哦)?$/u,
  /^(?:请|請)?(?:别|不要|不用|勿)(?:往|把.{0,6})?(?:记忆|库|系统)(?:里|中)?(?:存|记|写|保存)$|^(?:别|不要)(?:存|记|留)(?:这条|这个|这句|档)?(?:哈|哦|啊)?$|^(?:仅限|只限|就)(?:本次|这次|这个)(?:对话|聊天)$/u,
  /^(?:sla (?:dit|dat|het) niet op|(?:onthoud|bewaar|noteer|vergeet niet) (?:dit|dat|het) niet|schrijf (?:dit|dat|het) niet op|niet (?:opslaan|onthouden|bewaren|noteren))$/iu,
  /^(?:dit|dat|het) (?:hoef|hoeft|moet|mag) (?:je|u|jij) (?:allemaal )?(?:niet|nergens) (?:te )?(?:bewaren|onthouden|noteren|(?:op te |op)(?:slaan|schrijven))$/iu,
  /^(?:(?:dit|dat) blijft )?(?:onder ons(?: gezegd)?|tussen ons gezegd|tussen jou en mij)$/iu,
  /^nie (?:zapisuj|zapamiętuj|zapisywać|zapamiętywać|notuj)(?: (?:tego|tej wiadomości))?$|^(?:to zostaje |niech to zostanie )?(?:tak )?między nami$/iu,
  /^не (?:сохраняй|сохраняйте|запоминай|запоминайте|записывай|записывайте|сохранять|запоминать|записывать)(?: (?:это|этого|это сообщение))?$|^(?:(?:это )?(?:останется |пусть останется )?(?:строго |только )?)между нами$/iu,
  /^(?:bunu |bu mesajı )?(?:kaydetme|hatırlama|not alma|saklama)(?:yin)?$|^(?:bu )?aramızda kalsın$/iu,
  /^(?:spara|kom) (?:inte ihåg )?(?:det här|detta) inte$|^(?:mellan oss|oss emellan)(?: sagt)?$/iu,
  /^(?:请|請)?(?:你|您)?(?:不要|不用|别|別|勿)(?:给我|把这)?(?:记住?|記住?|记下来?|記下來?|保存|存储|儲存|存|记录|記錄|写下来?|寫下來?|记下|存下来?)(?:这个|這個|这件事|這件事|这些|這些|这条(?:消息|信息)?|這條訊息|这|這|以下(?:内容)?|下来|我说的话)?(?:哈|哦|啊|吧|呀)?$/u,
  /(?:就|只)(?:限|有)?(?:咱俩|我们俩|我們倆|你我|咱们俩|我俩)(?:之间)?知道|^(?:我们|我們|咱们|咱)(?:之间)?私下(?:说|說|讲)|(?:我们|我們|咱们)(?:俩)?之间(?:的)?秘密|^(?:这是)?(?:我们|你我)(?:俩)?的秘密/u,
  /(?:^|[、。])(?:これ|このこと|この話|以下|今の話)?(?:は|を)?(?:覚えないで|記憶しないで|保存しないで|記録しないで|メモしないで|残さないで)(?:ください|下さい|くれ|ね)?$|^(?:これは)?ここだけの(?:話|秘密)|(?:二人|私たち)だけの秘密/u,
  /^(?:이건|이거|이것은|이걸|이 (?:말|메시지|내용)(?:은|을)?|그건)? ?(?:저장|기억|기록|메모)하지 (?:마|말아)(?:요| ?줘| ?주세요|세요)?$|^우리끼리(?:만)?(?: (?:얘기|하는|알고|비밀).{0,8})?$/u,
]

/** What makes the message itself the object of the verb. */
export const NOT_KEPT_FORMS: readonly RegExp[] = [
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_AND_PORTUGUESE,
  ...ITALIAN,
  ...OTHERS,
]

/** Without an object: requests only before a colon or at the end of a sentence, because work has an object that follows. */
export const BARE_NOT_KEPT_FORMS: readonly RegExp[] = [
  /^(?:do not|don't|dont|not to|no need to|never) (?:save|store|remember|keep|memori[sz]e|record)$|^no (?:save|store|remember)$/iu,
  /^nicht (?:speichern|abspeichern|aufschreiben|notieren|merken|behalten)$/iu,
  /^ne pas (?:enregistrer|mémoriser|sauvegarder|retenir|noter)$/iu,
  /^(?:no|não|nao) (?:guardar|recordar|memorizar|salvar|anotar)$|^non (?:salvare|memorizzare|ricordare|annotare)$/iu,
  /^(?:请|請)?(?:不要|别|別|勿)(?:记|記|记住|記住|保存|记录|記錄|存储)$|^(?:覚えないで|記憶しないで|保存しないで)(?:ください)?$/u,
]
