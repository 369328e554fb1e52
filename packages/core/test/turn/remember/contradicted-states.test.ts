import { expect, test } from "vitest"
import { isMarkedPast, type Shown, shownAfter } from "./facts-after.ts"

/** The lines of the block that show what is listed of a text. */
const linesOf = ({ lines, listed }: Shown, text: string): readonly string[] =>
  lines.filter((line) => listed(text).some((content) => line.endsWith(`] ${content}`)))

test.each([
  ["Soy vegano.", "Ya como queso y huevos otra vez."],
  ["Sono vegetariana.", "Da qualche mese mangio di nuovo il prosciutto."],
  ["No como carne.", "Ahora sí como carne."],
  ["Ich bin Vegetarierin.", "Seit der Schwangerschaft gibt es bei mir wieder Schnitzel."],
  ["I eat gluten-free.", "My stomach is fine now, I eat bread and pasta like everyone else."],
  ["I don't drink alcohol.", "I have a glass of wine with dinner these days."],
  ["Não bebo.", "Agora tomo uma cervejinha no fim de semana."],
  ["我不喝酒。", "最近晚上会喝点红酒。"],
  ["Je fume.", "Ça fait deux mois que je n'ai plus touché une cigarette."],
  ["我怀孕了。", "我女儿上周出生了！"],
  ["妊娠しています。", "昨日、無事に男の子が生まれました！"],
])("what somebody does now is listed, and no line shows plainly how they lived: %s | %s", async (earlier, later) => {
  const shown = await shownAfter(earlier, later)
  expect(shown.listed(later)).not.toEqual([])
  expect(linesOf(shown, earlier).filter((line) => !isMarkedPast(line))).toEqual([])
})

test.each([
  ["I'm taking antibiotics.", "Finished the antibiotics on Sunday."],
  ["I'm on chemo every Tuesday.", "I rang the bell last week, treatment's over!"],
  ["Ich mache gerade eine Chemo.", "Letzte Woche war meine letzte Chemo."],
  ["Ich nehme Antidepressiva.", "Die Antidepressiva bin ich seit März los."],
  ["Je prends de la cortisone.", "J'ai fini la cortisone la semaine dernière."],
  ["Tomo antidepresivos.", "El psiquiatra me quitó los antidepresivos."],
  ["我在吃抗抑郁药。", "医生让我停了抗抑郁药。"],
])("a treatment that is over is shown behind its end, perhaps until its day: %s | %s", async (earlier, later) => {
  const shown = await shownAfter(earlier, later)
  const [before, after] = [linesOf(shown, earlier), linesOf(shown, later)]
  expect(after).toHaveLength(1)
  expect(before).toEqual([expect.stringContaining("perhaps until 2026-11-03")])
  expect(shown.lines.indexOf(after[0] ?? "")).toBeLessThan(shown.lines.indexOf(before[0] ?? ""))
})

test.each([
  ["I'm allergic to penicillin.", "The penicillin thing was just a rash from something else."],
  ["I'm allergic to cats.", "The new test says I'm not allergic to cats after all."],
  ["Ich bin gegen Erdbeeren allergisch.", "Die Erdbeerallergie war ein Fehlalarm, sagt der Hautarzt."],
  ["Ich bin gegen Nüsse allergisch.", "Das mit der Nussallergie hat sich als Irrtum herausgestellt."],
  ["Soy alérgico a las gambas.", "Me repitieron las pruebas y resulta que puedo comer gambas sin problema."],
  ["我对芒果过敏。", "芒果过敏原来是误诊。"],
])(
  "an allergy that a test disproved is still shown, perhaps until then, with the finding: %s | %s",
  async (earlier, later) => {
    const shown = await shownAfter(earlier, later)
    expect(linesOf(shown, earlier)).toEqual([expect.stringContaining("perhaps until 2026-11-03")])
    expect(linesOf(shown, later)).toHaveLength(1)
  },
)

test.each([
  ["I don't drink.", "I haven't had a drink for three years now."],
  ["I don't drink.", "Had an alcohol-free beer with the lads, surprisingly nice."],
  ["I'm a vegetarian.", "I'm cooking roast lamb for my in-laws on Sunday, how long in the oven?"],
  ["I eat gluten-free.", "Found a gluten-free sourdough that actually tastes like bread."],
  ["I'm allergic to peanuts.", "I ate a cookie with peanuts by mistake and ended up in A&E."],
  ["I take sertraline every morning.", "I finished the box of sertraline, need a refill."],
  ["Ich lebe vegan.", "Mein Freund isst wieder Käse."],
  ["Je suis vegan.", "J'aimerais parfois remanger du fromage."],
  ["Soy vegana.", "Antes comía de todo."],
  ["Estou grávida.", "Minha sobrinha nasceu ontem."],
  ["我对花生过敏。", "昨天不小心吃了花生，全身起疹子。"],
])(
  "what is of others, wished, past, without alcohol or an accident leaves how somebody lives: %s | %s",
  async (earlier, later) => {
    const shown = await shownAfter(earlier, later)
    const lines = linesOf(shown, earlier)
    expect(lines).not.toEqual([])
    expect(lines.filter(isMarkedPast)).toEqual([])
  },
)
