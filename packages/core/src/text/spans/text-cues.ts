import { compileConcepts, conceptFeatures } from "../concepts.ts"
import { rememberRecent } from "../remember-recent.ts"
import { UNSPACED } from "../unspaced.ts"
import { bytesOf, CLAUSE_BUCKETS, clauseFeatures } from "./clause-model.ts"
import { CUE_BIAS, CUE_SCALE, CUE_WEIGHTS } from "./text-cue-weights.ts"

/** Words with which people speak of somebody else's text, of a game and of texts to come, in a dozen languages. */
const CONCEPTS = [
  ...compileConcepts([
    [
      "text",
      `text|bio |profil|letter|mail|e-mail|messag|msg|note |notes |memo|poem|verse|stanza|lyric|song|story|stories|essay|diary|journal|review|ad |advert|listing|post |posts |comment|caption|speech|script|scene|dialog|monolog|transcript|voicemail|recording|audio|form |answers|questionnaire|survey|report|statement|testimon|paragraph|sentence|line |lines |phrase|word |words |article|quote|draft|intro|cv |resume|chat |thread|ticket|complaint|application|subtitle|announce|chapter|novel|book|character|narrator|program|invit|toast|tweet|summary|title|pitch|copy |entry|entries|sign |flyer|statement|minutes|conversation
|brief|nachricht|schreib|zettel|aushang|gedicht|strophe|lied|geschichte|aufsatz|tagebuch|bewertung|rezension|anzeige|beitrag|kommentar|rede|drehbuch|szene|protokoll|niederschrift|sprachnachricht|aufnahme|formular|fragebogen|antwort|bericht|aussage|absatz|absätze|satz |sätze|zeile|artikel|zitat|entwurf|vorstellung|lebenslauf|bewerbung|untertitel|durchsage|kapitel|roman|buch|figur|erzähl|titel|stelle
|lettre|courrier|courriel|mot |poème|chanson|parole|histoire|rédaction|dictée|journal|avis|annonce|publication|commentaire|légende|discours|scène|réplique|enregistrement|vocal|formulaire|réponse|rapport|témoignage|paragraphe|ligne|article|citation|brouillon|présentation|candidature|sous-titre|chapitre|roman|livre|personnage|narrateur|titre|extrait|cahier
|carta|correo|mensaje|nota|poema|canción|letra|historia|cuento|redacción|dictado|diario|reseña|anuncio|publicación|comentario|discurso|guion|escena|grabación|formulario|ficha|respuesta|informe|testimonio|párrafo|línea|frase|artículo|cita |borrador|presentación|currículum|solicitud|subtítulo|capítulo|novela|libro|personaje|narrador|título|cartel
|lettera|messaggi|biglietto|poesia|canzone|testo|storia|tema |dettato|recensione|annuncio|commento|didascalia|discorso|copione|battut|registrazione|vocale|modulo|scheda|risposta|relazione|testimonianza|riga|righe|articolo|citazione|bozza|presentazione|curriculum|domanda di|sottotitol|capitolo|romanzo|libro|personaggio|titolo|brano
|mensagem|bilhete|música|redação|composição|ditado|avaliação|anúncio|legenda|fala |gravação|formulário|depoimento|linha|rascunho|apresentação|capítulo|romance|livro|personagem|trecho
|bericht|briefje|gedicht|liedje|verhaal|opstel|dagboek|advertentie|reactie|toespraak|opname|formulier|antwoord|verslag|verklaring|zin |zinnen|regel|artikel|citaat|concept|sollicitatie|ondertitel|hoofdstuk|boek
|письм|текст|сообщен|записк|стих|песн|рассказ|сочинен|диктант|дневник|отзыв|объявлен|пост |коммент|речь|сцен|запис|анкет|ответ|отчёт|абзац|предложен|строк|стать|цитат|черновик|резюме|субтитр|глав|роман|книг|персонаж
|list |wiadomoś|wiersz|piosenk|opowiad|wypracow|dziennik|recenzj|ogłosz|komentarz|przemów|nagran|formularz|odpowied|akapit|zdani|artykuł|mektup|mesaj|şiir|şarkı|hikay|kompozisyon|günlük|yorum|ilan|metin|cümle|brev|meddelande|dikt |uppsats|dagbok|recension|annons
|信 |信里|信中|来信|邮件|短信|消息|留言|便条|诗|歌词|故事|小说|作文|日记|评论|评价|差评|好评|广告|帖子|朋友圈|发言|演讲|台词|剧本|录音|语音|表格|问卷|回答|报告|自述|段落|句子|病句|这句|这段|那段|文章|简介|介绍|简历|申请|字幕|聊天记录|公告|通知|角色|主角|原文|文案
|手紙|メール|メッセージ|メモ|詩|歌詞|物語|小説|作文|日記|レビュー|口コミ|広告|投稿|コメント|スピーチ|台本|セリフ|台詞|録音|留守電|アンケート|回答|報告|段落|文を|文章|この文|次の文|記事|引用|自己紹介|履歴書|字幕|お知らせ|キャラ|主人公|プロフィール|편지|메일|메시지|문자|시를|가사|소설|일기|리뷰|후기|광고|댓글|연설|대본|대사|녹음|문장|글을|소개|자막`,
    ],
    [
      "tells",
      `says|said|saying|tell|told|writ|wrote|reads |claim|mention|goes:|text(?:ed|s) me|message[sd]|ask(?:ed|s) |reply|replied|repl|answered|announc|yell|whisper|mutter|schreibt|schrieb|geschrieben|sagt|meint|erzählt|steht |stand |hieß|lautet|antwortet|écrit|dit |disait|raconte|répond|affirme|demande|escrib|escrit|dice |dijo|dicho|puso |pone |cuenta|contó|respond|scrive|scritto|ha detto|racconta|diz |disse|escreve|mandou|mandó|mandato|contou|schrijft|schreef|zegt|zei |vraagt|stond |пишет|написал|говорит|сказал|рассказ|ответил|pisze|napisa|mówi|powiedzia|yaz[dm]|diyor|dedi|skriver|skrev|säger|sa |说|說|写道|写着|写|问|回|发来|讲|喊|と言|って言|言って|言った|書いて|書いた|と来|曰く|라고|했어|썼`,
    ],
    [
      "work",
      `translat|correct|proof|fix|edit|improv|polish|shorten|summar|rephras|paraphras|rewrit|reword|rework|simplif|format|punctuat|transcrib|continu|complete|finish|extract|classif|categor|label|tag |sort |bullet|put (?:this|it|these) in|turn (?:this|it|these)|make (?:this|it)|convert|caption|analy|interpret|explain|grade|count the|spell|read (?:this|it)|check|comment on|respond to|reply to|answer (?:this|for|her|him|them)
|übersetz|korrigier|verbesser|kürz|fass|zusammen|umformul|formulier|umschreib|ergänz|setz|führ|fortsetz|schreib (?:das|es|weiter)|auswert|analys|deut|erklär|benot|prüf|ordne|sortier|antworte (?:für|darauf|auf)|mach (?:das|daraus|draus)|lies|bearbeit
|tradui|corrig|résum|raccourci|reformul|réécri|relis|améliore|continue|complèt|transform|analyse|explique|mets |classe|note |compte|réponds à|réponds-lui|transcri|trouve
|traduc|correg|corrig|resum|acort|reescrib|mejor|continú|complet|convier|pon(?:lo|er)|analiza|explica|clasif|puntú|revis|responde a|contesta|transcrib|ordena
|riassum|accorci|riscriv|riformul|miglior|continua|complet|trasform|metti|analizz|spieg|classific|controll|rispondi a|trascriv|riordina|traduci|correggi
|traduz|corrij|encurt|reescrev|melhor|coloca|analis|explique|classifi|pontua|responda a|responde a|transcrev|passa (?:isto|isso)
|vertaal|verbeter|herschrijf|inkort|vat |samen|zet |analyseer|leg uit|beoordeel|nakijken|kijk na|maak (?:er|dit)|перевед|исправ|перескаж|сократ|перепиш|улучш|продолж|закончи|проанализ|объясни|оцени|проверь|ответь на|przetłumacz|popraw|streść|skróć|przeredaguj|dokończ|oceń|sprawdź|çevir|düzelt|özetle|kısalt|devam et|değerlendir|översätt|rätta|sammanfatta|förkorta|skriv om|fortsätt
|翻译|翻譯|译成|改写|改成|修改|润色|纠正|总结|概括|缩写|续写|接着写|扩写|分析|提取|分类|打分|评分|点评|批改|整理|转成|仿写|訳し|英訳|和訳|添削|直して|要約|まとめ|書き換え|続きを|分析|抽出|分類|採点|校正|言い換え|번역|고쳐|교정|요약|줄여|다듬|이어|분석`,
    ],
    [
      "judge",
      `rate |rating|thoughts|opinion|sound|tone|too (?:long|formal|rude|flat|much)|okay\\?|ok\\?|good\\?|typo|mistake|grammar|register|style|mood|sentiment|genre|rhyme|meaning|mean(?:s|t)? by|main point|gist|score|out of (?:ten|10)|honest|feedback|what do you think|does (?:this|that|it) (?:work|sound|read|make)|is (?:this|that|it) (?:ok|good|legit|rude|a scam|spam|correct)|spam|scam|polite|convincing|credible|missing
|klingt|ton |tonfall|meinung|was hältst|wie findest|zu (?:lang|förmlich|hart)|fehler|stil|stimmung|note |punkte|kernaussage|gemeint|seriös|passt (?:das|es)|ist das (?:ok|gut|so)|okay so|höflich
|qu'en penses|ton avis|sonne|passe (?:bien|comme)|fautes|registre|style|humeur|note |sur (?:dix|10|20)|ça veut dire|poli |arnaque|crédible
|qué (?:te parece|opinas|tal)|suena|tono|errores|faltas|estilo|puntu|nota |del 1 al|quiere decir|educad|estafa|creíble|positiv|negativ
|che (?:ne pensi|te ne pare|voto)|come (?:suona|ti sembra)|suona|tono|errori|stile|voto |vuol dire|educat|truffa|credibile
|o que (?:acha|achas|você acha)|que nota|soa |tom |erros|estilo|credível|quer dizer|golpe|educação
|wat vind|klinkt|toon |fouten|stijl|cijfer|leuk(?:e)?|bot |bedoelt|oplichting|как тебе|что думаешь|звучит|тон |ошибк|стиль|оценк|смысл|вежлив|мошен|co sądzisz|brzmi|błęd|ocen|nasıl (?:olmuş|buldun)|hata|vad tycker|låter|fel 
|怎么样|如何评价|好不好|语气|通顺|错误|错别字|风格|情绪|几分|什么意思|合适吗|礼貌|诈骗|どう思|どうですか|どうかな|変じゃ|自然|間違い|口調|雰囲気|点数|要点|用件|意味|失礼|어때|어떻게 생각|자연스러|오타|말투`,
    ],
    [
      "hand",
      `paste|pasting|forward|send you|sending|i'll send|copy|copied|copying|upload|attach|dictat|read you|show you|type up|drop|here (?:is|are|come|goes)|here's|below|above|following|next |coming|transcri|got (?:this|a|an)|received|came (?:in|back|from)|left (?:this|me|a)|from (?:the|my|our|a) |in (?:the|my|our) group|posted|sent me|mailed|emailed|handed
|einfüg|reinkopier|kopier|schick|leite|weiterleit|diktier|zeig|vorles|folgende|nächste|gleich|hier (?:ist|kommt|sind|mein)|unten|oben|abschnitt|bekommen|gekriegt|erhalten|kam |hing |lag |aus der gruppe|in der gruppe
|coll|envoie|envoyer|envoyé|transfèr|copie|dict|montre|suivant|prochain|voici|voilà|ci-dessous|ci-dessus|reçu|laissé|affich|trouvé
|pego |pegar|pego|mando|mandar|paso |pasar|reenví|copi|dict|leyendo|siguiente|próxim|aquí (?:va|está|tienes)|abajo|arriba|recib|llegó|dejó|colg
|incoll|inoltr|invio|mando|copio|dett|leggo|seguent|prossim|ecco|sotto|sopra|ricevut|arrivat|lasciat|mandat
|colar|colo |mandar|vou mandar|encaminh|envio|seguinte|próxim|aqui (?:vai|está)|abaixo|acima|recebi|chegou|deixou|veio
|plak|stuur|doorstur|kopieer|volgende|hieronder|hierboven|gekregen|ontvangen|hing |вставл|пришл|отправ|перешл|скопир|кидать|кину|следующ|ниже|выше|вот |получил|пришл|wklej|wyśl|prześl|następn|poniżej|oto |dostał|yapıştır|gönder|aşağıda|sonraki|işte|klistra|skicka|följande|nästa|här (?:är|kommer)
|贴|发你|发给你|转发|复制|粘贴|下面|以下|上面|接下来|收到|留下|群里|貼り|貼る|送り|送る|転送|コピー|次の|以下|下の|上の|届い|来ました|もらった|붙여|보낼|다음|아래|받은`,
    ],
    [
      "other",
      `my (?:aunt|uncle|mom|mum|dad|mother|father|sister|brother|cousin|gran|nan|wife|husband|boss|friend|mate|colleague|coworker|neighbo|landlord|tenant|roommate|flatmate|student|pupil|client|customer|teacher|ex |kid|son|daughter|partner|girlfriend|boyfriend|gf |bf )|(?:a|the|our|this|some) (?:guy|man|woman|lady|customer|client|guest|user|student|pupil|applicant|candidate|neighbo|tenant|landlord|colleague|author|speaker|patient|teacher|intern|stranger|buyer|seller|member|girl|boy|kid)|she |he |her |him |his |they |their |someone|somebody|people|students|pupils|customers|clients|guests|everyone
|meine (?:tante|mutter|schwester|cousine|oma|frau|chefin|freundin|kollegin|nachbarin|schülerin|kundin|mitbewohnerin)|mein (?:onkel|vater|bruder|cousin|opa|mann|chef|freund|kollege|nachbar|schüler|kunde|mieter|vermieter)|sie |er |ihr |ihm |ihn |jemand|der kunde|die kundin|schüler|azubi|gäste|kunden|autor|figur
|ma (?:tante|mère|soeur|sœur|cousine|femme|copine|cheffe|collègue|voisine|proprio|cliente)|mon (?:oncle|père|frère|cousin|mari|copain|chef|collègue|voisin|élève|client|locataire|proprio|ami)|elle |il |lui |ils |quelqu'un|mes élèves|clients|auteur
|mi (?:tía|tío|madre|padre|mamá|papá|hermana|hermano|prima|primo|abuela|abuelo|mujer|marido|jefa|jefe|amiga|amigo|compañera|compañero|vecina|vecino|alumno|alumna|clienta|cliente|inquilino|casero)|ella |él |le |les |alguien|alumnos|clientes|autor
|mia (?:zia|madre|sorella|cugina|nonna|moglie|capa|amica|collega|vicina)|mio (?:zio|padre|fratello|cugino|nonno|marito|capo|amico|collega|vicino|inquilino|alunno|cliente)|lei |lui |gli |qualcuno|alunni|clienti|autore
|minha (?:tia|mãe|irmã|prima|avó|mulher|chefe|amiga|colega|vizinha|cliente)|meu (?:tio|pai|irmão|primo|avô|marido|chefe|amigo|colega|vizinho|aluno|cliente|inquilino)|ela |ele |alguém|alunos|hóspedes|clientes|mijn (?:tante|moeder|zus|nicht|oma|vrouw|vriendin|baas|collega|buurvrouw|oom|vader|broer|neef|opa|man |vriend|buurman|leerling|klant|huurder)|zij |ze |hij |hem |haar |iemand|leerlingen|klanten
|мой (?:дяд|отец|брат|дед|муж|друг|коллег|сосед|ученик|клиент)|моя (?:тёт|мать|мама|сестр|бабушк|жен|подруг|коллег|соседк|ученица|клиентк)|сосед|ученик|она |он |ему |ей |кто-то|клиент|moj[aą]? (?:ciocia|mama|siostra|koleżanka|szef|kolega|sąsiad)|on |ona |halam|annem|ablam|patronum|arkadaş|komşu|öğrenci|müşteri|min (?:moster|mamma|syster|kollega|chef|granne|elev)|hon |han 
|我(?:妈|爸|姐|妹|哥|弟|姨|姑|叔|奶奶|爷爷|外婆|老板|同事|朋友|邻居|房东|租客|学生|客户|室友|领导|老公|老婆|表)|同事|同学|学生|客户|客人|房东|邻居|顾客|网友|她|他|有人|大家|作者|母が|父が|姉が|兄が|妹が|弟が|祖母|祖父|友達|友人|同僚|上司|部下|先輩|後輩|隣|大家さん|生徒|学生|お客|取引先|彼女|彼|誰か|作者|친구|동료|상사|이웃|학생|손님|고객|그녀|그는|누가`,
    ],
    [
      "play",
      `role-?play|pretend|act as|play |imagine|character|in character|villain|hero|narrator|game|guess who|audition|improv|contest|interviewer|rollenspiel|spiel|tu so|stell dir vor|figur|raten|jeu de rôle|joue|fais comme si|imagine|devine|personnage|juego de rol|jug|finge|imagina|personaje|adivina|gioco di ruolo|gioch|facciamo finta|fai finta|immagina|indovina|faz de conta|jog|brinc|finge|adivinha|rollenspel|doe alsof|speel|raad|stel je voor|ролев|игра|давай в|представь|притвор|угадай|udawaj|zagraj|rol yap|oyun|låtsas|rollspel|扮演|角色|假装|剧本杀|游戏|我演|你演|猜|ごっこ|なりきり|ロールプレイ|演じ|役|ゲーム|人狼|역할|연기|게임`,
    ],
    [
      "reply",
      `repl(?:y|ies)|respon[ds]|answer|write back|what (?:do|should|can|would) i (?:say|tell|write|reply|answer|do)|how (?:do|should|can|would) i (?:say|tell|put|reply|answer|thank|respond|react)|call (?:him|her|them) back|antwort|reagier|was (?:soll|sag|schreib|antwort)|wie (?:soll|sag|reagier)|zurückschreib|répon|que (?:dire|lui|leur|faire)|je (?:lui|leur) (?:dis|réponds)|contest|respond|qué le|qué les|cómo le|rispond|cosa (?:gli|le) |come (?:gli|le) |respost|respon|o que (?:digo|respondo|lhe)|como (?:respondo|lhe)|antwoord|reageer|wat (?:zeg|antwoord|stuur)|ответ|что (?:мне )?(?:сказать|написать)|как (?:ответить|отреаг)|odpis|odpowied|co (?:mu|jej)|cevap|ne (?:desem|yaz)|svar|怎么回|回复|如何回|回一下|返事|返信|何て(?:言|返)|답장|뭐라고`,
    ],
    [
      "series",
      `each|every (?:message|one|post)|one by one|one at a time|in turn|several|a few|a couple|nacheinander|einzeln|jede|ein paar|mehrere|un(?:e)? par un(?:e)?|chaque|plusieurs|quelques|uno (?:a|por) uno|cada|varios|varias|unos|unas|uno alla volta|ogni|alcuni|um por um|cada|vários|algumas|alguns|één voor één|steeds|elke|een paar|по одному|кажд|несколько|kolejn|każd|kilka|tek tek|her bir|birkaç|en i taget|varje|några|一个一个|逐|每|几|一つずつ|順番|それぞれ|いくつか|하나씩|각`,
    ],
    [
      "me",
      "i |i'm |im |ive |i've |i'll |my |me |mine |ich |mir |mich |mein|je |j'|moi |mon |ma |mes |yo |me |mi |mis |soy |io |mio |mia |miei |mie |sono |eu |meu |minha |sou |ik |ben |mij |mijn |я |мне |меня |мой |моя |jestem |mam |mnie |ben |benim |bana |jag |mig |min |我|私|俺|僕|저는|나는|제 |내 ",
    ],
    [
      "you",
      "you |your |u |ur |du |dir |dich |dein|tu |te |toi |vous |usted|ti |tuo|lei |você|vc |je |jij |ты |тебе |вы |sen |siz|你|您|あなた|君|너|당신",
    ],
    [
      "this",
      "this|these|that |those |it |das |dies|es |ce |cet|ça |ceci|cela|esto|este|esta |eso |estos|estas|questo|questa|questi|queste|isto|isso|esse|essa|este |dit |deze|die |это|эт[ауио]|to |ten |bu |şu |det |den |这|那|它|これ|この|それ|その|이 |이거|그 ",
    ],
    [
      "wish",
      "always|never|from now on|remember|call me|please |immer|nie |niemals|ab jetzt|ab sofort|künftig|nenn|merk dir|bitte|toujours|jamais|désormais|appelle|retiens|siempre|nunca|a partir de|llám|recuerda|sempre|mai |d'ora in poi|chiam|ricord|a partir de|me cham|lembr|altijd|nooit|voortaan|noem|всегда|никогда|впредь|зови|запомни|zawsze|nigdy|her zaman|hep |asla|alltid|aldrig|以后|永远|总是|叫我|记住|今後|これから|必ず|呼んで|覚えて|항상|앞으로",
    ],
  ]),
  ["colon", /[:：]/gu] as const,
  ["quote", /["“”„«»「」『』]/gu] as const,
  ["arrow", /[\^↑]/gu] as const,
]

const MAX_CHARACTERS = 300

/** The buckets of a sentence: those of any clause, and which of these meanings stand in which order. */
export function textCueFeatures(sentence: string): readonly number[] {
  const cut = sentence.slice(0, MAX_CHARACTERS).replace(/[’]/g, "'")
  const buckets = new Set(clauseFeatures(sentence))
  for (const feature of conceptFeatures(cut, CONCEPTS)) buckets.add(bucketOf(feature))
  return [...buckets]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 91, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (CLAUSE_BUCKETS - 1)
}

export interface CueWeights {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

/** The log-odds that features are of a sentence that speaks of a text, a game or what somebody else says. */
export function scoreCue(features: readonly number[], { bias, scale, weights }: CueWeights): number {
  const sum = features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
  return bias + (scale * sum) / Math.sqrt(Math.max(1, features.length))
}

const model: CueWeights = { bias: CUE_BIAS, scale: CUE_SCALE, weights: bytesOf(CUE_WEIGHTS) }

const PART_BREAK = /[,;:–—，、；：]+\s*|\s+-+\s+/u
/** Shorter parts, in characters, say nothing alone. */
const SHORTEST = { spaced: 12, unspaced: 4 }
const MAX_PARTS = 8

/** The parts of a sentence between commas, of which one may say what the others are; none if there is one only. */
export function partsOf(sentence: string): readonly string[] {
  const least = UNSPACED.test(sentence) ? SHORTEST.unspaced : SHORTEST.spaced
  const parts = sentence
    .slice(0, MAX_CHARACTERS)
    .split(PART_BREAK)
    .filter((part) => part.length >= least)
  if (parts.length < 2) return []
  return parts.length <= MAX_PARTS ? parts : [...parts.slice(0, MAX_PARTS / 2), ...parts.slice(-MAX_PARTS / 2)]
}

/** How much a sentence speaks of a text, a game or what somebody else says, in log-odds. */
export const textCue = rememberRecent((sentence): number => scoreCue(textCueFeatures(sentence), model))
