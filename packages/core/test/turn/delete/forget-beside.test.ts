import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("what is stated beside a request to forget is kept, as words and as a fact", () => {
  it.each([
    ["I live in Leeds.", "I live in York now, forget Leeds.", /Leeds/, /York/],
    ["I live in Leeds.", "I moved to York, so please forget that I live in Leeds.", /Leeds/, /York/],
    ["I live in Leeds.", "Forget that I live in Leeds, I live in York.", /Leeds/, /York/],
    ["I like jazz.", "Forget that I like jazz and remember that I like rock.", /jazz/, /rock/],
    ["I work at Siemens.", "i work at bosch now, forget that i work at siemens", /siemens/i, /bosch/i],
    ["Ich wohne in Bonn.", "Ich wohne jetzt in Kiel, vergiss Bonn.", /Bonn/, /Kiel/],
    ["Ich wohne in Ulm.", "Vergiss, dass ich in Ulm wohne, ich wohne jetzt in Kiel.", /Ulm/, /Kiel/],
    ["J'habite à Lyon.", "Oublie que j'habite à Lyon, j'habite à Nice.", /Lyon/, /Nice/],
    ["J'habite à Lyon.", "J’habite à Nice maintenant, oublie que j’habite à Lyon.", /Lyon/, /Nice/],
    ["Vivo en Sevilla.", "Olvida que vivo en Sevilla, ahora vivo en Madrid.", /Sevilla/, /Madrid/],
    ["我住在北京。", "请忘记我住在北京，我现在住在上海。", /北京/, /上海/],
    ["我住在北京。", "我现在住在上海，请忘记我住在北京。", /北京/, /上海/],
  ])("%s %s", async (told, request, gone, stays) => {
    const { facts, turns } = await leftAfter(told, request)
    expect(facts + turns).not.toMatch(gone)
    expect(facts).toMatch(stays)
    expect(turns).toMatch(stays)
  })
})

describe("a clause that says what is to be forgotten is not kept", () => {
  it.each([
    ["I live in Leeds.", "Forget that I live in Leeds, I moved from Leeds to York.", /Leeds/],
    ["I am pregnant.", "Forget that I'm pregnant, I'm in my third month now.", /month|pregnan/],
    ["I hate Bob.", "Forget that I hate Bob, I hate Bob and his dog.", /Bob/],
    ["Ich habe Krebs.", "Vergiss, dass ich Krebs habe, ich bin jetzt in Chemotherapie.", /Krebs|Chemo/],
    ["J'ai un cancer.", "Oublie que j'ai un cancer, j'ai une chimio maintenant.", /chimio/],
    ["Tengo diabetes.", "Olvida que tengo diabetes, ahora tengo que pincharme.", /diabetes|pincharme/],
    ["我有糖尿病。", "请忘记我有糖尿病，我现在打胰岛素。", /胰岛素/],
  ])("%s %s", async (told, request, gone) => {
    const { facts, turns } = await leftAfter(told, request)
    expect(facts + turns).not.toMatch(gone)
  })
})
