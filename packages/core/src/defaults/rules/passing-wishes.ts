import { isFigureOfSpeech } from "../../text/figures-of-speech.ts"
import { expression } from "../../text/regex.ts"

/** One text or conversation, for which a wish is meant: "this email", "in diesem Angebot", "这封信". */
const ONE_TEXT = expression("iu")`
  (?<!\p{L})(?:(?:this|today's|the present|the cover) (?:\p{L}+ ){0,2}?(?:e-?mail|letter|text|draft|story|poem|essay|article|(?:blog )?post|proposal|offer|quote|report|presentation|slides?|deck|thread|chat|conversation|session|document|page|chapter|scene|script|speech|cv|resume|application|translation|summary|message|reply|memo|contract|invoice|thesis|paragraph|section|game|song|time|once)
  |(?:diese[mnrs]?|heutige[nmr]?|vorliegende[nmr]?) (?:eine[nmr]? )?(?:\p{L}+ ){0,2}?(?:e-?mail|mail|brief|text|entwurf|geschichte|gedicht|aufsatz|artikel|beitrag|angebot|bericht|präsentation|vortrag|gespräch|chat|unterhaltung|dokument|kapitel|szene|rede|lebenslauf|bewerbung|anschreiben|übersetzung|zusammenfassung|nachricht|vertrag|rechnung|absatz|mal|thread|post)
  |(?:ce|cet|cette) (?:\p{L}+ )?(?:e-?mail|mail|courriel|courrier|lettre|texte|brouillon|histoire|poème|essai|article|billet|devis|offre|proposition|rapport|présentation|conversation|discussion|chat|document|chapitre|scène|discours|cv|candidature|traduction|résumé|message|contrat|facture|paragraphe|fois)
  |(?:este|esta) (?:\p{L}+ )?(?:correo|mail|email|carta|texto|borrador|historia|cuento|relato|poema|ensayo|artículo|oferta|propuesta|presupuesto|informe|presentación|conversación|charla|chat|documento|capítulo|escena|discurso|currículum|solicitud|traducción|resumen|mensaje|contrato|factura|párrafo|vez)
  |(?:[nd]?est[ea]|[nd]?ess[ea]) (?:\p{L}+ )?(?:e-?mail|carta|texto|rascunho|história|conto|poema|ensaio|artigo|oferta|proposta|orçamento|relatório|apresentação|conversa|chat|documento|capítulo|cena|discurso|currículo|candidatura|tradução|resumo|mensagem|contrato|fatura|parágrafo|vez)
  |quest[ao] (?:\p{L}+ )?(?:e-?mail|mail|lettera|testo|bozza|storia|racconto|poesia|saggio|articolo|post|offerta|proposta|preventivo|relazione|rapporto|presentazione|conversazione|chat|documento|capitolo|scena|discorso|cv|curriculum|candidatura|traduzione|riassunto|messaggio|contratto|fattura|paragrafo|volta)|quest'(?:offerta|articolo))(?!\p{L})
  |这(?:[封篇首]|[份个段次一]{0,2}(?:邮件|信|稿|文章|报价|报告|提案|方案|故事|小说|诗|作文|演讲|简历|翻译|摘要|消息|回复|合同|发票|段落|对话|聊天|文案|文本|草稿))|这次|本[文次]
  |(?:この|今回の)(?:メール|手紙|文章|下書き|物語|小説|詩|作文|記事|投稿|見積|提案書?|報告書|レポート|プレゼン|会話|チャット|文書|章|場面|スピーチ|履歴書|翻訳|要約|メッセージ|返信|契約書|請求書|段落)|今回(?:だけ|のみ|は)
`

/** Somebody else whose wish it is: "my kid wants you to …", "meine Tochter will, dass du …". */
const OF_SOMEBODY = expression("iu")`
  ^(?:(?:and|but|oh|btw|und|et|y|e)[, ]{1,2})?(?:(?:my|our) (?:[\p{L}'’-]+ ){1,3}(?:wants?|(?:would|['’]d) like|likes|asked|asks|told|tells|says?|said|insists?|begs?|wishes|needs?|prefers?) (?:that )?you (?:to|should|must|have to|always|never)
  |(?:mein|unser)e?r? (?:\p{L}+ ){1,3}?(?:will|wollen|möchten?|wünscht(?: sich)?|hätten? gern|sagt|meint|bittet),? ?(?:dass|daß) du
  |(?:mon|ma|mes|notre|nos) (?:[\p{L}'’-]+ ){1,3}?(?:veut|veulent|voudrait|aimerait|souhaite|demande|dit) que (?:tu|vous)
  |(?:mis?|nuestr[oa]s?) (?:\p{L}+ ){1,3}?(?:quieren?|quisiera|desea|piden?|dice|prefiere) que (?:(?:siempre|nunca|tú|no|me|le|te) ){0,2}\p{L}+[ea]s
  |(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) (?:\p{L}+ ){1,3}?(?:quer|querem|queria|gostava|gostaria|pede|diz|prefere) que (?:você|(?:(?:tu|sempre|nunca|não) ){0,2}\p{L}+[ea]s)
  |(?:(?:il|la|i|le) )?(?:mi[oa]|miei|mie|nostr[oaie]) (?:\p{L}+ ){1,3}?(?:vuole|vogliono|vorrebbe|chiede|dice|preferisce) che (?:tu|(?:(?:sempre|non|mai) ){0,2}(?:parli|risponda|usi|scriva|chiami|dica|faccia)))(?!\p{L})
  |^(?:我|我们|咱)(?:的|家)?\p{Script=Han}{1,4}?(?:想让|希望|想要|要求?|让|叫)你
  |^.{0,6}(?:娘|息子|夫|妻|旦那|嫁|母|父|上司|子供|子ども|彼|彼女|友達|友人|弟|妹|兄|姉|祖母|祖父)(?:が|は|も).{2,60}(?:てほしい|て欲しい)(?:そう|らしい|と言|って言|と頼)
`

/**
 * A request to forget in a language in which none is understood: "Glöm att jag bor i Lund". What it names is no news, so
 * that it must not become a fact.
 */
const FORGETS_ELSEWHERE = expression("iu")`
  ^[^\p{L}]{0,3}(?:(?!jag |jeg |ik |я |ja |en |eu |ben )[\p{L}']{1,14}[, ]{1,2}){0,5}?(?:glöm|glem|gløym|unohda|unohtakaa|vergeet|vergeten|zapomnij|zapomnijcie|zapomeň|zapomeňte|zabudni|zabudnite|felejtsd|felejtse|uită|uitaţi|uitați|unutun|забудь|забудьте|забравай|забрави|zaboravi|zaboravite|pamiršk|aizmirsti|unusta|pozabi|ξέχασε|ξέχνα|oblida|ahaztu|lupakan|gleymdu|انس|انسى|תשכח|תשכחי|bhool jao|भूल)(?!\p{L})
  |(?<!\p{L})unut(?:ur musun)?[.!]{0,3}$|잊어\s?(?:줘|주세요|버려|라)|잊으세요|(?<!\p{L})hãy quên(?!\p{L})|ลืม(?:ว่า|เรื่อง)
`

/** Whether a wish is meant for one text or this conversation alone. */
export const isForOneText = (sentence: string): boolean => ONE_TEXT.test(sentence)

/** Whether a sentence states nothing of its writer: it asks to forget, tells what somebody else wants of the assistant, or jokes. */
export const statesNothingOwn = (sentence: string): boolean =>
  FORGETS_ELSEWHERE.test(sentence) || OF_SOMEBODY.test(sentence) || isFigureOfSpeech(sentence)
