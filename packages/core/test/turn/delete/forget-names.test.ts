import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

/** What is left of these statements after a request, which is the last. */
async function leftOf(told: readonly string[], request: string) {
  const { outcome, now } = await leftAfter(...told, request)
  const bare = (text: string): string => text.toLowerCase().replace(/[.。?？]$/u, "")
  const left = told.filter((one) => now.some((content) => bare(content).includes(bare(one))))
  return { outcome, left }
}

describe("a name that is asked to be forgotten goes, and what else uses it is offered", () => {
  it.each([
    [
      ["My dog is called Tobi.", "Tobi was late for dinner today.", "Can Tobi eat grapes?"],
      "Forget that my dog is called Tobi.",
    ],
    [["My boyfriend is called Arno.", "Arno got a new bike."], "Please forget my boyfriend's name."],
    [["Mein Mann heißt Arno.", "Arno hat ein neues Rad."], "Vergiss den Namen meines Mannes."],
    [["Meine Katze heißt Tilla.", "Tilla schläft auf dem Sofa."], "Vergiss, wie meine Katze heißt."],
    [["Mon chien s'appelle Tobi.", "Tobi adore la plage."], "Oublie le nom de mon chien."],
    [["Mi perro se llama Tobi.", "Tobi rompió el sofá."], "Olvida el nombre de mi perro."],
    [["La mia ragazza si chiama Selma.", "Selma ha cambiato lavoro."], "Dimentica il nome della mia ragazza."],
    [["Meu cachorro se chama Tobi.", "O Tobi adora praia."], "Esquece que meu cachorro se chama Tobi."],
    [["我的狗叫豆豆。", "豆豆把沙发咬坏了。"], "忘记我的狗叫豆豆。"],
    [["うちの犬の名前はココアです。", "ココアは海が好きだ。"], "うちの犬の名前を忘れて。"],
  ])("%j", async (told, request) => {
    const { outcome, left } = await leftOf(told, request)
    expect(left).toEqual(told.slice(1))
    expect(outcome?.status === "removed" && outcome.removed).toBeGreaterThan(0)
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
  })
})

describe("what has the name and is somebody or something else stays", () => {
  it.each([
    [
      ["My dog is called Tobi."],
      ["The pharmacy in Tobi Street closes at six.", "We ate at Tobi Hotel."],
      "Forget my dog's name.",
    ],
    [
      ["Mein Hund heißt Tobi."],
      ["Die Tobistraße ist gesperrt.", "Mein Onkel Tobi wohnt in Ulm."],
      "Vergiss den Namen meines Hundes.",
    ],
    [["Mon chat s'appelle Otto."], ["L'avenue Otto est fermée."], "Oublie le nom de mon chat."],
    [["Mi gato se llama Otto."], ["La calle Otto está cerrada."], "Olvida el nombre de mi gato."],
    [["Minha gata se chama Lina."], ["A rua Lina está fechada."], "Esqueça o nome da minha gata."],
    [["我的狗叫毛毛。"], ["毛毛餐厅很好吃。", "我妹妹叫毛毛。"], "忘记我的狗的名字。"],
    [["うちの犬の名前はモモです。"], ["モモ公園は広い。", "妹のモモは学生だ。"], "うちの犬の名前を忘れて。"],
    [["My wife is called Joan."], ["My wife Joan is allergic to eggs."], "Forget my wife's name."],
    [["Meine Tochter heißt Rosa."], ["Rosa ist gegen Eier allergisch."], "Vergiss den Namen meiner Tochter."],
    [["我的猫叫乐乐。"], ["祝大家快快乐乐。"], "忘记我的猫的名字。"],
    [["My name is Tomas.", "I have a cat called Lina."], [], "Don't forget my name or my cat's name."],
  ])("%j beside %j", async (told, others, request) => {
    const all = [...told, ...others]
    const { left } = await leftOf(all, request)
    expect(left).toEqual(others.length === 0 ? all : others)
  })
})

it.each([
  [["I live in Leeds.", "Any good gyms in Leeds?", "My cousin moved to Leeds."], "Forget that I live in Leeds."],
  [["Ich arbeite bei Siemens.", "Siemens hat uns einen Bonus gezahlt."], "Vergiss, dass ich bei Siemens arbeite."],
  [["Je prends du ramipril.", "Le ramipril me fait tousser."], "Oublie que je prends du ramipril."],
])(
  "what else holds a value of one's own that goes is offered, and stays until it is chosen: %j",
  async (told, request) => {
    const { outcome, left } = await leftOf(told, request)
    expect(left).toEqual(told.slice(1))
    expect(outcome?.status === "removed" && outcome.removed).toBeGreaterThan(0)
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
    expect(outcome?.status === "removed" && outcome.choices?.length).toBeGreaterThan(0)
  },
)

describe("an attribute of one's own is forgotten by its name, and not another's", () => {
  it.each([
    ["I am vegan.", "My roommate is vegetarian.", "Forget my diet."],
    ["Sou vegano.", "Meu irmão é vegetariano.", "Esqueça minha dieta."],
    ["My birthday is on 4 May.", "My daughter's birthday is on 9 October.", "Forget my birthday."],
    [
      "Mi cumpleaños es el 4 de mayo.",
      "El cumpleaños de mi hija es el 9 de octubre.",
      "Olvida cuándo es mi cumpleaños.",
    ],
    ["我的生日是5月4日。", "我女儿的生日是10月9日。", "忘掉我的生日是什么时候。"],
    ["私は43歳です。", "父は71歳です。", "私の年齢を忘れて。"],
    ["私は配管工として働いています。", "兄は教師として働いています。", "私の仕事を忘れて。"],
    ["我是水管工。", "我哥哥是老师。", "从记忆里删掉我的职业。"],
    ["My husband is called Paul.", "My boss is called Ruth.", "Delete what you know about my partner."],
    [
      "J'ai un chien qui s'appelle Rocky.",
      "Ma tante a un chat qui s'appelle Luna.",
      "Efface ce que tu sais de mon animal.",
    ],
  ])("%s, beside %s", async (own, others, request) => {
    const { left } = await leftOf([own, others], request)
    expect(left).toEqual([others])
  })
})
