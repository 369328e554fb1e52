import { regex } from "../../text/regex.ts"
import { constraintKey } from "./constraints.ts"
import { capitalised, type Rule, topicKey } from "./fact.ts"

type Kind = "name" | "home" | "job" | "allergy" | "like" | "dislike"

/**
 * Plain statements about oneself in other languages; the object stands in the first group, the sentence keeps its
 * wording.
 */
const FORMS: readonly (readonly [Kind, RegExp])[] = [
  [
    "name",
    regex(
      `
      ^(?:ich heiße|mein name ist|je m'appelle|mon nom est|me llamo|mi nombre es|chamo-me|me chamo
      |(?:o )?meu nome é|mi chiamo|il mio nome è) (.+)$
    `,
      "iu",
    ),
  ],
  [
    "name",
    /^(?:我叫|我的名字(?:是|叫)|私の名前は|제 이름은 ?|내 이름은 ?)(.+?)(?:です|と(?:いいます|申します)|입니다|이에요|예요|이야|야)?$/u,
  ],
  [
    "home",
    regex(
      `
      ^(?:ich (?:wohne|lebe) (?:jetzt )?(?:in|bei)|j'habite (?:à|en|au|aux|dans)|je vis (?:à|en|au|dans)
      |vivo en|eu moro (?:em|no|na)|moro (?:em|no|na)|vivo (?:em|no|na|a|in)|abito (?:a|in)) (.+)$
    `,
      "iu",
    ),
  ],
  ["home", /^(?:私は|僕は|俺は)?(.+?)(?:に住んで(?:います|いる|る))$/u],
  ["home", /^我(?:现在)?(?:住在|居住在)(.+)$/u],
  ["home", /^(?:저는 |나는 |전 )?(\S+?)에(?:서)? (?:살아요|살고 있어요|산다|살아|살고 있습니다)$/u],
  [
    "job",
    regex(
      `
      ^(?:ich arbeite (?:als|bei)|je travaille (?:comme|chez|en tant que)|trabajo (?:como|en|de)
      |trabalho (?:como|na|no|em)|lavoro (?:come|in|per|presso)) (.+)$
    `,
      "iu",
    ),
  ],
  [
    "allergy",
    regex(
      `
      ^(?:ich bin (?:stark )?allergisch gegen|je suis allergique (?:à|au|aux)|soy al[eé]rgic[oa] al?
      |sou alérgic[oa] a|sono allergic[oa] a(?:l|lle|i|gli)?) (.+)$
    `,
      "iu",
    ),
  ],
  ["allergy", /^(?:私は)?(.+?)(?:アレルギー(?:です|があります|がある)?)$/u],
  ["allergy", /^我(?:对|對)(.+?)(?:过敏|過敏)$/u],
  ["allergy", /^(?:저는 |나는 |전 )?(\S+?) ?알레르기가? ?(?:있어요|있어|있습니다)$/u],
  [
    "dislike",
    regex(
      `
      ^(?:ich (?:hasse|verabscheue)|ich mag (?:kein(?:e|en)?)|je (?:déteste|n'aime pas)|odio|no me gustan?
      |detesto|não gosto de|non mi piac(?:e|ciono)) (.+)$
    `,
      "iu",
    ),
  ],
  ["dislike", /^(?:私は|僕は)?(.+?)(?:が(?:嫌い|苦手)(?:です|だ)?)$/u],
  ["dislike", /^我(?:很)?(?:不喜欢|讨厌|不爱)(.+)$/u],
  ["dislike", /^(?:저는 |나는 |전 )?(.+?)[을를] ?싫어(?:해요|해|합니다)$/u],
  [
    "like",
    regex(
      `
      ^(?:ich (?:liebe|mag|bevorzuge)|j'(?:aime|adore)(?: bien)?|je préfère|me gustan?|me encantan?
      |prefiero|gosto (?:muito )?de|adoro|prefiro|mi piac(?:e|ciono)|preferisco|amo) (.+)$
    `,
      "iu",
    ),
  ],
  ["like", /^我(?:最|很|非常)?(?:喜欢|爱|偏好)(.+)$/u],
  ["like", /^(?:私は|僕は|俺は)?(.+?)が(?:大)?好き(?:です|だ|なんです)?$/u],
  ["like", /^(?:저는 |나는 |전 )?(.+?)[을를] ?(?:정말 )?좋아(?:해요|해|합니다)$/u],
]

export const otherLanguages: readonly Rule[] = FORMS.map(([kind, pattern]) => ({
  pattern,
  read: ([statement, object = ""]) => {
    const content = capitalised(statement)
    switch (kind) {
      case "allergy":
        return {
          type: "factual",
          category: "constraint",
          key: constraintKey(object),
          content,
          importance: 0.9,
        }
      case "like":
      case "dislike": {
        const key = topicKey("preference", object, kind === "dislike")
        return { type: "factual", category: "preference", key, content, importance: 0.7 }
      }
      default:
        return { type: "factual", category: "identity", key: `identity:${kind}`, content, importance: 0.9 }
    }
  },
}))

/** Sentences in these languages that speak of their speaker, for "remember" and plain statements. */
export const FIRST_PERSON_ELSEWHERE = regex(
  String.raw`
    ^(?:ich (?:bin|habe|war|arbeite|lebe|wohne|fahre|plane|nehme|esse|trinke)\b|mein(?:e
    |en)? \p{L}+ (?:ist|hat|heißt|wohnt)|je suis\b|j'ai\b|m(?:on|a|es) \p{L}+ (?:est|s'appelle|habite|a
    |ont|sont)\b|soy\b|tengo\b|mi \p{L}+ (?:es|se llama|vive|tiene|está)\b|sou\b|tenho\b
    |(?:o |a )?(?:meu|minha) \p{L}+ (?:é|se chama|chama-se|mora|tem)\b|sono\b
    |(?:il |la )?mi[oa] \p{L}+ (?:è|si chiama|vive|abita|ha)\b|我(?:是|有|在|的\S{1,8}(?:是|叫|住))|私(?:は|の)
    |僕(?:は|の)|저는 |제 |나는 |내 )
  `,
  "iu",
)
