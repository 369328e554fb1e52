import { oneLine } from "../../text/regex.ts"

/**
 * The parts of a request in one language, each the source of a pattern. A request is a frame ("can you"), a verb without a subject, and an
 * object; the verb may be last.
 */
export interface ForgetGrammar {
  /** "Can you", "I want you to": what makes a verb a request, stripped with courtesies. */
  readonly frames: string
  /** Verbs that are said of a memory alone. */
  readonly forget: string
  /** Verbs that need an object in memory. */
  readonly erase: string
  /** "My". */
  readonly my: string
  /** "About". */
  readonly about: string
  /** "What I said", "everything you know", "the thing": what stands before "about". */
  readonly content: string
  /** "That I", "where I": how a statement begins. */
  readonly statement: string
  /** "From your memory". */
  readonly memory: string
  /** What is known of a person, so that only a memory can lose it. */
  readonly personal: string
}

const ENGLISH: ForgetGrammar = {
  frames: oneLine(`
      (?:please|pls|plz|kindly|if you would|if you please|be so good as|do|dear|one more thing|also please|hey|hi|ok|okay|oh|omg|actually|nvm|never mind|so|now|also|and|just|then|again|like|to|that|well|yo|n|u|ps|btw
      |(?:can|could|would|will) (?:you|u|ya)(?: mind)?|you (?:can|may|must|should|could)|u can|you
      |i(?:'d| would)? (?:want|like|love|wish|ask|need)(?: that)?(?: you| u)?|i (?:want|wish|ask|need) (?:that )?(?:you|u)|i(?: now)? want|let's|lets|it is time to|time to|please make|make|disregard and|simply|(?:can|could|shall|may) we|it(?:'d| would) be (?:great|nice|good|lovely|cool|best) if you(?: could)?|would you|mind)
    `),
  forget:
    "(?:forget|forgot|forgetting|unlearn|un-?remember|put out of your mind|strike from your mind|stop (?:remembering|knowing)|no longer (?:remember|know)|not (?:more |longer )?(?:remember|know))(?: (?:please|about|of|now|that|again|all|everything)(?= ))*",
  erase:
    "(?:delete|erase|remove|clear|wipe|drop|scrub|purge|scrap|rm|get rid of|take|get|put out|put|cut|strike|throw out|deleting|erasing|removing)(?: please)?",
  my: "(?:my|our)",
  about: "(?:about|abt|bout|of|on|regarding|re:?|concerning|from|around)",
  content: oneLine(`
      (?:(?:all|everything|anything|what|whatever)(?: of what)?(?: that)?(?: (?:you|u|i|i've|i'd|you've)(?: (?:have|had|ever|just|all|once))* (?:know|knew|remember|have|learned|learnt|stored|saved|kept|said|told|tell|mentioned|wrote|shared)(?: (?:you|u|to you))?)?
      |(?:the|that|this|those|these|any|your|all)?(?: \\w+)? ?(?:memor(?:y|ies)|notes?|thing|stuff|things|info(?:rmation)?|facts?|entr(?:y|ies)|details?|data|bits?|story|trace[s]?)(?: (?:you have|i (?:told|gave|said)(?: you)?))?)
    `),
  statement: "(?:(?:that|where|when|who|how|how much|how many|which|what|why|whether|if) )(?:i|i'm|i've|my|we|our)\\b",
  memory:
    "(?:from|out of|in|off) (?:what (?:you|u) (?:keep|know|have|store)(?: (?:on|about|of) me)?|(?:(?:your|the|my|keepsake's) )?(?:long-term )?(?:memory|memories|records?|notes|storage|database|brain|knowledge|mind|head|keepsake))",
  personal: oneLine(`
      (?:(?:home |e-?mail |work |street )?address(?:es)?|(?:phone|mobile|cell|telephone|staff|tax|social security)(?: number)?|(?:birth ?day|date of birth)|allerg(?:y|ies)|diet|salary|income|age|weight|height|diagnosis|illness|disease|condition|medication|pregnancy|divorce
      |religion|sexuality|surgery|therapy|medical history|health|employer|workplace|job|rent|mortgage|debts?)
    `),
}

