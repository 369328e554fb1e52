import { describe, expect, it } from "vitest"
import { afterSessions } from "../after-chat.ts"

describe("a remark behind what somebody says of themselves takes it from nobody", () => {
  it.each([
    ["I have asthma. It is what it is.", "asthma"],
    ["I'm a nurse. Any tips?", "nurse"],
    ["I live in Hull. It rains a lot.", "Hull"],
    ["I work at Aldi. I really love it.", "Aldi"],
    ["Ich habe Asthma. Es liegt in der Familie.", "Asthma"],
    ["Ich heiße Uli. Ist schwer.", "Uli"],
    ["Je suis diabétique. Que faire ?", "diabétique"],
    ["Je suis enceinte. C'est dur.", "enceinte"],
    ["Vivo en Lugo. En fin.", "Lugo"],
    ["Vivo en Burgos. Podría ser peor.", "Burgos"],
    ["Ho l'asma. Che faccio?", "asma"],
    ["Moro em Natal. É difícil.", "Natal"],
    ["我住在成都。家族遗传。", "成都"],
    ["喘息があります。どうしよう。", "喘息"],
  ])("%s", async (told, value) => {
    const { block } = await afterSessions(told)
    expect(block).toContain(value)
  })

  it.each([
    ["Translate into German. I have asthma. It is what it is.", "asthma"],
    ["Here is the start of my novel. I live in Hull. It rains a lot.", "Hull"],
    ["My sister wrote to me. I'm pregnant. I'm scared. What do I answer?", "pregnant"],
    ["Mein Kollege schrieb in die Gruppe. Ich habe Asthma. Es ist hart.", "Asthma"],
    ["Corrige mes fautes. J'habite à Metz. C'est dur.", "Metz"],
    ["¿Cómo se dice en inglés? Estoy embarazada. Tengo miedo.", "embarazada"],
    ["Mettila al passato. Vivo a Lodi. È bello.", "Lodi"],
    ["用英语怎么说?我怀孕了。我很害怕。", "怀孕"],
  ])("%s is somebody else's", async (told, value) => {
    const { block } = await afterSessions(told)
    expect(block).not.toContain(value)
  })
})
