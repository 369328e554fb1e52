import type { About } from "../../contract/index.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"
import type { StatedFact } from "../reader/read-statement.ts"
import { capitalize, type Fact } from "./fact.ts"
import type { ParsedFact } from "./with-safety.ts"

/** What a Japanese or Chinese clause tells of its subject. */
const TOLD: readonly (readonly [attribute: string, form: RegExp])[] = [
  [
    "name",
    /の(?:名前|名)は|[はが][^、をにがで]{1,12}(?:と(?:いい|言い|申し)ます|って(?:いい|言い)ます|っていう|という(?:名前|人|名))/u,
  ],
  ["name", /(?:叫|名叫|名字(?:是|叫))[^，。]{1,10}$/u],
  [
    "home",
    /(?:に|で|へ)(?:住[んみ]|引っ?越|暮ら|移住|移っ|転居|転勤)|在住|(?:住在|住到|搬[到去进走家回]|定居|移居|移民)/u,
  ],
  [
    "employer",
    /で(?:働|勤務|バイト|パート)|に(?:勤め|勤務|就職|転職|入社)|を(?:辞め|やめ|退職)|在.{1,20}(?:工作|上班|任职)|跳槽|辞职|辞了|入职|离职/u,
  ],
  [
    "job",
    /[はがも].{1,16}(?:をしています|をしている|をしてる|として働)|是(?:一?[名个位])?.{0,8}(?:师|士|工|员|医生|律师|司机|老师|警察|教授|会计)$/u,
  ],
  [
    "job",
    /[はがも].{0,14}(?:師|士|員|者|官|エンジニア|デザイナー|プログラマー|シェフ|学生)(?:です|だ|になりました|になった)?$/u,
  ],
]

/** What the clause tells of somebody other than its speaker, as a fact about them with its subject. */
export function factOfOther(clause: string): StatedFact | undefined {
  const subject = otherSubjectIn(clause)
  if (subject === undefined) return undefined
  const attribute = TOLD.find(([, form]) => form.test(clause))?.[0]
  if (attribute === undefined) return undefined
  return { ...plainFact(clause), about: { subject, attribute } }
}

/** Facts of a sentence, of which what is not about its speaker takes the place of nothing that is. */
export function withOtherSubject(facts: readonly ParsedFact[], sentence: string): readonly ParsedFact[] {
  const subject = facts.length === 0 ? undefined : otherSubjectIn(sentence)
  if (subject === undefined) return facts
  return facts.map((fact) => {
    if (fact.category === "instruction" || fact.rule === "remember" || fact.key?.startsWith("relationship:"))
      return fact
    const { about, key: _, ...rest } = fact
    const address = about === undefined ? {} : { about: addressOf(about, subject) }
    const isNameless = fact.category === "constraint" && !fact.content.includes(subject)
    if (fact.category === "identity" || isNameless) return { ...rest, ...plainFact(sentence), ...address }
    return { ...rest, ...address }
  })
}

const addressOf = ({ subject, attribute }: About, name: string): About => ({
  subject: subject === "user" ? name : subject,
  attribute,
})

/** Search finds it; where somebody else lives or works is not for every conversation. */
function plainFact(clause: string): Fact {
  return { type: "factual", category: "fact", content: capitalize(clause), importance: 0.5 }
}