const GERMAN: ForgetGrammar = {
  frames: oneLine(`
      (?:bitte|ach ja|übrigens|tu mir den gefallen und|sei so lieb und|hey|hallo|ok|okay|also|mal|einfach|wieder|wäre (?:schön|nett|toll|gut|super)|wenn|es|doch|jetzt|nun|und|aber|eigentlich|ach|so|nimm|du|sie|die|das|es|dass
      |(?:kannst|könntest|würdest|könnten|können|würden) (?:du|sie)|(?:du|sie) (?:kannst|können|darfst|sollst|sollen)
      |ich (?:möchte|will|hätte gern|bitte dich|bitte sie|wünsche)(?: nicht mehr)?)
    `),
  forget: "(?:vergiss|vergiß|vergesst|vergessen(?: sie)?|vergisst|verlern(?:e|en)?|nicht mehr (?:weißt|weisst|wissen))",
  erase:
    "(?:lösch(?:en sie|e|st|en)?|entfern(?:en sie|e|st|en)?|streich(?:en sie|e|en)?|tilge|raus(?:nehmen)?|raus|lösch weg)",
  my: "(?:mein|unser)(?:e|en|em|er|es)?",
  about: "(?:über|von|zu|mit|bezüglich|betreffend|wegen)",
  content: oneLine(`
      (?:(?:alles|all das|das(?:jenige)?|was|die sache|das zeug|den eintrag|die erinnerung(?:en)?|(?:die )?info(?:s|rmation(?:en)?)?|die notiz)(?: ?,? was)?(?: (?:du|ich|sie)(?: (?:dir|ihnen|habe|hab))*(?: gesagt| erzählt)?)?)
    `),
  statement:
    "(?:dass|daß|wo|wann|wer|wie|wie viel|wieviel|was|warum|welche[nrs]?) (?:ich|mein\\p{L}{0,2}|wir|unser\\p{L}{0,2})",
  memory:
    "(?:aus|in|von) (?:(?:deinem|ihrem|dem|deinen|deiner|ihren) )?(?:gedächtnis|speicher|erinnerung(?:en)?|notizen|memory)",
  personal:
    "(?:adresse|anschrift|telefonnummer|handynummer|nummer|geburtstag|geburtsdatum|allergien?|gehalt|einkommen|alter|gewicht|diagnose|krankheit|schwangerschaft|scheidung|religion|arbeitgeber|job|beruf|miete|schulden|op)",
}

const FRENCH: ForgetGrammar = {
  frames: oneLine(`
      (?:s'il (?:te|vous) plaît|stp|svp|juste|simplement|hé|hey|ok|bon|alors|et|mais|vas-y|allez|donc|veuillez|merci de|merci d'|je (?:te|vous) (?:prie|demande|demanderais) (?:de|d')|il faudrait|il faut|auriez-vous l'obligeance d'|ayez l'obligeance d'|pour finir|au fait|au passage|que tu|que vous|tu|vous|d'
      |(?:tu veux(?: bien)?|veux-tu|voulez-vous|ça te dérange d'|tu peux|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu pourrais|vous pouvez|vous pourriez)
      |(?:je |j')(?:veux|voudrais|souhaite|souhaiterais|aimerais|te demande|vous demande)(?: plus)?(?: que (?:tu|vous)| de)?)
    `),
  forget:
    "(?:oubli(?:e|es|er|ez|iez|é)|ne (?:te souviens|vous souvenez|retiens|retenez|gardez|garde|tenez|tiens) plus(?: compte)?(?: de| d')?|rayez|raye|plus que tu saches|saches plus)",
  erase:
    "(?:efface[rsz]?|effacé|effaciez|supprime[rsz]?|supprimé|supprimiez|enlève[sz]?|enlever|retire[rsz]?|vire[rz]?)",
  my: "(?:mon|ma|mes|notre|nos|le|la|les)(?<=(?:mon|ma|mes|notre|nos))",
  about: "(?:sur|de|du|des|d'|à propos de|au sujet de|concernant|relatif à)",
  content: oneLine(`
      (?:tout(?: ce que (?:tu sais|vous savez|je t'ai dit|je vous ai dit))?|(?:ce|tout ce) que (?:tu sais|vous savez|j'ai (?:dit|raconté)|je (?:t'|vous )?(?:avais |ai )?(?:dit|raconté|confié|écrit|mentionné|expliqué)(?:e|es|s)?)|(?:cette|ton|votre) (?:histoire|affaire)|l'affaire|ce dont je (?:t'|vous )ai parlé|(?:le|la|les|l')? ?(?:info(?:rmation)?s?|souvenirs?|notes?|truc|histoire|données))
    `),
  statement: "(?:que |qu'|où |quand |qui |comment |combien |pourquoi |ce que )(?:je |j'|mon |ma |mes |nous )",
  memory: "(?:de|dans) (?:(?:ta|votre|la|tes|vos) )?(?:mémoire|souvenirs|notes)",
  personal:
    "(?:adresse|numéro(?: de téléphone)?|téléphone|anniversaire|date de naissance|allergies?|salaire|âge|poids|diagnostic|maladie|grossesse|divorce|religion|employeur|loyer|dettes)",
}

