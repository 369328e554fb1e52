import { expression } from "../../text/regex.ts"
import { capitalize, type Fact, type Rule, thirdPerson, topicKey } from "./fact.ts"

const PASSING = /^(?:that|this|it|them|those|these|your|one|both|the (?:first|second|third|last) (?:one|option))\b/i
const ADVERB = "(?:(?:just|finally|also|probably|definitely|already|recently|eventually) ){0,2}"

function decision(phrase: string, topic: string, not = false): Fact | undefined {
  if (PASSING.test(topic)) return undefined
  const content = capitalize(`${phrase} ${topic}`)
  return { type: "episodic", category: "decision", key: topicKey("decision", topic, not), content, importance: 0.7 }
}

/** Decisions; "we" keeps its subject. */
const decisions: readonly Rule[] = [
  {
    pattern: expression("i")`
      ^(?:I think )?I(?:'ll|'will|will|ll| will) ${ADVERB}(use|go with|go for|stick with|stick to
      |switch to|choose|pick) (.+)$
    `,
    read: ([, verb = "", topic = ""]) => decision(`will ${verb.toLowerCase()}`, topic),
  },
  {
    pattern: expression("i")`
      ^(?:I think )?I(?:'m| am|m) ${ADVERB}going (with|to use|to adopt|to switch to|to go with|for) (.+)$
    `,
    read: ([, how = "", topic = ""]) => decision(`going ${how.toLowerCase()}`, topic),
  },
  {
    pattern: expression("i")`^I(?:'ve| have)? ?${ADVERB}(?:decided) (against|not to) (.+)$`,
    read: ([, how = "", topic = ""]) => decision(`decided ${how.toLowerCase()}`, topic, true),
  },
  {
    pattern: expression("i")`^I(?:'ve| have)? ?${ADVERB}(decided|settled) ((?:to|on|that|for) )?(.+)$`,
    read: ([, verb = "", how = "", topic = ""]) => decision(`${verb.toLowerCase()} ${how}`.trim(), topic),
  },
  {
    pattern: expression("i")`
      ^I(?:'ve| have)? ?${ADVERB}(chose|chosen|selected|picked|opted for|went with|switched to|gone with) (.+)$
    `,
    read: ([, verb = "", topic = ""]) => decision(verb.toLowerCase(), topic),
  },
  {
    pattern: expression("i")`
      ^(we(?:'re| are| have|'ve|'ll| will)? (?:(?:just|finally|now|all) ){0,2}(?:decided (?:to|on|against)
      |going with|chose|chosen|picked|selected|settled on|went with|switched to|use|using|go with)) (.+)$
    `,
    read: ([, phrase = "", topic = ""]) => decision(phrase, topic),
  },
]

const NOT_A_HABIT = expression("i")`
  ^(?:knew|know|thought|think|realized?|realised?|heard|expected|imagined?|wondered|wonder|believed?
  |understood|considered|dreamed|figured|assumed|said|get|got|been|had|seen|saw|felt|wanted|noticed
  |feel|found|find|forget|forgot|guessed|was|were)\b
`

function habit(adverb: string, verb: string, rest: string): Fact | undefined {
  if (NOT_A_HABIT.test(verb)) return undefined
  const not = /^(?:never|rarely|seldom|hardly ever)$/i.test(adverb)
  const content = capitalize(`${adverb.toLowerCase()} ${thirdPerson(verb)} ${rest}`.trim())
  return {
    type: "factual",
    category: "pattern",
    key: topicKey("pattern", `${verb} ${rest}`.trim(), not),
    content,
    importance: 0.6,
  }
}

/** Habits. */
const patterns: readonly Rule[] = [
  {
    pattern: expression("iu")`
      ^I (usually|always|never|typically|often|frequently|regularly|normally|generally|mostly|rarely
      |seldom|hardly ever|sometimes) ([\p{L}'-]+)(?![\p{L}'-]) ?(.*)$
    `,
    read: ([, adverb = "", verb = "", rest = ""]) => habit(adverb, verb, rest),
  },
  {
    pattern: /^I tend (not )?to ([\p{L}'-]+)(?![\p{L}'-]) ?(.*)$/iu,
    read: ([, not = "", verb = "", rest = ""]) => {
      const fact = habit(not === "" ? "usually" : "rarely", verb, rest)
      return fact && { ...fact, content: capitalize(`tends ${not}to ${verb} ${rest}`.trim()) }
    },
  },
]

/** Times of the day and the week; the key is what is done, so that a newer time takes the place of the older. */
const routines: readonly Rule[] = [
  {
    pattern: expression("i")`
      ^I (?:(?:now|also|always|currently) )?(wake up|get up|go to (?:bed|sleep|work|the gym)|leave for work
      |start work|finish work|(?:have|eat) (?:breakfast|lunch|dinner)|work out|exercise|train|run|swim|meditate
      |walk|cycle|commute) ((?:at|around|by|before|about|every|each|on|twice|once|in the (?:morning|evening))\b.*)$
    `,
    read: ([, verb = "", when = ""]) => {
      if (!/\d|\b(?:every|each|noon|midnight|dawn|sunrise|twice|once|\w+days?|morning|evening)\b/i.test(when))
        return undefined
      const [first = "", ...others] = verb.split(" ")
      const content = capitalize([thirdPerson(first), ...others, when].join(" "))
      return { type: "factual", category: "pattern", key: topicKey("pattern", verb), content, importance: 0.6 }
    },
  },
  {
    pattern: expression("i")`
      ^I (?:really )?(don't|do not|no longer) (smoke|drink|vape|gamble|drive|cook|swim|fly|dance|work out
      |exercise|watch tv|own a tv)(?: (?:alcohol|cigarettes))?(?: any ?more| at all)?$
    `,
    read: ([, not = "", verb = ""]) => {
      const [first = "", ...others] = verb.toLowerCase().split(" ")
      const phrase = /^no/i.test(not) ? `no longer ${[thirdPerson(first), ...others].join(" ")}` : `does not ${verb}`
      const key = topicKey("pattern", verb, true)
      return { type: "factual", category: "pattern", key, content: capitalize(phrase), importance: 0.6 }
    },
  },
]

export const decisionsAndPatterns: readonly Rule[] = [...decisions, ...routines, ...patterns]
