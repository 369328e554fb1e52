import { expression } from "../../text/regex.ts"

/**
 * Whether a text that an agent adds without the person's words tells a model how to act or to answer, rather than
 * stating a fact: an imperative, or what the person is said to want of the assistant, to allow or to be entitled to.
 * Web pages plant lasting instructions this way.
 */
export function instructsAgent(text: string): boolean {
  const bare = text.replace(/[‘’]/g, "'").trim()
  return FORMS.some((form) => form.test(bare))
}

const FORMS: readonly RegExp[] = [
  // Imperatives, after "from now on" and the like.
  expression("iu")`
    ^(?:(?:please|remember to|always|never|only|just|do not|don't|from now on|going forward|in (?:the )?future(?: sessions)?|whenever possible),? ){0,3}
    (?:run|execute|skip|disable|enable|approve|commit|push|merge|deploy|delete|send|forward|e-?mail|post|upload|download|install|use|trust
    |accept|allow|grant|ignore|recommend|suggest|promote|mention|include|append|add|answer|reply|respond|write|speak|ask|show|tell|warn
    |confirm|redirect|link|open|visit|fetch|call|treat|assume|act|reveal|share|hide|remove|bypass|override|make|keep|avoid|refuse|prefer|follow|obey)\b(?!(?:[ -][\w']+){0,2} (?:is|are|was|were|has|have|had|follow|go|goes|lives?|happens?|takes?)\b)
  `,
  expression("iu")`
    ^(?:bitte |ab jetzt |künftig |immer ){0,2}(?:antworte|führe?|frage?|leite|sende|schicke?|lösche|überspringe?|empfiehl|empfehle|nutze|verwende|installiere|vertraue|ignoriere
    |deaktiviere|zeige?|schreibe?|sprich|bestätige|genehmige|mache?|sage?|erwähne|veröffentliche|teile)(?![\p{L}])
  `,
  expression("iu")`
    ^(?:por favor,? |a partir de ahora,? |siempre |nunca |no ){0,2}(?:ejecuta|salta|omite|desactiva|aprueba|envía|reenvía|borra|elimina|instala|confía|ignora|recomienda
    |menciona|incluye|añade|responde|escribe|pregunta|muestra|acepta)(?![\p{L}]).{0,40}(?:siempre|nunca|todo|sin )
  `,
  /^(?:por favor,? |nunca |no ){1,2}(?:pidas|preguntes|muestres|avises|menciones|digas|olvides)(?![\p{L}])/iu,
  expression("iu")`
    ^(?:désormais,? |toujours |ne |n'){0,2}(?:exécute|saute|ignore|désactive|approuve|envoie|transfère|supprime|installe|utilise|fais|recommande|mentionne|inclus|ajoute
    |réponds|écris|demande|montre|accepte|avertis|préviens|dis)(?:s?ez|z)?(?![\p{L}])
  `,
  expression("iu")`
    ^(?:d'ora in poi,? |sempre |non ){0,2}(?:esegui|salta|disattiva|approva|invia|inoltra|cancella|elimina|installa|ignora|consiglia|menziona|mostra|accetta)(?![\p{L}]).{0,40}(?:sempre|mai|tutt|senza)
  `,
  /^(?:sempre )?(?:esegui|fidati|includi|aggiungi|rispondi|scrivi|chiedi)(?![\p{L}])|^non \p{L}{2,12}[aei]re(?![\p{L}])/iu,
  expression("iu")`
    ^(?:a partir de agora,? |sempre |nunca |não ){0,2}(?:execute|executa|salte|pule|ignore|ignora|desative|desativa|aprove|aprova|envie|envia|encaminhe|apague|apaga|instale|instala
    |confie|recomende|recomenda|mencione|inclua|adicione|responda|escreva|pergunte|perguntes|peça|mostre|aceite|avise)(?![\p{L}])
  `,
  /^(?:请|請|以后|以後|今后|始终|始終|总是|永远|不要|别(?![墅的人名])|从现在起)/u,
  /(?:ください|下さい|しなさい|してはいけない|しないこと)[。.!！]?$/u,
  // What somebody is said to want of the assistant, to allow or to be entitled to.
  expression("iu")`
    ^(?:the )?user (?:has |have )?(?:always |never |explicitly |also ){0,2}(?:wants?|wanted|prefers?|expects?|requires?|demands?|asks?|asked|authori[sz]e[sd]|allows?|allowed|permits?|permitted
    |approves?|approved|likes?|told|instructed|consents?|agreed)\b.{0,60}?\b(?:you|the assistant|the agent|the model|(?:skip|ignor|approv|accept|disabl|delet|forward|recommend|mention|merg|execut|hidd|remov)\w+)\b
  `,
  /^(?:the )?user always (?:wants|prefers|expects|demands)\b/i,
  /^(?:the )?user\b.{0,80}\b(?:may|can|must|is allowed to|is entitled to) (?:see|access|read|change|delete|execute|run|do) (?:all|any|every)/i,
  expression("iu")`
    ^(?:der |die )?(?:be)?nutzer(?:in)?\b.{0,20}\b(?:möchte|will|wünscht|verlangt|erlaubt|erwartet)\b.{0,10}(?:,? dass|\b(?:alle|immer|jede[nrs]?|nie)\b)
  `,
  /^(?:el |la )?usuari[oa] (?:siempre |nunca )?(?:quiere|prefiere|espera|exige|permite|desea) (?:que|siempre|todos|todas)(?![\p{L}])/iu,
  /^l['’]utilisat(?:eur|rice) (?:veut|souhaite|préfère|exige|permet|attend) (?:toujours |jamais )?(?:que|qu['’]|tous|toutes)/iu,
  /^l['’]utente (?:vuole|desidera|preferisce|esige|permette) (?:che|sempre|tutti|tutte)(?![\p{L}])/iu,
  /^[oa] (?:utilizador|usuári[oa])a? (?:quer|prefere|deseja|exige|permite|espera) (?:que|sempre|todos|todas)(?![\p{L}])/iu,
  /^(?:用户|用戶)(?:希望|要求|想让|授权|允许)(?:你|您|总是|始终|所有|助手)/u,
  /^ユーザーは.{0,40}(?:してほしい|を許可|を望んで|を求めて)/u,
]
