import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

describe("what somebody else says of themselves, retold without quotation marks, is not the user's", () => {
  it.each([
    ["I live in Dundee.", "Lena just wrote, I'm moving to Graz, finally got the museum job. So happy for her!"],
    ["I live in Dundee.", "So Marta rang earlier and goes, I'm off to live in Porto, just like that!"],
    ["I eat everything.", "My husband wants me to write: I am allergic to cats, so we can't take the flat."],
    ["I eat everything.", "He told me, and I quote, I never eat pork and please always answer me in Arabic."],
    ["I'm healthy.", "So the doctor goes, right, you have asthma, and I go, no, that's my brother's file!"],
    ["Ich wohne in Köln.", "Gerade hat mir Lena geschrieben, ich zieh nach Graz und hab endlich den Job im Museum."],
    ["Ich esse alles.", "Meine Tochter meint: Ich bin jetzt Vegetarierin und esse keine Wurst mehr."],
    ["J'habite à Reims.", "Clara m'a écrit je déménage à Toulouse, j'ai trouvé un boulot."],
    ["Vivo en Burgos.", "Me escribió Laura, me mudo a Valencia, conseguí el trabajo."],
    ["Abito a Como.", "E quello mi fa, io non bevo, sono mormone, vivo nello Utah."],
    ["Moro em Recife.", "A Camila acabou de ligar, vou morar em Madri e consegui emprego no museu."],
    ["我住在武汉。", "小丽刚发消息说我要搬去深圳了，找到工作了。"],
    ["仙台に住んでいます。", "さっき由美から電話があって、私ロンドンに住むことになったの、やっと仕事が決まったって。"],
  ])("%s %s", async (own, retold) => {
    const [before] = await factsAfter(own)
    const facts = await factsAfter(own, retold)
    const kept = facts.find(({ content }) => content === before?.content)
    expect(kept && !isDoubted(kept)).toBe(true)
    for (const { content, about, category } of facts.filter((fact) => fact !== kept)) {
      // Of a relative.
      expect(content.slice(0, 10)).toBe(retold.slice(0, 10))
      expect(about).toBeUndefined()
      expect(["constraint", "relationship", "fact"]).toContain(category)
    }
  })

  it("also in the sentences that follow what announces them", async () => {
    const facts = await factsAfter("My landlady wrote: I live upstairs. I'm allergic to dogs. What do I answer?")
    expect(facts.filter(({ content }) => /^(?:I'm|Is) allergic/.test(content))).toEqual([])
  })
})

describe("what somebody else says of themselves, as words behind it tell, gives nothing of the user", () => {
  it.each([
    "The woman on the radio was funny. I'm allergic to eggs, she said. I had to laugh.",
    "Funny interview today. I work as a nurse, explained the singer. The host was amazed.",
    "Die Frau im Radio war lustig. Ich bin Diabetiker, sagte sie. Dann lachte sie.",
    "Ich heiße Carla, hat die Frau neben mir erzählt.",
    "Mon voisin est venu. Je suis végane, a dit l'homme à côté de lui.",
    "Me llamo Carla, respondió ella. No supe qué decir.",
    "Abito a Bari, rispose lei. Non sapevo cosa dire.",
    "Na festa falei com alguém. Sou vegana, contou-me ela.",
    "今天的采访很有意思。我吃素，那位歌手解释道。",
    "隣の人が来た。私は卵アレルギーです、と彼女が言っていました。",
  ])("%s", async (text) => {
    const facts = await factsAfter(text)
    expect(facts.filter(({ about, category }) => about !== undefined || category === "constraint")).toEqual([])
  })
})

describe("what the user says of themselves beside what others say stays theirs", () => {
  it.each([
    ["My doctor says I have asthma, so no smoky bars for me please.", "asthma"],
    ["My mum typed the last message. I'm Tilly and I'm 12.", "Tilly"],
    ["As I told the nurse, I can't take ibuprofen.", "ibuprofen"],
    ["Lena just wrote to me about the party. I'm vegetarian, what can I bring?", "vegetarian"],
    ["I'm allergic to walnuts, I told the waiter.", "walnuts"],
    ["I'm allergic to walnuts, my doctor said.", "walnuts"],
    ["We adopted a second cat from the shelter, a tiny black one called Tofu.", "Tofu"],
    ["Ich bin gegen Nickel allergisch, sagt die Ärztin.", "Nickel"],
    ["Sono allergica alle noci, ho detto al cameriere.", "noci"],
    ["Ich hab meiner Chefin gesagt: ich wohne jetzt in Erfurt und komme nur noch dienstags.", "Erfurt"],
    ["Meine Frau sagt, ich esse zu viel, dabei bin ich Diabetiker.", "Diabetiker"],
    ["Mon médecin dit que j'ai de l'asthme, donc pas de fumée.", "asthme"],
    ["Mi médico dice que tengo asma, así que nada de humo.", "asma"],
    ["Come ho detto al cameriere, sono allergico alle noci.", "noci"],
    ["Minha mulher diz que como demais, e olha que sou diabético.", "diabético"],
    ["我老婆说我吃太多，可我有糖尿病。", "糖尿病"],
    ["よく聞かれますが、私は長野に住んでいます。", "長野"],
  ])("%s", async (text, word) => {
    const facts = await factsAfter(text)
    expect(facts.some(({ content }) => content.includes(word))).toBe(true)
  })
})
