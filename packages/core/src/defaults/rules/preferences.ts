import { expression, oneLine } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule, thirdPerson, topicKey } from "./fact.ts"

const ADVERB = oneLine(`
    (?:(?:really|also|just|still|absolutely|definitely|truly|actually|personally|particularly|especially
    |quite|totally|much|do) ){0,2}
  `)
/** Objects of the conversation, not of the user. */
const PASSING = expression("i")`
  ^(?:the (?:idea|sound|look|suggestion|concept|way|thought|first|second|third|last|one)|that|this
  |these|those|it|them|your|you|how|what|when|both|all of|some of|to (?:know|hear|see if|ask|learn|try
  |get|hear)|where|one|option|hearing|if)\b
`

const POSITIVE = "prefer|like|love|enjoy|adore|favou?r"
const NEGATIVE = "hate|dislike|detest|loathe|despise|avoid"

/** Said of something that the assistant brought up. */
const ECHOING = expression("i")`
  \byou (?:just )?(?:suggested|mentioned|recommended|listed|gave|described|said|shared|provided)\b
  |\byour \w+|\b(?:can|could|would) you\b
`

function preference(verb: string, object: string, not: boolean): Fact | undefined {
  if (PASSING.test(object) || ECHOING.test(object)) return undefined
  const content = `${capitalize(verb)} ${object}`
  const key = topicKey("preference", comparisonTopic(object) ?? object, not)
  return { type: "factual", category: "preference", key, content, importance: 0.7 }
}

const TAKING = "drinking|eating|having|taking|using|buying|watching|playing|wearing|consuming"
const NO_FOOD = expression("i")`
  ^(?:out|lunch|dinner|breakfast|enough|too|so|well|healthy|healthily|here|there|at|in|on|with|a lot|more|less
  |only when|because|when|before|after|while|like|whatever|anything|everything|my|the|something|as|and)\b
`
/** Places to stop by, and objects of technical rules. */
const NOT_GIVEN_UP = expression("i")`
  ^(?:on|by|at|to|in|for|off|here|there|my|the|it|that|this|trying|working|thinking|feeling|looking|searching
  |getting|receiving|because|when|after|before|and|halfway|work|school|college|university|a|an|midway|everything)\b
`

/** "Quit sugar for a week" ends nothing. */
const FOR_A_WHILE =
  /\bfor (?:an?|one|two|three|four|six|\d{1,3}|(?:a )?(?:few|couple of)|the|this) (?:days?|nights?|weeks?|weekend|months?|while|bit|summer|winter|lent|january)\b/i

/** The topic is what is taken, not when, how or instead of what. */
function createConsumption(phrase: string, object: string, not = false): Fact | undefined {
  const topic = object.replace(
    /(?:,| (?:every|each|in the|with|at|before|after|when|while|because|since|for|instead|but|and never|not|rather|on|two|three|last|this|a|completely|entirely|altogether)\b).*$/i,
    "",
  )
  const fact = preference(phrase, object, not)
  return fact && { ...fact, key: topicKey("preference", topic, not) }
}

/** "Tabs over spaces" and "spaces over tabs" are one topic, of which one holds. */
function comparisonTopic(object: string): string | undefined {
  const [, one, other] = /^(.{1,60}?) (?:over|to|rather than|instead of) (.{1,60})$/i.exec(object) ?? []
  if (one === undefined || other === undefined) return undefined
  return [one, other].toSorted().join(" or ")
}

/** Likes, dislikes, favourites. Every pattern: subject at the start, the rest of the sentence as the object. */
export const preferences: readonly Rule[] = [
  {
    pattern: expression("i")`^I ${ADVERB}(${POSITIVE}) (.+)$`,
    read: ([, verb = "", object = ""]) => preference(thirdPerson(verb), object, false),
  },
  {
    pattern: expression("i")`^I ${ADVERB}(${NEGATIVE}) (.+)$`,
    read: ([, verb = "", object = ""]) => preference(thirdPerson(verb), object, true),
  },
  {
    pattern: expression("i")`^I ${ADVERB}(?:don't|dont|do not|no longer) ${ADVERB}(${POSITIVE}|care for) (.+)$`,
    read: ([, verb = "", object = ""]) => preference(`does not ${verb.toLowerCase()}`, object, true),
  },
  {
    pattern: expression("i")`^I ${ADVERB}(eat|drink) (.+)$`,
    read: ([, verb = "", object = ""]) =>
      NO_FOOD.test(object) ? undefined : createConsumption(thirdPerson(verb), object),
  },
  {
    pattern: expression("i")`
      ^I(?:'ve| have)? ?(?:(?:just|recently|finally|completely|already|also) ){0,2}(stopped|quit|gave up|given up
      |cut out|swore off|sworn off) (?:(${TAKING}) )?(.+)$
    `,
    read: ([, how = "", taking = "", object = ""]) => {
      if (NOT_GIVEN_UP.test(object) || PASSING.test(object) || FOR_A_WHILE.test(object)) return undefined
      if (/^stopped$/i.test(how) && taking === "" && !/^[a-z]+ing\b/i.test(object)) return undefined
      return createConsumption(`${how.toLowerCase()} ${taking}`.trim(), object, true)
    },
  },
  {
    pattern: /^I (?:can't|cannot|can not) (?:stand|bear) (.+)$/i,
    read: ([, object = ""]) => preference("cannot stand", object, true),
  },
  {
    pattern: expression("i")`
      ^I(?:'m| am) (?:(?:a|an) )?(?:(?:big|huge|massive|lifelong|great|real) ){0,2}(fan of|lover of|into
      |fond of|keen on) (.+)$
    `,
    read: ([, how = "", object = ""]) => {
      const phrase = /(?:fan|lover) of/i.test(how) ? `is a ${how}` : `is ${how}`
      return preference(phrase.toLowerCase(), object, false)
    },
  },
  {
    pattern: expression("i")`
      ^I(?:'m| am) not (?:(?:a|an|really|much of a) ){0,2}(?:(?:big|huge) )?(fan of|lover of|into|fond of
      |keen on) (.+)$
    `,
    read: ([, how = "", object = ""]) => {
      const phrase = /(?:fan|lover) of/i.test(how) ? `is not a ${how}` : `is not ${how}`
      return preference(phrase.toLowerCase(), object, true)
    },
  },
  {
    pattern: expression("iu")`
      ^my (?:(?:all-time|absolute|personal|new
      |current) ){0,2}(favou?rites?) ((?:[\p{L}\p{N}+#-]+ ){0,5})(is|are|has to be|would be
      |has always been) (.+)$
    `,
    read: ([statement, , noun = "", , object = ""]) => {
      if (PASSING.test(object)) return undefined
      const key = topicKey("preference", noun.trim() === "" ? object : noun.trim())
      const content = capitalize(statement.slice(statement.search(/favou?rites?/i)))
      return { type: "factual", category: "preference", key, content, importance: 0.7 }
    },
  },
  {
    pattern: expression("iu")`
      ^([^,;]{2,80}) (?:is|are) my (?:(?:all-time|absolute|personal|new
      |current) ){0,2}favou?rite ((?:[\p{L}\p{N}+#-]+(?: [\p{L}\p{N}+#-]+){0,4} ?))$
    `,
    read: ([statement, object = "", noun = ""]) => {
      if (PASSING.test(object)) return undefined
      const key = topicKey("preference", noun.trim())
      return { type: "factual", category: "preference", key, content: capitalize(statement), importance: 0.7 }
    },
  },
]
