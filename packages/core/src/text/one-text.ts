import { expression } from "./regex.ts"

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

/** Whether a wish is meant for one text or this conversation alone. */
export const isForOneText = (sentence: string): boolean => ONE_TEXT.test(sentence)
