import { sentencesOf } from "./sentences.ts"
import { wholeWords } from "./whole-words.ts"

/**
 * Where a message leaves what it was asked for to speak of something else: "Le pain. Enough for today. I'm vegan."
 * Its length if it does not.
 */
export function breaksOffAt(text: string): number {
  const found = sentencesOf(text).find((one) => {
    const at = BREAKS_OFF.exec(one.text)?.index
    return at !== undefined && at <= MAX_BEFORE
  })
  return found?.start ?? text.length
}

/** Most characters of a sentence before the words that break off: "OK, enough". */
const MAX_BEFORE = 12

const BREAKS_OFF = wholeWords(
  `enough(?: for (?:today|now))?|(?:let['’]s |please )?stop(?: here| now)?(?=[.!,]|$)|(?:stop|end|quit|drop|no more) (?:the |this |our )?(?:role-?play(?:ing)?|game|quiz|exercise|interview|scene)|that['’]s (?:enough|it for|all for)|not (?:right )?now|i['’]m done|(?:by the way|btw|anyway)(?=[,:])|something else|(?:an)?other (?:thing|question)|different question
  |genug(?: für heute)?|(?:ende|schluss mit|stopp|beende[n]?(?: wir)?) (?:des |das |dem |die |der )?(?:rollenspiels?|spiels?|quiz|übung|interviews?)|schluss(?: jetzt| für heute)?|stopp|(?:das )?reicht|hören wir auf|lass uns aufhören|nicht jetzt|(?:mal )?(?:et)?was anderes|andere frage|übrigens
  |ça suffit|assez(?= pour)|arrêtons|on arrête|(?:fin|arrête[z]?|stop)(?: du| le| au| l['’])? ?(?:jeu(?: de rôle)?|quiz|exercice)|pas maintenant|autre (?:chose|question)|au fait|changeons de sujet
  |(?:ya )?basta|suficiente por hoy|paremos|dejémoslo|(?:fin|para|deja|termina)(?: el| del)? (?:juego(?: de rol)?|quiz|ejercicio)|ahora no(?=[.,]|$)|otra (?:cosa|pregunta)|por cierto|cambiando de tema
  |smettiamo|fermiamoci|(?:fine|stop|basta)(?: il| del| al| con il)? (?:gioco(?: di ruolo)?|quiz)|non (?:ora|adesso)(?=[.,]|$)|un['’]altra (?:cosa|domanda)|a proposito|cambiamo argomento
  |chega(?= por)|vamos parar|(?:fim|pare|para)(?: o| do| com o)? (?:jogo(?: de papéis)?|quiz|role-?play)|agora não(?=[.,]|$)|outra (?:coisa|pergunta)|a propósito|mudando de assunto
  |genoeg(?: voor vandaag)?|laten we stoppen|niet nu|iets anders|andere vraag|trouwens|overigens
  |(?:na dziś |na dzisiaj )?wystarczy|dość(?= na)|kończymy|nie teraz|coś innego|inne pytanie|swoją drogą`,
  "今天(?:就|先)?到(?:这|此)|到此为止|(?:停止|结束)(?:角色扮演|游戏|测验)|够了|不(?:练|学|玩)了|换个(?:话题|问题)|^对了[，,]|顺便(?:说|问)|(?:今日は|もう)?(?:ここまで|終わり)に|やめ(?:ます|よう|ましょう)|ロールプレイ(?:は|を)?(?:終わり|やめ)|また今度|ところで|別の質問|話は変わ",
)
