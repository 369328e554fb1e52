import { analyse } from "../../text/analyse.ts"
import { topicWords } from "../../text/query-words.ts"
import { oneLine } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { WORD_CHARACTER } from "../../text/word-characters.ts"

const MAX_CHARACTERS = 300

/**
 * Whether a text asks about the user ("what do you know about me?") or about past conversations ("what did we talk
 * about last week?") without a topic: nothing is left without the words of asking, knowing, talking and time.
 */
export function detectTopicless(
  text: string,
  { asks, foreign }: { readonly asks: boolean; readonly foreign: boolean },
): "user" | "past" | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  const spelled = text.replace(/\bu\b/gi, "you").replace(DAY_OF_MONTH, " ")
  if (asks && topicWords(spelled).every((word) => isStopWord(word) || NO_TOPIC.has(word) || YEAR.test(word))) {
    if (TALKED.test(spelled)) return "past"
    if (ABOUT_ME.test(spelled)) return "user"
  }
  if (!foreign) return undefined
  for (const { talked, about, rest } of LANGUAGES) {
    const past = talked.test(text)
    if ((past || about.test(text)) && !/\p{L}/u.test(text.replace(rest, " "))) return past ? "past" : "user"
  }
  return undefined
}

/** Translates a time expression of another language into English, from which times are parsed. */
export function translateTime(text: string): string | undefined {
  return TIMES.find(([said]) => said.test(text))?.[1]
}

