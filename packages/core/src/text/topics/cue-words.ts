/**
 * What words do in a clause, whatever it is about, in English, German, French, Spanish, Italian, Portuguese and Chinese.
 * Spelled as the features fold them: lower case, no diacritics, apostrophes separate words.
 */
const CUES = {
  i: "i im ive id ill ich ick je j yo eu io | 我 俺",
  mine: "me my mine myself mein meine meinem meinen meiner meines mir mich mon ma mes moi mi mis meu minha meus minhas mio mia miei mie conmigo | 我的",
  we: "we our us ours were weve wir unser unsere unserem unseren unserer uns nous notre nos nosotros nuestro nuestra nosso nossa noi nostro nostra ci abbiamo tenemos | 我们 咱 我家 家里",
  you: "you u ur your yours du dir dich dein deine ihnen tu te toi ton ta vous votre ti tuo tua usted le voce | 你 您",
  they: "he she they his her their him hes shes theyre er ihr sein seine ihre il elle ils elles son sa ses leur el ella ellos su sus ele ela eles seu sua lui loro suo sua | 他 她",
  it: "it its this that das es dies dieser ca cela c ce ceci eso esto esta este isso isto questo questa quello | 这 那",
  kin: `mother mom mum mama ma mam dad father papa sister brother son daughter wife husband kid kids child children baby boy girl
    gf bf girlfriend boyfriend partner fiance grandma grandpa granny nan grandson granddaughter uncle aunt cousin nephew niece twins parents
    dog cat mutter vater schwester bruder sohn tochter frau mann kind kinder oma opa enkel eltern freundin onkel tante hund katze tochterchen
    mere pere soeur frere fils fille femme mari enfant enfants maman mamie papi copain copine chum conjoint chien chat petit petite
    madre padre hermana hermano hijo hija esposa esposo marido mujer novio novia abuela abuelo ninos nino nina mama papa perro gato suegra
    mae pai irma irmao filho filha esposa namorado namorada avo cachorro
    sorella fratello figlio figlia moglie marito nonna nonno bambini genitori cane gatto fidanzata fidanzato zia zio
    | 妈 爸 父 母 姐 妹 哥 弟 儿子 女儿 老公 老婆 孩子 媳妇 狗 猫`,
  others: `neighbor neighbour boss colleague coworker friend friends teacher landlord guy dude people someone somebody everyone everybody classmate roommate doc doctor
    nachbar nachbarin chef chefin kollege kollegin freund freunde lehrer lehrerin vermieter leute jemand alle man arzt
    voisin voisine patron boss collegue ami amie amis prof proprio gens quelqu tout monde medecin docteur
    vecino vecina jefe jefa companero companera amigo amiga profesor gente alguien todos medico
    vizinho vizinha chefe colega professor todo medico
    vicino vicina capo collega amico amica prof gente qualcuno tutti medico dottore
    | 邻居 老板 领导 同事 朋友 老师 房东 别人 大家 有人 医生`,
  request: `please pls plz give gimme make write show tell explain list translate summarize summarise fix check find suggest help draft rewrite
    compare describe generate create name recommend proofread convert calculate turn put shorten add remind correct look
    bitte gib mach schreib schreibe zeig erklar erklare liste ubersetz ubersetze such suche fass formulier formuliere korrigier korrigiere nenne vergleich hilf prufe rechne schau kurz
    stp svp donne donnez fais faites ecris ecrivez montre explique trouve corrige traduis resume redige propose cherche verifie calcule compare reformule aide liste
    favor dame haz hazme escribe escribeme muestra explica explicame busca corrige traduce resume redacta ponme pasame dime ayudame revisa compara calcula sugiere
    escreve faz mostra traduz corrige resume procura diga ajuda calcula sugere explique me revise
    scrivi scrivimi dammi fammi spiega spiegami trova correggi traduci riassumi dimmi aiutami controlla calcola suggerisci prepara elenca confronta
    | 帮 请 写 翻译 列 解释 总结 润色 推荐 整理 给我 查 算一 检查`,
  question: `what whats when where why who whos how hows which whose was wann wo warum wer wie wieso welche welcher welches wieviel woher wohin
    quoi quand ou pourquoi qui comment combien quel quelle quels est que cuando donde quien como cuanto cuantos cual
    che quando dove perche chi come quanto quanti quale qual onde quem quantos | 什么 怎么 哪 谁 几 多少 为什么 吗 呢 如何 是不是`,
  if: `if unless suppose supposing imagine pretend lets would wouldve wed whatif hypothetically wish were
    wenn falls ware waren hatte hatten wurde wurden konnte angenommen stell gesetzt tu mal
    serais aurais serait aurait imagine imaginons supposons fais comme etais avais admettons
    fuera fuese tuviera hubiera seria imagina imaginate supongamos digamos haz pongamos ojala
    fosse tivesse seria imagina suponha faz conta
    fossi avessi sarei avrei fosse immagina facciamo finta mettiamo se si | 如果 假如 要是 假设 假装 想象 就当 万一 的话`,
  hearsay: `apparently supposedly allegedly says said told heard claims reckons rumor rumour according reportedly hear thinks
    angeblich anscheinend heisst soll solle sollen sagt sagte meint meinte behauptet laut gehort hort sei habe
    parait apparemment selon dit disent raconte pretend soi disant prétend croit
    dicen dice dijo dizque supuestamente segun parece cuentan contaron oi
    dizem diz disse supostamente segundo parece ouvi consta
    dicono dice ha detto sembra pare secondo sentito presunto | 听说 据说 说 据 传 声称 认为`,
  hedge: `maybe perhaps might probably possibly guess think unsure considering vielleicht wohl vermutlich eventuell glaub glaube uberlege
    peut etre crois pense hesite quizas vez creo acaso pensando forse magari credo penso talvez acho pensando | 可能 也许 大概 好像 考虑 打算`,
  not: "no not don dont doesn doesnt didn didnt isn isnt cant can t never none nicht net ned kein keine keinen nie niemals ne n pas jamais aucun aucune non nunca ningun ninguna tampoco mai nessun nessuna niente nao nenhum nem | 不 没 别 无",
  now: "now currently today tonight rn atm right just this morning jetzt gerade grad heute heut nu maintenant aujourd hui soir ahora hoy ahorita ora adesso oggi stasera agora hoje | 现在 今天 刚 正在 今晚",
  change: `since anymore moved switched switch started stopped quit changed change new instead longer became left joined back again
    seit mehr umgezogen gewechselt aufgehort angefangen neu neue neuer neues neuen statt ab geworden
    depuis plus demenage change arrete commence nouveau nouvelle desormais dorenavant passe fini devenu
    desde ya cambio cambie deje empece nuevo nueva ahora mude pase
    mudei larguei comecei novo nova mais troquei passei
    da dal dalla cambiato smesso iniziato nuovo nuova ormai piu passato diventato | 换 改 不再 已经 从 起 搬 新 了 以后 戒`,
  past: "yesterday last ago gestern letzte letzten letztes vor vorgestern neulich hier dernier derniere semaine ayer anoche pasado pasada hace ieri scorso scorsa fa ontem passado passada faz used früher damals avant antes prima | 昨天 昨晚 上周 上个月 去年 前天 以前",
  habit:
    "always every usually mostly each weekly daily most often immer jeden jede jedes meist meistens taglich oft montags dienstags freitags toujours chaque tous toutes souvent siempre cada todos suele suelo sempre ogni solito todo | 每 总是 一直 从来 向来 通常",
  day: `monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun montag dienstag mittwoch donnerstag freitag samstag sonntag
    lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo lunedi martedi mercoledi giovedi venerdi domenica
    segunda terca quarta quinta sexta week month year woche monat jahr mois an ans semana mes ano settimana mese anno | 周 星期 月 号 年`,
  be: "am is are m s re was been bin bi ist sind war suis est sont etais etait soy es son estoy estan era fui sono e siamo ero stato sou estou esta | 是 在",
  have: "have ve has had got hab habe hat haben ai a avons ont avais as tengo tiene he ha hemos tenia ho abbiamo avevo tenho tem temos | 有",
  modal:
    "could should must need want gotta wanna kann soll sollte muss will brauche mochte darf peux peut dois doit veux veut faut puedo puede debo debe quiero quiere tengo posso puo devo deve voglio vorrei pode quero preciso | 要 想 能 可以 得 需要 应该",
  forget:
    "forget delete erase wipe remove scrap vergiss loschen losch losche streich streiche oublie oubliez efface supprime retire olvida olvidate borra elimina dimentica cancella elimina scorda esqueca esquece apaga | 忘 删 抹",
  answer: `answer answers reply replies respond call address bullet bullets emoji emojis formal tone shorter antworte antworten antwort nenn nenne duz duze siez sieze
    reponds repondre reponse reponses appelle appelez tutoie vouvoie puces responde responder respuestas respuesta llamame tuteame listas
    rispondi risposte risposta chiamami dammi emoji resposta respostas responda chame chama | 回答 回复 叫我 称呼 表情 答`,
  chat: `thanks thx ty lol haha ok okay yes yeah yep nope cool nice sorry great wow omg hi hello hey lmao danke super toll ach na oh ja nein hallo naja
    merci oui super genial mdr salut bonjour ah bof gracias vale jaja genial hola ay uf claro obrigado obrigada valeu kkk oi
    grazie ahah ciao boh dai ecco beh | 谢谢 好的 哈 嗯 哎 啊 唉 呀`,
} as const

const WORDS = new Map<string, readonly string[]>()
const UNSPACED: (readonly [cue: string, word: string])[] = []
for (const [cue, all] of Object.entries(CUES)) {
  const [spaced = "", unspaced = ""] = all.split(" | ")
  for (const word of spaced.trim().split(/\s+/)) WORDS.set(word, [...(WORDS.get(word) ?? []), cue])
  for (const word of unspaced.trim().split(/\s+/)) if (word !== "") UNSPACED.push([cue, word])
}

/** Every unspaced word holds such a letter. */
const NOT_SPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What a word does in a clause; the first name is its commonest. */
export function cuesOfWord(word: string): readonly string[] {
  return WORDS.get(word) ?? []
}

/** The same for a clause in a script without spaces: each cue with its place. */
export function cuesInUnspaced(text: string): readonly (readonly [cue: string, at: number])[] {
  if (!NOT_SPACED.test(text)) return []
  return UNSPACED.flatMap(([cue, word]) => {
    const at = text.indexOf(word)
    return at < 0 ? [] : [[cue, at] as const]
  }).sort((one, other) => one[1] - other[1])
}
