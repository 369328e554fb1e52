import { expression } from "../../text/regex.ts"
import {
  hasLetterAndDigit,
  isAssignedValue,
  isPassword,
  isProduct,
  isRemark,
  isStrong,
  isTechnical,
  looksMade,
} from "./no-secret.ts"
import { CREDENTIAL, NAMES, WHOSE } from "./password-names.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

/** "changed", "geändert", "changé": verbs of setting a password, by their stems. */
const CHANGED =
  "chang|reset|rotat|updat|switch|renew|replac|set|geänder|änder|gesetz|gewechsel|umgestell|remplac|mis|modifi|cambi|pus[eo]|actualiz|imposta|mud|alter|troqu|verander|gewijzig|zmieni|ustawi|смени|измени|помен|поставил|değiştir|yaptı|byt|ändra|skift|endr|vaihd"
const TO = "to|auf|zu|in|en|à|a|por|con|para|na|на|till|til|naar|as|olarak|=>|->|→|:|="
/** A password, or the Spanish word that is also a key of any kind. */
const NAME = String.raw`(?:${NAMES}|(?<![\p{L}])(?:mi|la|nuestra|tu|su)[ ]clave)`
/** What follows these is no password. */
const THINGS =
  "(?![ -](?:polic|manager|hash|reset|length|prompt|field|page|rule|strength|generator|hint|protect|form|box|expir|store|vault|require|complex|richtlinie))"
const LIKE_VALUE = String.raw`["'“„«\x60]?(?<secret>[^\s"'“”„»\x60,;]{4,200})`

/** Where a plain word is a password and no verb: "changed my password to swordfish." */
const AT_END = String.raw`(?=["'\x60]?\s{0,3}(?:$|[.,;!?\n)])|[ ](?:and|but|so|yesterday|today|tonight|again|now|recently|this|last|because|since|after|geändert|gesetzt|hier|ce|ayer|hoy|ieri|oggi|ontem|hoje)\b)`

/** What a password is changed for, in or by, in phrases without an article: "en urgence", "por seguridad". */
const CHANGED_HOW = new Set(
  `urgence vitesse avance retard ligne direct personne cachette catastrophe panique groupe famille vacances janvier février mars avril juin juillet août septembre octobre novembre décembre
  rien raison raisons cause plus mieux toujours demain longtemps cela nous vous elle eux sécurité précaution prudence netflix amazon google gmail paypal facebook instagram
  seguridad miedo precaución error despiste costumbre internet teléfono correo consejo obligación recomendación prudencia tiempo mano última medias diario menudo veces distancia enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  fretta corsa banca tempo ufficio ritardo anticipo sicurezza gennaio febbraio aprile maggio giugno luglio agosto settembre ottobre dicembre
  nada segurança medo precaução engano hábito sempre todos todas mim você vocês melhor amanhã casa
  secret english numbers letters emoji work home school good keep make avoid something anything nothing`.split(/\s+/),
)
const isPlainPassword = (secret: string): boolean =>
  isPassword(secret) && !isRemark(secret) && !CHANGED_HOW.has(secret.toLowerCase()) && !/(?:ment|mente)$/i.test(secret)
/** The same behind a word that an infinitive may follow: "pour éviter", "para melhorar". */
const isNoVerb = (secret: string): boolean =>
  isPlainPassword(secret) && !/(?:[aei]r|re|arme|irme|erme|arse)$/i.test(secret)
const isNoAdjective = (secret: string): boolean =>
  isPlainPassword(secret) &&
  !/(?:ous|ful|less|ive|[ai]ble|ic|al|ent|ant|some|ward|where)$|^(?:crazy|ugly|weird|tricky|nasty|awkward|tough|messy|scary|lousy|awesome|gibberish|nonsense|absurd|insane|harmless|secret|simpler|taped|somehow|probably|maybe|definitely)$/i.test(
    secret,
  )
const PLAIN_WORD = String.raw`["'“„«\x60]?(?<secret>\p{Ll}{5,40})`

const isGiven = (secret: string): boolean => looksMade(secret) && isPassword(secret) && !isProduct(secret)

