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

/** Some matters or texts, for which alone a wish is meant: "for recipes", "wenn ich koche", "dans mes mails", "メールでは". */
const SOME_MATTERS = expression("iu")`
  (?<!\p{L})(?:
  for (?!(?:me|us|now|good|once|ever|every|each|all|any|both|a|an|at|it|this|that|the (?:future|time|rest|record|next)|future|(?:(?:all|my|your|the|any) )?(?:answers?|repl(?:y|ies)|responses?|everything|anything|convenience|clarity|reference|readability|prices?|costs?|money|temperatures?|distances?|weights?|measurements?|units|times|dates)|your|sure|real|example|instance)(?!\p{L}))(?:(?:my|our|the|his|her) )?\p{L}+
  |(?:when|whenever) (?!(?:you|answering|replying|responding|talking|possible|needed|necessary|i ask you)(?!\p{L}))(?:i'm |\p{L}+ )\p{L}+
  |(?:in|at|on|during) (?:(?:my|our) (?!language|native|mother|own|dialect|currency|time)\p{L}+|(?:the )?(?:e-?mails|mails|letters|recipes|code|chats|meetings|reports|documents|documentation|essays|presentations|slides|stories|poems|posts|translations|homework|school|class|work|weekends|weekdays|kitchen|invoices|contracts|commit messages|commits)(?!\p{L}))
  |für (?!(?:mich|uns|immer|alle[ns]?|jede[nrs]?|die zukunft|deine|dich|(?:die )?(?:antworten|preise|temperaturen|entfernungen|gewichte|uhrzeiten))(?!\p{L}))(?:(?:meinen?|unsere|die|den|das) )?\p{L}+
  |bei(?:m)? (?!(?:mir|uns|dir|alle[mn]|jede[mr]|deinen|(?:den )?(?:antworten|preisen|temperaturen|entfernungen|gewichten))(?!\p{L}))(?:(?:meine[nmr]|unseren|der|den) )?\p{L}+
  |(?:wenn|sobald) (?!(?:du|möglich|nötig)(?!\p{L}))\p{L}+ \p{L}+
  |in (?:meine[nmr] (?!sprache|muttersprache|dialekt)\p{L}+|(?:e-?mails|mails|briefen|rezepten|berichten|dokumenten|präsentationen|aufsätzen|übersetzungen|der schule|der arbeit)(?!\p{L}))
  |pour (?!(?:moi|nous|toujours|de bon|l'instant|tout|toutes?|tous|chaque|tes|vos|que|une fois|les (?:réponses|prix|températures|distances|poids|heures))(?!\p{L}))(?:(?:les|mes|nos|mon|ma|le|la) )?\p{L}+
  |(?:quand|lorsque) (?!(?:tu|vous)(?!\p{L}))\p{L}+ \p{L}+
  |dans (?:les|mes|nos) (?!réponses|messages suivants)\p{L}+
  |para (?!(?:mí|mi|mim|nosotros|nós|siempre|sempre|todo|todas?|todos|tudo|tus|que|de|com|con|as tuas|as suas|(?:las|los|as|os) (?:respuestas|respostas|precios|preços|temperaturas|distancias|distâncias|pesos|horas))(?!\p{L}))(?:(?:los|las|el|la|mis|os|as|o|a|meus|minhas|meu|minha) )?\p{L}+
  |para mi \p{L}+
  |cuando (?!(?:tú|me|respondas|contestes|hables)(?!\p{L}))\p{L}+ \p{L}+
  |en (?:mis (?!respuestas)\p{L}+|(?:(?:los|las) )?(?:correos|emails|cartas|recetas|informes|deberes|clase)(?!\p{L}))
  |per (?!(?:me|noi|sempre|favore|piacere|cortesia|ora|adesso|tutto|tutte|tutti|ogni|esempio|punti|le (?:risposte|temperature|distanze)|i (?:prezzi|pesi))(?!\p{L}))(?:(?:i|gli|le|il|la|i miei|le mie) )?\p{L}+
  |quando (?!(?:tu|mi|rispondi|parli|você|me|respondes|falas|responder)(?!\p{L}))\p{L}+ \p{L}+
  |(?:nelle|nei|negli) (?:(?:mie|miei) )?(?!(?:tue|tuoi|risposte)(?!\p{L}))\p{L}+
  |(?:nos meus|nas minhas|(?:em|nos|nas) (?=(?:e-?mails|cartas|receitas|relatórios)(?!\p{L}))) ?\p{L}+)
  |(?:写|做|问(?!题|我)|聊(?!天)|讨论|谈到|说到|涉及|翻译|学习|工作|上课)[^，。！？]{0,12}(?:时(?!制|间|区)|的时候)|(?:邮件|信|报告|代码|菜谱|食谱|作业|论文)(?:里|中|上)|(?:关于|对于)[^，。]{2}
  |(?:[^、。]{1,6})(?<!回答|返事|返信|今|こ|そ)の(?:時|とき|場合|際)(?:は|に|、)|(?:メール|手紙|レシピ|料理|宿題|仕事|コード|報告書|レポート|論文|課題)(?:で|に)は
`

/** For which matters alone a wish is meant, in its own words; `undefined` if for all. */
export const scopeOfWish = (wish: string): string | undefined =>
  SOME_MATTERS.exec(wish.slice(0, LONGEST_WISH))?.[0].toLowerCase()

const LONGEST_WISH = 400
