import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** What is stored of a conversation in which the assistant asks and the user answers. */
async function storedOf(question: string, answer: string): Promise<string> {
  await using memory = await createMemory()
  const turn = await memory.begin({
    owner: { tenant: tenantOf("default"), user: "ada", session: "one" },
    messages: [
      { role: "user", text: "Hi" },
      { role: "assistant", text: question },
      { role: "user", text: answer },
    ],
    systemRole: true,
  })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  const { items } = await memory.for({ user: "ada" }).list()
  return items.map(({ content }) => content).join("\n")
}

describe("the answer to a plain question for a password", () => {
  test.each([
    ["What's your password?", "sunflower77"],
    ["What is your password?", "sunflower"],
    ["What password are you using?", "marmalade"],
    ["What's your PIN?", "four four seven one"],
    ["What is your passcode?", "kumquat"],
    ["What's your security code?", "biscuit"],
    ["Your password?", "blueberry"],
    ["May I have your password?", "honeycomb"],
    ["Could you tell me your Netflix password?", "correct horse battery staple"],
    ["I can help with that. What's your current password?", "Summer2024"],
    ["Was ist dein Passwort?", "Sonnenblume77"],
    ["Welches Passwort benutzt du?", "Kirschkuchen"],
    ["Quel est ton mot de passe ?", "tournesol"],
    ["Donne-moi ton mot de passe.", "pamplemousse"],
    ["¿Cuál es tu contraseña?", "girasol"],
    ["Qual è la tua password?", "girasole"],
    ["Che password usi?", "girasole"],
    ["Qual é a sua senha?", "girassol"],
    ["Welk wachtwoord gebruik je?", "zonnebloem77"],
    ["Jakiego hasła używasz?", "slonecznik"],
    ["Назовите ваш пароль.", "подсолнух"],
    ["パスワードは何ですか？", "himawari77"],
    ["パスワードを教えてください。", "ひまわり"],
    ["你的密码是什么？", "xiangrikui77"],
    ["请告诉我你的密码。", "向日葵"],
  ])("is not stored: %s", async (question, answer) => {
    expect(await storedOf(question, answer)).not.toContain(answer)
  })

  test.each([
    ["What's your password?", "it's sunflower", "sunflower"],
    ["What's your password?", "I use marmalade", "marmalade"],
    ["What's your password?", "My dog's name, Biscuit", "Biscuit"],
    ["Was ist dein Passwort?", "Ich glaube, Kirschkuchen", "Kirschkuchen"],
    ["Quel est ton mot de passe ?", "c'est confiture", "confiture"],
  ])("is not stored in a sentence either: %s %s", async (question, answer, secret) => {
    expect(await storedOf(question, answer)).not.toContain(secret)
  })

  test.each([
    ["What's your password?", "I don't have one"],
    ["What is your password?", "I live in Leeds"],
    ["What is your PIN?", "We don't use one"],
    ["What's your PIN?", "Call me Lucien"],
    ["Was ist dein Passwort?", "Ich habe keins"],
    ["Quel est ton mot de passe ?", "Moi c'est Lucien"],
    ["¿Cuál es tu contraseña?", "no tengo ninguna"],
    ["Qual é a sua senha?", "não tenho"],
    ["パスワードは何ですか？", "忘れました"],
    ["你的密码是什么？", "我没有密码"],
  ])("is stored where it tells something else: %s %s", async (question, answer) => {
    expect(await storedOf(question, answer)).toContain(answer)
  })

  test.each([
    ["Which password manager do you use?", "Bitwarden"],
    ["What password app do you use?", "Bitwarden"],
    ["When did you last change your password?", "in March"],
    ["How long is your password?", "sixteen characters"],
    ["Who knows your password?", "my sister Clara"],
    ["Quel est ton code postal ?", "69003"],
    ["¿Cuál es la clave del éxito?", "dormir"],
    ["パスワードを変えましたか？", "はい、昨日"],
    ["你改密码了吗？", "改了，昨天"],
  ])("is stored where the question only names one: %s %s", async (question, answer) => {
    expect(await storedOf(question, answer)).toContain(answer)
  })
})