/** Whether a file may be encrypted with it: "Tazzelrue5693%", and neither "AES256" nor "VeraCrypt2". */
const opensFile = (secret: string): boolean =>
  isGiven(secret) &&
  /\p{L}{3}/u.test(secret) &&
  /\d/.test(secret) &&
  !isTechnical(secret) &&
  !/^\d|crypt|^(?:chacha|curve|luks|twofish|serpent|camellia|blowfish|salsa|kyber|gpg|pgp|zip|rar|win)/i.test(secret)

const changedPassword = secretPattern({ kind: "password", needs: "password", holds: isGiven })

/** Changed passwords, answers to a question about one, and passwords in a clause about one. */
export const changedPasswords: readonly SecretPattern[] = [
  changedPassword`
    (?<![\p{L}\p{N}])(?:${CHANGED})\p{L}{0,6}(?:[ ][^\s.;:?!]{1,30}){0,4}?[ ][^\s.;:?!]{0,20}?${NAME}s?
    (?:[ ][^\s.;:?!]{1,40}){0,8}?[ ](?:${TO})[ ]${LIKE_VALUE}
  `,
  changedPassword`
    (?:${NAMES}|(?<![\p{L}\p{N}])pw)s?(?:[ ][^\s.;:?!]{1,40}){0,6}?[ ](?!(?:changes|resets|updates)[ ])(?:${CHANGED})\p{L}{0,6}
    (?:[ ][^\s.;:?!]{1,40}){0,4}?[ ](?:${TO})[ ]${LIKE_VALUE}
  `,
  // What a file or a disk is locked with: a made word, and no algorithm or program.
  secretPattern({ kind: "password", holds: opensFile })`
    (?<!\p{L})(?:encrypted|protected|locked|opens|verschlüsselt|gesperrt|chiffrée?|cryptée?|protégée?|s['’]ouvre|cifrad[oa]|encriptad[oa]|protegid[oa]|se[ ]abre|cifrat[oa]|crittografat[oa]|protett[oa]|si[ ]apre|criptografad[oa]|abre|versleuteld|zaszyfrowan[ye])[ ](?:with|using|mit|avec|con|com|met|z)[ ]${LIKE_VALUE}
  `,
  secretPattern({ kind: "password", holds: opensFile })`
    (?<!\p{L})(?:mit|met)[ ]${LIKE_VALUE}["'“\x60]?[ ](?:verschlüsselt|gesperrt|geschützt|gesichert|auf|entsperrt|versleuteld|beveiligd)(?!\p{L})
  `,
  secretPattern({ kind: "password", holds: opensFile })`
    (?:用|使用)["'“「]?(?<secret>[\w!@#$%^&*.+=~-]{6,60})["'”」]?(?:加密|解压|解密|解锁)
  `,
  secretPattern({ kind: "password", holds: opensFile })`
    (?<![\w!@#$%^&*.+=~-])(?<secret>[\w!@#$%^&*.+=~-]{6,60})["'”」]?(?:で暗号化|で開く|で解凍|で復号)
  `,
  // Two in one sentence: the old one before it is gone already.
  changedPassword`
    (?:from|von|de|da|z|van|с)[ ]["'\x60]?\[redacted: password\]["'\x60]?[ ](?:${TO})[ ]${LIKE_VALUE}
  `,
  // "Passwort vom NAS auf … gesetzt": the verb comes last.
  secretPattern({ kind: "password", needs: "password", holds: (secret) => isPassword(secret) && !isRemark(secret) })`
    (?:${NAMES})(?:[ ][^\s.;:?!]{1,40}){0,6}?[ ](?:auf|zu|in)[ ]["'„“\x60]?
    (?<secret>[^\s"'“”„\x60,;]{4,200})["'“\x60]?[ ](?=(?:um)?(?:ge|ver|ab)\p{L}{2,16}(?:t|en|rt)(?!\p{L}))
  `,
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      \b(?:changed|reset|updated|set|switched)(?:[ ](?:my|the|our|her|his|their|your|its))?(?:[ ][\w'’-]{1,20}){0,3}?[ ]
      (?:${NAMES})(?:${WHOSE})?[ ]to[ ]["'\x60]?(?<secret>[^\s"'\x60,;.!?]{5,200})${AT_END}
    `,
    holds: (secret) => isPassword(secret) && !isRemark(secret) && !/^(?:passphrases?|passkeys?|default)$/i.test(secret),
  },
  // Plain words in other languages, where the same prepositions also say how and why.
  secretPattern({ kind: "password", needs: "password", holds: isNoVerb, flags: "gu" })`
    (?<!\p{L})(?:[Cc]hangé|[Mm]odifié|[Rr]emplacé)[ ](?:mon|le|notre|son)[ ](?:${NAMES})(?:[ ](?:d[eu]|de[ ]la|de[ ]ma|de[ ]mon)[ ][^\s.,;]{1,20}){0,2}[ ](?:en|par|pour)[ ]${PLAIN_WORD}${AT_END}
  `,
  secretPattern({ kind: "password", needs: "password", holds: isNoVerb, flags: "gu" })`
    (?<!\p{L})(?:[Cc]ambi(?:é|ado|amos|ar|e|o)|[Pp]use|[Mm]udei|[Tt]roquei|[Aa]lterei|[Mm]udamos|[Tt]rocamos|[Cc]ambiat[ao])[ ](?:mi|la|nuestra|la[ ]mia|a|a[ ]minha)[ ](?:${NAMES})(?:[ ](?:del?|del[ ]la|della|d[ao])[ ][^\s.,;]{1,20}){0,2}[ ](?:a|por|para|in|con)[ ]${PLAIN_WORD}${AT_END}
  `,
  secretPattern({ kind: "password", holds: isPlainPassword })`
    \b(?:root|sudo|admin|administrator)[ ]pass(?:[ ](?:on|of|for|to)(?:[ ][\w'’-]{1,20}){1,4}?)[ ](?:is|was)(?:[ ]now)?[ ]${PLAIN_WORD}${AT_END}
  `,
  secretPattern({ kind: "password", needs: "password", holds: isNoVerb })`
    (?<!\p{L})(?:nouveau|nuova|nueva|nova|neues)[ ](?:${NAMES})(?:[ ][^\s.,;:!?]{1,20}){0,3},[ ](?:c['’]est|das[ ]ist|es[ ]ist|è|es|é)[ ]${PLAIN_WORD}${AT_END}
  `,
  // "It's" and a noun without an article.
  secretPattern({ kind: "password", needs: "password", holds: isNoAdjective })`
    (?:${NAMES})[^\n.;:?？]{0,60}[?？][ ](?:it['’]?s|it[ ]is)[ ]${PLAIN_WORD}(?=[.!]?\s{0,3}$)
  `,
  changedPassword`
    (?:${NAMES})[^\n.;:?？]{0,60}[?？][\s"'\x60]{1,3}(?:(?:it['’]?s|it[ ]is|that['’]?s|es[ ]ist|das[ ]ist|ist|lautet|c['’]?est|es|è|é|это)[ ])?
    (?:now[ ])?${LIKE_VALUE}
  `,
  // "bei Oma", "im Büro": where the words for a place could also belong to a sentence about passwords.
  changedPassword`
    (?:${NAMES})s?[ ](?:bei|beim|im|in|am|an|at|with|chez|en|dans|hos|på|bij|w|u|у|в|meiner|meines|unserer|unseres)
    (?:[ ][^\s"':=,.;!?]{1,40}){1,6}?[ ]?(?:[ ](?:is|ist|lautet|est|es|è|é|är|jest|to)|[:=])[ ]${LIKE_VALUE}
  `,
  changedPassword`
    ${NAME}${THINGS}s?(?:[ ][^\s":=.;!?]{1,40}){0,7}?[ ](?:is|was|ist|lautet|est|es|è|é|e|är|er|jest|to|je|este|это|теперь|cest|nun|jetzt|now|ora|ahora|maintenant)
    (?:[ ](?:now|jetzt|nun|ora|ahora|maintenant|le|il|el)){0,2}:?[ ]${LIKE_VALUE}
  `,
  changedPassword`
    (?:${NAMES})[^\n.;:?!]{0,60}?[ ](?:and|but|und|aber|et|y|e)[ ](?:the[ ]|my[ ])?(?:new|current|neue?s?|nouveau|nueva|nuova)(?:[ ]one)?[ ](?:is|ist|est|es|è)(?:[ ]now)?[ ]${LIKE_VALUE}
  `,
  changedPassword`
    (?:${NAMES})[ ](?:used[ ]to[ ]be|will[ ]be|should[ ]be|has[ ]become|became)[ ]${LIKE_VALUE}
  `,
  changedPassword`
    (?:${CHANGED})\p{L}{0,6}(?:[ ][^\s.;:?!,]{1,30}){0,4}?[ ](?:${NAMES})[^\n.;:?!]{0,20}?,[ ](?:and[ ]|so[ ])?(?:now[ ](?:it['’]?s|it[ ]is)|it['’]?s[ ]now|it[ ]is[ ]now|ist[ ]jetzt|jetzt[ ]ist[ ]es)[ ]${LIKE_VALUE}
  `,
  secretPattern({ kind: "password", holds: isStrong, flags: "gu" })`
    [\w.@+-] \/ (?<secret>[^\s"'\x60,;/|]{6,100})(?=\s{0,3}(?:$|[,;\n]))
  `,
  {
    kind: "password",
    pattern: expression("giu")`
      \b(?:root|admin|administrator|sudo|superuser)(?:[ ](?:on|at|@|for)[ ][\w.-]{1,60})?[ ]?[:=][ ]["'\x60]?(?<secret>[^\s"'\x60,;]{5,200})(?=["'\x60]?\s{0,3}(?:$|[,;\n]|\.(?!\w)))
    `,
    holds: (secret) => looksMade(secret) && isAssignedValue(secret) && !/[/@]/.test(secret) && /\W|_/.test(secret),
  },
  {
    kind: "password",
    needs: "password",
    // No word of a sentence has a letter, a digit and one of these marks in it.
    pattern: expression("giu")`
      (?:${NAMES})(?:[ ][^\s"'.;:?!]{1,40}){0,6}?[ ](?<secret>[\p{L}\p{N}_-]{2,60}[!#$%^*+=~]{1,3}[\p{L}\p{N}!#$%^*+=~_-]{1,60})
    `,
    holds: (secret) => /\p{L}{3}/u.test(secret) && /\d/.test(secret),
  },
  {
    kind: "password",
    // On the line of a word for a password.
    pattern: /(?<![^\s"'“„«(`=:：])(?<secret>[\p{L}\p{N}][^\s"'`,;()<>{}[\]|\\]{5,60})(?![^\s"'”“»)`,;。、])/gu,
    holds: isStrong,
    among: (before, behind) => CREDENTIAL.test(before) || CREDENTIAL.test(behind),
  },
  // "mot de passe wifi : …", "contraseña nueva: …"
  changedPassword`(?:${NAMES})(?:[ ]\p{L}{1,20}){1,3}[ ]?[:=：]\s{0,3}${LIKE_VALUE}`,
  secretPattern({ kind: "password", needs: "password", holds: () => true })`
    (?:${NAMES})[ ](?<secret>\p{L}{2,20}(?:-\p{L}{1,20}){3,8})(?=\s{0,3}(?:$|[,;!?\n]|\.(?!\w)))
  `,
  secretPattern({ kind: "password", needs: "password", holds: (secret) => isGiven(secret) && !/^\d/.test(secret) })`
    (?<![^\s"'“„\x60])(?<secret>[^\s"'“”„\x60,]{5,200})["'”\x60]?[ ](?:as|for|comme|como|come|als|jako|как|som)(?:[ ][\p{L}'’]{1,20}){0,3}?[ ]?
    (?:${NAMES})(?![\p{L}\p{N}]|[ ](?:app|field|generator|hint|manager|policy|reset|store|tool|vault)\b)
  `,
  {
    kind: "password",
    // Korean and Chinese set the object and the verb around it; a number of characters is a rule.
    pattern: expression("gu")`
      (?:密码|密碼|口令|パスワード|暗証番号|비밀번호|비번)(?:를|을|은|는|를|が|は|を)?\s{0,2}
      (?:(?:已经?|已經?)?(?:改|换|換|设|設|更新|重置)(?:成|为|為|置为|定为)?了?|로)?\s{0,2}[:：]?\s{0,2}["'“「\x60]?(?<secret>[\w!@#$%^&*.+=~-]{4,200})
      (?![\w!@#$%^&*.+=~-]|\s?(?:文字|桁|字|位|자|글자|個|개|天|日|年))
    `,
    holds: (secret) =>
      (hasLetterAndDigit(secret) || /^\d{4,8}$/.test(secret) || looksMade(secret)) && isAssignedValue(secret),
  },
  {
    kind: "password",
    // A pass is also a way over mountains and a ticket: what follows has to look made.
    pattern: expression("giu")`
      (?<!\b(?:boarding|bus|train|day|week|season|ski|hall|press|monthly|annual|travel|rail|gate|visitor|backstage|compiler|render|test|first|second|third|next|last)[ ])
      (?<![\w-])(?:pass|pwrd|psw|pwd)(?:${WHOSE})?(?:[ ](?:is|was)(?:[ ]now)?|['’]s)[ ]["'\x60]?(?<secret>[^\s"'\x60,;]{5,200})
    `,
    holds: (secret) => looksMade(secret) && isPassword(secret) && !/^[$€£]?\d/.test(secret),
  },
  changedPassword`
    (?:${NAMES}|(?<![\p{L}\p{N}])pw)s?(?:[ ][^\s.;:?!]{1,40}){0,4}?[ ](?:from|von|de|da|z|van|с)[ ]${LIKE_VALUE}["'“\x60]?[ ](?:${TO})[ ]
  `,
  // "The password changed today. New: …"
  changedPassword`
    (?:${NAMES})[^\n]{0,80}?[.;,!–—-][ ](?:new|now|neu|nouveau|nueva?|nuova?|nova)(?:[ ](?:one|ones|es|ist|est))?(?:[ ](?:is|ist|est|es))?:?[ ]${LIKE_VALUE}
  `,
  changedPassword`
    (?:\b(?:is|it['’]?s|was|use|try|with|to|enter|type)|[:=])[ ]["'\x60]?(?<secret>[^\s"'\x60,;]{5,200})["'\x60]?[ ](?:for|as)[ ](?:the|my|our|a)(?:[ ][\w'’-]{1,20}){0,3}?[ ]
    (?:${NAMES})(?![\p{L}\p{N}]|[ ](?:app|field|generator|hint|manager|policy|reset|store|tool|vault)\b)
  `,
  // "clave" is a key of any kind in Spanish.
  secretPattern({ kind: "password", holds: (secret) => looksMade(secret) || /^\d{4,8}[.!]?$/.test(secret) })`
    (?<![\p{L}])(?:mi|la|nuestra|tu|su)[ ]clave(?:[ ](?:nueva|secreta))?(?:[ ](?:del?|para)(?:[ ](?:la|el))?[ ]\p{L}{1,30}){0,2}
    [ ]{0,1}(?:[ ]es|:)[ ]["'\x60]?(?<secret>[^\s"'\x60,;]{4,200})
  `,
  {
    kind: "password",
    // A well-known account, a slash, and what opens it.
    pattern: expression("gim")`
      (?<=[:=(–—-][ ]{0,2}|^)(?:root|admin|administrator|superuser|sa|ubuntu|oracle|pi|deploy|guest)[ ]?[/|][ ]?
      (?<secret>[^\s"'\x60,;/|)]{6,100})(?=[)]?\s{0,3}(?:$|[,;\n]|\.\s))
    `,
    holds: (secret) => hasLetterAndDigit(secret) && looksMade(secret) && !isProduct(secret),
  },
  secretPattern({ kind: "password", holds: (secret) => looksMade(secret) && !isProduct(secret) })`
    \b(?:log-?ins?|wi-?fi|wlan|credentials|creds|accounts?|zugangsdaten|identifiants|credenciales|credenziali)(?:${WHOSE})?[ ]?(?:[ ](?:is|are|sind|sont|son|sono))?[ ]?:?[ ]
    [\w.@+-]{1,64}[ ]?[/|][ ]?(?<secret>[^\s"'\x60,;/|]{5,200})(?=\s{0,3}(?:$|[,;\n])|\.(?:\s|$))
  `,
]
