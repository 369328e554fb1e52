import { expression } from "../../text/regex.ts"

/** Before a colon: whose words follow, or what kind of text, in so many characters. */
const SPOKEN = expression("iu")`
  (?<!\p{L})(?:says|said|wrote|writes|texted|told|asks|asked|replied|answered|shouted|whispered|sings?|sang|repl(?:y|ies)|answer|respond|tell|text|write|quote|say|lyrics?|chorus|verse|refrain|song|poem|title|headline|subject|caption|slogan|tweet|quote|translate|rephrase
  |sagt|sagte|meint|meinte|schreibt|schrieb|ruft|rief|antwortet|antwortete|antworte|schreib|betreff|titel|überschrift|strophe|liedtext|übersetze|dit|disait|écrit|répond|répondu|réponds|crie|titre|objet|sujet|couplet|paroles|traduis
  |dice|dijo|decía|escribe|escribió|escrito|responde|respondió|canta|asunto|título|letra|estribillo|traduce|detto|disse|scrive|scritto|risponde|risposto|oggetto|titolo|ritornello|traduci|diz|disse|escreveu|respondeu|assunto|refrão|traduz)(?!\p{L})[^:：]{0,30}[:：]
  |(?:说|說|写|寫|回复|回覆|歌词|标题|题目|翻译|言った|言う|書いた|返信|歌詞|件名|タイトル|訳して)[^:：]{0,6}[:：]
`
/** "Rex: forget my dog": one word before a colon is who speaks, unless it introduces the request. */
const SPEAKER = /^\s*(?<label>\p{Lu}\p{L}{1,14})\s?[:：]/u
const INTRODUCES = expression("iu")`
  ^(?:ps|nb|please|note|request|important|also|memory|keepsake|reminder|update|edit|bitte|wichtig|hinweis|notiz|achtung|nachtrag|note|requête|important|aussi|demande|nota|aviso|importante|además|richiesta|anche|pedido|também)$
`

/** Whether what asks is said by somebody else, or stands in a text: "She said: forget my dog", "Lyrics: forget my name". */
export function isReported(sentence: string): boolean {
  if (SPOKEN.test(sentence)) return true
  const label = SPEAKER.exec(sentence)?.groups?.label
  return label !== undefined && !INTRODUCES.test(label)
}

/** "Forget my dog? Never!" */
const REFUSED = expression("iu")`
  [?？]\s{0,3}[¡]?(?:never|no way|no chance|not a chance|not ever|how could|are you|as if|nie(?:mals)?|auf keinen|(?:non,? )?jamais|nunca|jamás|(?:no,? )?mai|impossible|imposible|impossibile|绝不|不可能|怎么可能|まさか|あり得)(?!\p{Ll})
`
/** "You forgot my dog", of an assistant that left something out. "你忘了我的狗吧" asks. */
const COMPLAINT = expression("iu")`
  ^(?:\p{L}+[,!]? ){0,2}?(?:you|u)(?:['’]ve| have)? (?:just |also |already |even |again )?forgot(?:ten)?(?!\p{L})|^(?:\p{L}+,? ){0,2}?(?:du hast|sie haben|ihr habt) .{1,60} vergessen(?!\p{L})|^(?:你|您)(?:又|怎么|是不是|还是|把)?(?:.{0,6})忘了(?!.*吧)
  |忘れて(?:る|ます|いる|います|た|ました)(?:よ|ね|けど)?[。!！]?$
`
/** "Forget that, I meant the red bike": what was said last is corrected. */
const CORRECTED = expression("iu")`
  (?<!\p{L})(?:i meant|i mean|ich meinte?|ich meine|je voulais dire|je parlais d|quise decir|quería decir|me refería|volevo dire|intendevo|quis dizer|queria dizer)(?!\p{L})|我(?:是)?(?:说|指)的是|というか|のつもり
  |^(?:\p{L}+,? ){0,2}?wait,? (?:no,? )?(?:forget|drop|scratch|skip|never ?mind) (?:the|that|it)(?!\p{L})
`
/** A command, a short object, and what is said behind a mark. */
const WITH_MORE = expression("iu")`
  ^(?:\p{L}+,? ){0,3}?(?:forget|drop|skip|scratch|vergiss|vergesst|streich|lass|oublie[zs]?|laisse[zs]?|olvida(?:te)?|olvídate|deja|dimentica(?:ti)?|scordati|lascia|esquece|esqueça|deixa)(?!\p{L})[^,;:–—]{1,50}[,;–—]\s?(?<more>.+)$
`
/** What is said of somebody, or of what is done instead. */
const OTHERWISE = expression("iu")`
  ^(?:he|she|they|who|it['’]s|it is|i['’]d rather|i['’]ll|we['’]ll|we['’]re (?:walking|going)|let['’]?s|i (?:take|prefer)|today|just|how (?:much|many|do|can|about)|what (?:about|should|can|do)|which \p{L}+ (?:is|are)|can (?:i|we|you)|der|die|er|sie|wer|wir|ich (?:nehm|lauf|fahr|geh)\p{L}*|heute|wie viel|was kostet|il|elle|ils|elles|qui|on (?:y|va|prend)|je (?:prends|vais|préfère)|comment|quel\p{L}*
  |nunca|no|siempre|voy|vamos|prefiero|mejor|cómo|qué|non|mai|vado|andiamo|prendo|preferisco|come|não|vou|prefiro|nunca|melhor|como)(?:['’]|(?!\p{L}))
`
/** Why people want something forgotten: it is private, wrong, over, or somebody's wish. */
const REASON = expression("iu")`
  (?<!\p{L})(?:want\p{L}*|wish\p{L}*|ask\p{L}*|mention\p{L}*|private|business|embarrass\p{L}*|stor\p{L}*|record\p{L}*|keep|kept|know|tell|told|say|said|wrong|mistake|lie\p{L}*|true|hurts?|painful|remind\p{L}*|over|gone|died|dead|passed|left|broke|split|divorc\p{L}*|sold|moved|fired|quit|ended|history|longer|any ?more|will|möcht\p{L}*|wollt?\p{L}*|privat\p{L}*|peinlich|falsch|stimm\p{L}*|gelogen|gestorben|tot|weg|getrennt|geschieden|verkauft|umgezogen|vorbei|mehr|nichts? an
  |veut|voul\p{L}*|demand\p{L}*|privé\p{L}*|faux|menti|mal|mort\p{L}*|parti\p{L}*|quitté\p{L}*|rompu|divorc\p{L}*|vendu\p{L}*|déménagé|fini\p{L}*|plus|regarde|quier\p{L}*|pidió|privad\p{L}*|falso|mentira|verdad|duele|murió|muert\p{L}*|fue|dej\p{L}*|romp\p{L}*|vend\p{L}*|mud\p{L}*|acab\p{L}*|ya|vuol\p{L}*|chiest\p{L}*|privat\p{L}*|sbagliat\p{L}*|vero|morto|morta|lasciat\p{L}*|finit\p{L}*|vendut\p{L}*|più|quer|pediu|errad\p{L}*|morreu|terminou|acabou|mais|já)(?!\p{L})
`

/** Whether words of forgetting ask nothing of memory: a refusal, a complaint, a correction, or "forget Nora, she never comes". */
export function isDismissal(sentence: string): boolean {
  if (REFUSED.test(sentence) || COMPLAINT.test(sentence) || CORRECTED.test(sentence)) return true
  const more = WITH_MORE.exec(sentence)?.groups?.more
  return more !== undefined && OTHERWISE.test(more) && !REASON.test(more)
}