const SPANISH_AND_PORTUGUESE: ForgetGrammar = {
  frames: oneLine(`
      (?:por favor|porfa|porfis|hazme el favor de|hágame el favor de|mejor|también|bueno pues|pues|te pido que|te pido|le pido que|ah|oye|oi|ei|hola|ok|bueno|vale|y|e|pero|mas|ya|ahora|agora|que|se
      |(?:te importaría|le importaría|será que|dá pra|dá para|puedes|podrías|podría|puede|pode|podes|poderia|podia|você pode|tu podes)(?: por favor)?
      |(?:quiero|quisiera|necesito|me gustaría|quero|gostaria|queria|preciso)(?: que)?(?: (?:tú|usted|tu|você))?|(?:ya )?no quiero que|(?:já )?não quero (?:mais )?que)
    `),
  forget:
    "(?:olvida|olvide|olvides|olvidar|olvidara|olvidaras|olvídate|olvidate|olvidarte|olvídese|se te olvide|te olvides|no te acuerdes(?: más)?|ya no te acuerdes|recuerdes más|esquece|esqueça|esqueças|esquecer|esquecesse|esqueces|esqueça-se)(?: (?:de|del|por favor))*",
  erase:
    "(?:borra|bórralo|borre|borres|borrar|bórrame|elimina|elimine|elimines|eliminar|quita|quite|quitar|suprime|apaga|apague|apagues|apagar|remove|remova|remover|tira|tire|tirar|deleta|delete|deletar|exclui|exclua|excluir)",
  my: "(?:(?:o |a |os |as |d[oa]s? )?(?:meu|minha)s?|mis?|nuestr[oa]s?)",
  about: "(?:sobre|de|del|do|da|acerca de|relativo a|a respeito de|em relação a)",
  content: oneLine(`
      (?:(?:todo|tudo)(?: (?:lo|o))?(?: que (?:sabes|sabe|você sabe|te dije|le dije|dije|conté|te he dicho|he dicho|eu disse|te disse|te falei|falei|contei))?|(?:lo|o) que (?:te |le |lhe |eu )?(?:(?:había|he) )?(?:dije|conté|dicho|contado|platiqué|comenté|mencioné|platicado|disse|falei|contei|mencionei)|lo|aquilo|eso|isso|ese asunto|esse assunto|(?:el|la|las|los|a|as|o|os)? ?(?:informaci[óo]n|información|informaç(?:ão|ões)|datos?|dados|recuerdos?|memorias?|memórias?|notas?|cosas?|coisas?))
    `),
  statement:
    "(?:que|lo que|o que|cuánto|quanto|por qué|dónde|donde|cuándo|onde|quando|quem|quién) (?:yo |eu |me |mi |meu |minha |no |não )?(?=\\p{L})",
  memory: "(?:de|da|en|na) (?:(?:tu|su|la|tua|sua|a|tus|sus) )?(?:memoria|memória|recuerdos|notas|lembranças)",
  personal:
    "(?:dirección|endereço|morada|número(?: de teléfono| de telefone)?|teléfono|telefone|cumpleaños|aniversário|alergias?|sueldo|salario|salário|edad|idade|peso|diagnóstico|enfermedad|doença|embarazo|gravidez|divorcio|divórcio|religión|religião|deudas|dívidas)",
}

const ITALIAN: ForgetGrammar = {
  frames: oneLine(`
      (?:per favore|per piacere|ti prego di|la prego di|fammi il favore di|ah|poi|anche|piuttosto|ti chiedo di|dai|ehi|ciao|ok|allora|e|ma|adesso|ora|che tu|che
      |(?:ti dispiace|le dispiace|puoi|potresti|potrebbe|può|vuoi)(?: per favore)?|(?:voglio|vorrei|desidero|ho bisogno)(?: che)?(?: (?:tu|lei))?|non voglio (?:più )?che (?:tu )?)
    `),
  forget:
    "(?:dimentica|dimentichi|dimenticare|dimenticasse|dimenticassi|dimenticati|scordati|scorda|scordare|si dimentichi|dimenticarti|lascia perdere|non ricordare più|sappia più)(?: (?:di|della|del|dei|delle))*",
  erase: "(?:cancella|cancelli|cancellare|elimina|elimini|eliminare|rimuovi|rimuova|rimuovere|togli|tolga|togliere)",
  my: "(?:(?:il|la|i|le|del|della|dei|delle) )?(?:mi[oa]|miei|mie|nostr[oaie])",
  about: "(?:su|sul|sulla|sui|di|del|della|dei|riguardo a|a proposito di)",
  content: oneLine(`
      (?:tutto(?: (?:quello|ciò) che (?:sai|ti ho detto|le ho detto))?|(?:quello|ciò|quel) che (?:ti |le )?(?:avevo |ho )?(?:detto|raccontato|scritto|confidato|dissi|sai)|(?:quella|la) (?:storia|faccenda|questione|cosa)|(?:il|la|le|l'|i)? ?(?:informazion[ei]|ricord[oi]|not[ae]|dat[oi]|cos[ae]))
    `),
  statement: "(?:che|quello che|quanto|perché|dove|quando|chi|come) (?:io |mi |il mio |la mia |non )?(?=\\p{L})",
  memory: "(?:da|dalla|in|nella|dai|dalle) (?:(?:tua|sua|tuoi|tue) )?(?:memoria|ricordi|note)",
  personal:
    "(?:indirizzo|numero(?: di telefono)?|telefono|compleanno|data di nascita|allergi[ae]|stipendio|età|peso|diagnosi|malattia|gravidanza|divorzio|religione|debiti)",
}

export const FORGET_GRAMMARS: readonly ForgetGrammar[] = [ENGLISH, GERMAN, FRENCH, SPANISH_AND_PORTUGUESE, ITALIAN]