const YEAR = /^(?:19|20)\d\d$/
/** The number of a day beside its month: "5 May", "the 5th of May", "May 5th". */
const DAY_OF_MONTH =
  /\b[0-3]?\d(?:st|nd|rd|th)?(?= (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)|(?<=\b(?:january|february|march|april|may|june|july|august|september|october|november|december) )[0-3]?\d(?:st|nd|rd|th)?\b/gi
/** Words about memory and time. */
const NO_TOPIC = new Set(
  analyse(
    `know knows known remember recall remind learn learned learnt memory memories memorized information info detail details store stored save saved
    talk talked talking discuss discussed discussing discussion conversation conversations chat chats chatted session sessions tell told said say
    speak spoke mention mentioned ask asked thing things stuff anything everything something topic topics last previous previously past earlier
    today yesterday tonight week weeks weekend month months year years day days time times ago recent recently late lately morning night
    january february march april may june july august september october november december
    monday tuesday wednesday thursday friday saturday sunday one two three four five six couple
    user person who profile summarize summarise summary list show give describe remind far ever hey hi hello keepsake really exactly
    back together still already please`,
  ),
)
const TALKED =
  /\b(?:we|us|our|i|you)\b.*\b(?:talk|talked|talking|discuss|discussed|discussing|chat|chatted|conversations?|say|said|tell|told|speak|spoke|mention|mentioned|ask|asked)\b|\b(?:last|previous|past|earlier) (?:conversations?|chats?|sessions?|time)\b/iu
const ABOUT_ME =
  /\b(?:about (?:me|myself|us)|who am i|(?:everything|all) (?:that )?you(?:'ve| have)? (?:remember|stored|saved|memori[sz]ed|noted)|(?:know|remember|recall|learned|memor\w+|stored?|saved?)\b.*\b(?:me|us|i|mine)|describe me|do you (?:know|remember) me|my (?:profile|memories|information|details))\b/iu

interface LanguagePatterns {
  readonly talked: RegExp
  readonly about: RegExp
  /** Words that name no topic. */
  readonly rest: RegExp
}

function spacedLanguage(talked: string, about: string, rest: string): LanguagePatterns {
  const whole = (source: string): RegExp =>
    new RegExp(`(?<!${WORD_CHARACTER})(?:${oneLine(source)})(?!${WORD_CHARACTER})`, "giu")
  const once = (source: string): RegExp => new RegExp(whole(source).source, "iu")
  return { talked: once(talked), about: once(about), rest: whole(rest) }
}

function unspacedLanguage(talked: string, about: string, rest: string): LanguagePatterns {
  return {
    talked: new RegExp(oneLine(talked), "u"),
    about: new RegExp(oneLine(about), "u"),
    rest: new RegExp(oneLine(rest), "gu"),
  }
}

const LANGUAGES: readonly LanguagePatterns[] = [
  spacedLanguage(
    "(?:haben|hatten) wir|wir (?:haben|hatten)|gesprochen|geredet|besprochen|unterhalten|gespräch\\p{L}*|habe ich dir",
    "(?:über|von) m(?:ich|ir)|wer bin ich|(?:kennst|erinnerst) du(?: dich)?(?: an)? mich",
    `
    was|wer|wie|wann|worüber|wovon|worum|welche\\p{L}?|haben|hatten|habe|hatte|hast|bin|ist|ging|es|wir|ich|du|sie|uns|mich|mir|dir|dich|weißt|weisst|wissen
    |kennst|erinnerst|erinnern|über|von|zu|in|im|am|an|bei|vor|seit|mit|der|die|das|den|dem|unser\\p{L}*|dies\\p{L}*|letzte\\p{L}?|vergangene\\p{L}?|vorige\\p{L}?|woche|wochen
    |monats?|monaten|jahr\\p{L}*|tag|tage|tagen|mal|gestern|vorgestern|heute|neulich|zuletzt|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ein\\p{L}{0,2}|paar|zwei|drei
    |gesprochen|geredet|besprochen|unterhalten|diskutiert|gesagt|erzählt|erwähnt|gefragt|alles|etwas|sonst|noch|so|denn|eigentlich|bisher|schon|bitte|sag|sage|erzähl\\p{L}*|nenn\\p{L}*|zeig\\p{L}*|fass\\p{L}*|zusammen
    |gespräch\\p{L}*|unterhaltung\\p{L}*|chats?|informationen|infos|gespeichert|gemerkt|gelernt|thema|themen|und|hallo|hi
    `,
  ),
  spacedLanguage(
    "parlé|discuté|conversations?|(?:ai-je|t[’']ai(?:-je)?) (?:dit|raconté)",
    "(?:sur|de|d|à propos de) moi|qui suis-je|(?:connais|souviens)-tu(?: de)?(?: moi)?|me connais",
    `
    que|qu|quoi|qui|est-ce|est|ce|c|de|du|des|d|sur|à|a|au|propos|avons-nous|avons|avions|nous|on|parlé|discuté|dit|évoqué|raconté|tu|te|t|sais-tu|sais|connais-tu|connais
    |souviens-tu|souviens|rappelles-tu|rappelles|rappelle|retenu|moi|me|m|je|j|ai|ai-je|as|as-tu|suis|suis-je|la|le|les|l|un|une|semaines?|mois|année|ans?|jours?|hier|avant-hier
    |aujourd|hui|derni(?:er|ère)s?|passée?s?|précédente?s?|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|tout|toutes|choses?|quel(?:le)?s?|informations?|dis|conversations?|y|il|avant|deux|trois|en
    |appris|mémorisé|enregistré|mémoire|dans|ta|ton|notre|nos|lors|s|plaît|stp|svp|et|bonjour|salut|exactement|déjà
    `,
  ),
  spacedLanguage(
    "hablamos|hablado|hablando|charlamos|conversamos|conversado|conversaci(?:ón|ones)|discutimos|(?:te )?(?:dije|conté)|te he (?:dicho|contado)",
    "(?:de|sobre|acerca de) mí|de mi|quién soy|(?:te acuerdas|acuerdas|recuerdas) de mí|me (?:conoces|recuerdas)",
    `
    qué|que|cuál|cuáles|de|del|sobre|acerca|mí|mi|sabes|conoces|recuerdas|acuerdas|te|me|lo|la|el|los|las|se|hablamos|hemos|hablado|hablando|estuvimos|charlamos|conversamos|conversado|discutimos
    |dije|conté|dicho|contado|he|nosotros|tú|yo|quién|soy|semanas?|mes|meses|años?|días?|pasad[oa]s?|últim[oa]s?|vez|veces|ayer|anteayer|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin|todo|cosas?|información|datos|dime
    |cuéntame|conversaci(?:ón|ones)|anterior|anteriores|hace|dos|tres|en|un|una|nuestr[oa]s?|tienes|has|guardad[oa]s?|aprendido|memoria|tu|y|con|hola|por|favor|exactamente
    `,
  ),
  spacedLanguage(
    "falamos|falámos|falou|falado|falando|conversamos|conversámos|conversado|conversas?|discutimos|(?:te |lhe )?(?:disse|contei)",
    "(?:de|sobre) mim|quem (?:eu )?sou(?: eu)?|lembras?(?:-te)? de mim|me conhece|conheces-me",
    `
    o|a|os|as|que|você|tu|sabes?|conheces?|conheces-me|lembras?|lembras-te|se|te|lhe|de|do|da|dos|das|sobre|mim|mi|me|quem|sou|eu|nós|gente|falamos|falámos|falou|falado|falando|conversamos|conversámos|conversado|discutimos|disse|contei
    |semanas?|mês|meses|anos?|dias?|passad[oa]s?|últim[oa]s?|vez|vezes|ontem|anteontem|hoje|segunda|terça|quarta|quinta|sexta|feira|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|fim|tudo|coisas?|informaç(?:ão|ões)|diga|diz|conta|conversas?|anterior|anteriores
    |há|duas|dois|três|na|no|nas|nos|em|um|uma|qual|quais|é|tem|tens|guardad[oa]s?|aprendeu|memória|sua|tua|noss[oa]s?|e|olá|por|favor|até|agora|já|estávamos
    `,
  ),
  spacedLanguage(
    "parlato|parlavamo|parlammo|discusso|conversazion[ei]|(?:ti )?ho (?:detto|raccontato)",
    "(?:di|su) me|chi sono(?: io)?|ti ricordi di me|mi conosci",
    `
    che|cosa|cos|quali|quale|di|del|della|delle|su|sul|me|mi|sai|conosci|ricordi|ti|chi|sono|io|tu|noi|abbiamo|avevamo|parlato|parlavamo|parlammo|discusso|detto|raccontato|ho|hai|è|la|le|il|lo|i|l|gli|settiman[ae]|mese|mesi|ann[oi]|giorn[oi]
    |scors[oaie]|passat[oaie]|ultim[oaie]|volta|ieri|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|fine|tutto|quello|informazioni|dimmi|raccontami|conversazion[ei]|precedent[ei]|fa|due|tre|in|nel|nella|un|una|nostr[oaei]|memorizzato|imparato|memoria|tua|e|ciao|riguardo|a|al|per|favore|finora
    `,
  ),
  spacedLanguage(
    "(?:мы|я) .{0,20}(?:говорили?|говорила|обсуждали|разговаривали|беседовали|общались|сказала?|рассказывала?)|(?:говорили|обсуждали|разговаривали|беседовали|общались)|разговор\\p{L}*|беседы?",
    "об? мне|обо мне|про меня|кто я|(?:знаешь|помнишь) (?:ли )?(?:ты )?меня",
    `
    что|о|об|обо|мне|меня|ты|вы|знаешь|знаете|помнишь|помните|про|кто|я|мы|с|со|тобой|вами|ли|говорил[аи]?|обсуждали|разговаривали|беседовали|общались|сказал[аи]?|рассказал[аи]?|рассказывал[аи]?|тебе|вам|на|в|во
    |прошл\\p{L}+|эт\\p{L}+|недел\\p{L}+|месяц\\p{L}*|год\\p{L}*|раз|вчера|позавчера|сегодня|последн\\p{L}+|разговор\\p{L}*|бесед\\p{L}+|всё|все|расскажи|скажи|напомни|как\\p{L}{2,3}|информаци\\p{L}+|у|тебя|есть|чем|чём|дн\\p{L}+|назад|два|две|три
    |понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|выходн\\p{L}+|это|и|хранишь|запомнил[аи]?|вообще|ещё|еще|уже|наш\\p{L}*|прив\\p{L}+|пожалуйста
    `,
  ),
  unspacedLanguage(
    "(?:我们|咱们|我跟你|我和你|我).{0,12}(?:聊|谈|讨论|讲过|说过|说了)|(?:上次|之前)的?(?:对话|谈话|聊天)",
    "(?:知道|记得|了解|认识).{0,4}我(?!们)|关于我(?!们)|我是谁|对我(?:了解|知道)",
    "我们|咱们|你们?|您|我|他|都|还|对|关于|有关|的|知道|记得|了解|认识|什么|哪些|哪个|多少|几|事情|事|信息|一切|所有|全部|告诉|说|聊天?|谈话|谈论|谈|讨论|讲|提到|提|过|了|吗|呢|啊|些|(?:这|上)个?(?:次|周|星期|礼拜)末?[一二三四五六日天]?|(?:星期|周)[一二三四五六日天末]|上个?月|去年|昨天|前天|今天|之前|以前|最近|[一二两三四五六几]天前?|时候|时|在|一次|一下|请|谁|是|到|和|跟|内容|话题|对话|把|来|做",
  ),
  unspacedLanguage(
    "話(?:しました|した|して|題|を(?:しました|した|して))|会話|(?:言|伝え)(?:いました|った|ました|た)",
    "(?:私|僕|俺|わたし|ぼく|自分)(?:について|に関して|に関する|のこと)|(?:私|僕|俺)は誰|(?:私|僕|俺)を(?:知|覚)",
    "あなた|君|きみ|私たち|私達|僕たち|私|わたし|僕|ぼく|俺|自分|について|に関して|に関する|こと|何か|何|なに|なん|どんな|誰|だれ|知って|しって|覚えて|おぼえて|記憶して|いますか|いる|います|ますか|話題|話しました|話した|話して|話|会話|言いました|言った|言って|伝えました|教えて|ください|くれ|全部|すべて|全て|情報|先週末?|先月|昨日|きのう|一昨日|おととい|今日|昨年|去年|前回|以前|前|最近|今週|この|その|[月火水木金土日]曜日?|ました|ます|です|でした|した|だ|た|いた|い|を|は|が|の|に|で|と|も|へ|か|ね|よ|って|日|二|三",
  ),
  unspacedLanguage(
    "(?:얘기|이야기|대화|말)(?:를|을)? ?(?:했|나눴|나눈|하던|한 )|대화",
    "(?:나|저)에 ?(?:대해|대한|관해)|나를|저를|날 (?:알|기억)|(?:내|제)가 누구",
    "(?:했|나눴|나누었)(?:지|어요?|나요|었지|더라|니|습니까|던|죠|었)|나눈|(?:나|저|내|제|우리|너|당신|네)(?:는|가|를|의|에게|한테|도|와|랑|에)?|대해서?|대한|관해서?|관한|(?:뭐|뭘|무엇|무슨|어떤|어느)(?:를|을|에|가)?|(?:것|걸|거|정보|내용|주제)(?:을|를|들|은|이)?|알고|아는|아나요|알아요?|있(?:어요?|나요|니|습니까|지|는|어)|기억(?:하고|하니|해요?|하나요|나|나요|하는|해)|지난|저번|이번|번에?|주말?에?|달에?|해에?|어제|그제|그저께|오늘|작년에?|며칠|전에?|최근에?|[월화수목금토일]요일에?|때|에서?|(?:얘기|이야기|말|대화)(?:를|을|에서)?|하던|한|누구(?:야|예요|입니까|인지)?|모두|전부|다|모든|알려|말해|줘|주세요|까지|지금|요|을|를|은|는|이|가|와|과",
  ),
]

const TIMES: readonly (readonly [said: RegExp, english: string])[] = [
  [
    /letzte[ns]? wochenende|week-end dernier|fin de semana pasado|fim de semana passado|fine settimana scorso|прошлы[ехм]+ выходны|上(?:个)?周末|先週末|지난 ?주말/iu,
    "last weekend",
  ],
  [
    /(?:letzte|vorige|vergangene)[rn]? woche|semaine (?:dernière|passée)|semana pasada|semana passada|settimana scorsa|scorsa settimana|прошл\p{L}+ недел|上个?(?:周|星期|礼拜)|先週|지난 ?주|저번 ?주/iu,
    "last week",
  ],
  [
    /(?:letzten|vorigen|vergangenen) monat|mois dernier|mes pasado|mês passado|mese scorso|прошл\p{L}+ месяц|上个?月|先月|지난 ?달|저번 ?달/iu,
    "last month",
  ],
  [
    /(?:letzte[sn]?|voriges|vergangenes) jahr|année dernière|an dernier|año pasado|ano passado|anno scorso|прошл\p{L}+ год|去年|昨年|작년/iu,
    "last year",
  ],
  [
    /diese[r]? woche|cette semaine|esta semana|questa settimana|эт\p{L}+ недел|[这本]周|这个星期|今週|이번 ?주/iu,
    "this week",
  ],
  [
    /(?<!\p{L})(?:gestern|ayer|ontem|ieri|вчера)(?!\p{L})|(?:avons|ai|nous|dit|parlé|fait)(?!\p{L}).{0,40}(?<!\p{L})hier(?!\p{L})|昨天|昨日|어제/iu,
    "yesterday",
  ],
  [/(?<!\p{L})(?:heute|hoy|hoje|oggi|сегодня)(?!\p{L})|aujourd[’']hui|今天|今日|오늘/iu, "today"],
]
