import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"
import { findToldSecrets } from "../../../src/turn/remember/told-secret-model.ts"
import { harmlessTexts } from "../../harmless-texts.ts"

const talk = new URL("../../../talk/", import.meta.url)
const linesOf = (path: string): readonly string[] => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const toldIn = (file: string) => linesOf(`told/${file}.txt`).filter((line) => line !== "" && !line.startsWith("#"))
const told = toldIn("judge")

/** What is kept of a message of a chat. */
async function keptOf(messages: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory()
  const kept: string[] = []
  for (const [index, text] of messages.entries()) {
    const one = memory.for({ user: `user-${index}` })
    await one.remember(text)
    await memory.settled()
    const { items } = await one.list()
    kept.push(items.map(({ content }) => content).join("\n"))
  }
  return kept
}

describe("secrets that people tell in a chat", () => {
  test("are cut where words beside them name a secret, in several languages", async () => {
    const secrets = ["7719", "8052", "4590", "7788"]
    const kept = await keptOf([
      "my card pin is 7719 why is the atm telling me wrong",
      "der schlüsseltresor geht mit 8052 auf",
      "el portal se abre con el 4590",
      "il cancello si apre con 7788",
    ])
    for (const [index, secret] of secrets.entries()) expect(kept[index]).not.toContain(secret)
    for (const text of kept) expect(text).toContain("[redacted: ")
  })

  test("are cut where they are stated plainly, in eight languages, also behind a word without a space", async () => {
    const secrets = [
      ["the wifi at mum's is blue-otter-41", "blue-otter-41"],
      ["alarm code's 4471", "4471"],
      ["mein Sparkassen-PIN ist 8264", "8264"],
      ["Mein Fahrradschloss geht mit 5-0-8-3 auf.", "5-0-8-3"],
      ["Le wifi du gîte c'est lavande-verte-12", "lavande-verte-12"],
      ["El wifi de la casa rural es olivar2020", "olivar2020"],
      ["Il wifi della baita è stellalpina31", "stellalpina31"],
      ["desbloqueio o celular com 140385", "140385"],
      ["老家的wifi是laojia8899", "laojia8899"],
      ["スーツケースの鍵は4-7-0で開く", "4-7-0"],
    ] as const
    const kept = await keptOf(secrets.map(([text]) => text))
    for (const [index, [, secret]] of secrets.entries()) expect(kept[index]).not.toContain(secret)
  })

  test("are cut where nothing names them but how they are made or entered, in nine languages", async () => {
    const secrets = [
      ["typed walrus88 four times and steam locked me out", "walrus88"],
      ["the safe behind the painting opens left 12, right 34, left 8", "right 34"],
      ["she kept typing 4417 instead of 4471 into the alarm panel", "4471"],
      ["I set Grandpa's iPad lock to 1945, easy for him", "1945"],
      ["my mastercard is 5555 5555 5555 4444, the three on the back 812", "812"],
      ["Den Kasten neben der Tür kriegst du mit 0815 auf", "0815"],
      ["pour rentrer dans l'immeuble c'est 45B12 puis étoile", "45B12"],
      ["la tarjeta del cajero la abro con el 7391, que no se me olvide", "7391"],
      ["il bancomat lo faccio con 6620", "6620"],
      ["a fechadura eletrônica do apê é 190283", "190283"],
      ["我支付宝一直用 Xiaomi_1988 登录,要不要换?", "Xiaomi_1988"],
      ["マンションのオートロックは鍵マークのあと7789で開くよ", "7789"],
      ["домофон открывается 17К5520", "17К5520"],
    ] as const
    const kept = await keptOf(secrets.map(([text]) => text))
    for (const [index, [, secret]] of secrets.entries()) expect(kept[index]).not.toContain(secret)
  })

  test("are cut where a sentence says what they open and what is typed, turned or signed in with, in twelve languages", async () => {
    const secrets = [
      ["The alarm at my mum's house is 4471.", "4471"],
      ["To open the safe you turn to 12, then 33, then 7.", "12, then 33, then 7"],
      ["My online banking login is marta.k and I use Winter!Sonne7 for it.", "Winter!Sonne7"],
      ["Bei meinem Mailkonto melde ich mich mit Tulpe!77 an.", "Tulpe!77"],
      ["Am Laptop tippe ich Mondlicht88 ein.", "Mondlicht88"],
      ["Para desligar o alarme marco 1937.", "1937"],
      ["アラームは7755で止まります。", "7755"],
      ["关报警器要按3391。", "3391"],
      ["Mon téléphone se déverrouille avec 5082.", "5082"],
      ["Para quitar la alarma de la tienda tecleo 6149.", "6149"],
      ["Per spegnere l'allarme digito 2764.", "2764"],
      ["Mijn fietsslot gaat open op 3508.", "3508"],
      ["Чтобы отключить сигнализацию, набираю 9241.", "9241"],
      ["Furtka otwiera się na 7036.", "7036"],
      ["경보기 끄려면 8127 누르면 돼요.", "8127"],
    ] as const
    const kept = await keptOf(secrets.map(([text]) => text))
    expect(secrets.filter(([, secret], index) => kept[index]?.includes(secret))).toEqual([])
    for (const text of kept) expect(text).toContain("[redacted: ")
  })

  test("are cut wholly where they are said in words, as dictation writes them, in ten languages", async () => {
    const secrets = [
      ["my bank card pin is four four one nine", "four one"],
      ["the gate code is twenty two sixty one", "sixty"],
      ["our alarm code is double four one nine", "one nine"],
      ["Meine PIN ist sieben zwei neun vier.", "zwei neun"],
      ["Die Geheimzahl meiner Karte ist neunundneunzig einunddreißig.", "neunzig"],
      ["Le code de la porte c'est quatre-vingt-douze trente et un.", "trente"],
      ["mi pin es treinta y ocho dieciséis", "dieciséis"],
      ["Il codice dell'allarme è uno due otto sei.", "otto"],
      ["O meu pin é três oito meia um.", "oito"],
      ["De pincode is drie acht een zes.", "acht"],
      ["Код от двери пять пять два ноль.", "пять"],
      ["我的密码是七二九四。", "七二九四"],
      ["暗証番号はななにきゅうよんです。", "きゅう"],
      ["our wifi password is blue elephant dancing", "elephant"],
      ["my laptop password is lowercase otter moon five dollar sign", "moon"],
    ] as const
    const kept = await keptOf(secrets.map(([text]) => text))
    for (const [index, [, secret]] of secrets.entries()) expect(kept[index]).not.toContain(secret)
    for (const text of kept) expect(text).toContain("[redacted: ")
  })

  /** The share of the messages that tell a secret of which all secrets are cut. */
  async function shareCut(lines: readonly string[]): Promise<number> {
    const secret = lines.filter((line) => !line.startsWith("- "))
    const kept = await keptOf(secret.map((line) => line.replace(/[⟦⟧]/g, "")))
    const cut = secret.filter((line, index) =>
      [...line.matchAll(/⟦([^⟧]*)⟧/g)].every(([, value = ""]) => !kept[index]?.includes(value)),
    )
    return cut.length / secret.length
  }

  test("five in six of a further writer's in ten languages are cut, and none of as many look-alikes", async () => {
    const further = toldIn("judge-further")
    const alike = further.filter((line) => line.startsWith("- ")).map((line) => line.slice(2))
    expect([further.length, alike.length]).toEqual([120, 60])
    expect(await shareCut(further)).toBeGreaterThan(5 / 6)
    expect(alike.filter((text) => findToldSecrets(text).length > 0)).toEqual([])
  }, 30_000)

  test("nine in ten of the codes of sentences in thirteen languages that only say what opens are cut, and none of 200 look-alikes", async () => {
    const openings = toldIn("judge-openings")
    const alike = openings.filter((line) => line.startsWith("- ")).map((line) => line.slice(2))
    expect([openings.length, alike.length]).toEqual([318, 204])
    expect(await shareCut(openings)).toBeGreaterThan(0.9)
    expect(alike.filter((text) => findToldSecrets(text).length > 0)).toEqual([])
  }, 30_000)

  test("more than four in ten of those that no training read are cut with the patterns, and no look-alike by the model", async () => {
    expect(await shareCut(told)).toBeGreaterThanOrEqual(0.43)
    for (const line of told.filter((one) => one.startsWith("- "))) expect(findToldSecrets(line.slice(2))).toEqual([])
  }, 20_000)
})

describe("numbers and names of plain statements", () => {
  test.each([
    "Saw boat 1007",
    "The canary is called walnut",
    "We stay in room 1204",
    "Remember canary-4821-walnut",
    "The garage is 2580 mm wide",
    "The lock file has 14203 lines",
    "My locker is number 3391",
    "The router is a FritzBox 7590",
    "Der Code hat 2500 Zeilen",
    "my password is too short",
    "code review at 3 in room 4471",
    "The wifi printer is an HP4471",
    "Order 4471 for the lock has shipped",
    "I bought the iPad in 2019 and the safe is from 1987",
    "The bank charged me 4471 instead of 4417",
    "Is the Pixel 7 any good? I use a ThinkPad T480 for everything",
    "We moved from AGPL-3.0 to MPL-2.0 on GitHub",
    "Der Kopierer braucht Toner TN-2420",
    "Ma plaque c'est AB-123-CD et je me gare à la place 2204",
    "银行扣了2953,不是3953",
    "Mein Spind hat die Nummer 4471",
    "Le coffre a coûté 4471 euros",
    "My PIN has four digits and I met Ida in nineteen ninety four",
    "The door code changes every three or four weeks",
    "My daughter can count one two three four five",
    "Der Code hat drei oder vier Zeilen",
    "一二三四五，上山打老虎",
    "二〇二四年に引っ越しました",
    "The wifi password is on the fridge",
    "The wifi password is printed on the router",
    "El candado llega con el pedido 4471",
    "The alarm is at 6:30",
    "The safe weighs 120 kilos",
    "Press 3 for English",
    "Ring 4471 if the alarm goes off",
    "I did sets of 12, then 10, then 8 by the front door",
    "Der Bus 4471 hält am Tor",
    "Je suis chambre 4471, la porte est au fond",
    "Ho comprato la cassaforte nel 2019",
    "Entro às 9 e o cofre custou 4471",
    "アラームは6時半です",
    "保险柜花了4471",
  ])("stay: %s", async (text) => {
    expect(await keptOf([text])).toEqual([expect.stringContaining(text)])
  })

  test("stay in sentences of people's talk, in texts that look like secrets and in what people say of themselves", () => {
    const clauses = readdirSync(new URL("clauses/", talk)).flatMap((name) => linesOf(`clauses/${name}`))
    const own = ["tune", "judge"].flatMap((half) => linesOf(`planted/${half}/own.jsonl`))
    // The files are part of the repository and have this form.
    const texts = [
      ...clauses.map((line) => (JSON.parse(line) as { text: string }).text),
      ...own.flatMap((line) => (JSON.parse(line) as { messages: { text: string }[] }).messages.map(({ text }) => text)),
      ...harmlessTexts.map((text) => text.replaceAll("¦", "")),
    ]
    expect(texts.length).toBeGreaterThan(13_000)
    expect(texts.filter((text) => findToldSecrets(text).length > 0)).toEqual([])
  })

  test("stay where a made name of letters and digits stands for a thing, a place or a person", () => {
    const names = Array.from({ length: 100 }, (_, at) => String(at).padStart(3, "0")).flatMap((at) => [
      `abc${at}x`,
      `zqcanary${at}xv`,
      `falcon${at}2`,
      `qw${at}-item`,
      `WX20${at}`,
    ])
    const texts = names.flatMap((name, at) => {
      const other = names[(at + 5) % names.length]
      return [
        `I prefer ${name} over ${other}.`,
        `Prefers ${name} over ${other}`,
        `We deploy with ${name}`,
        `I met ${name} and ${other} at the lake, and my dog is called ${name}.`,
        `My name is ${name} and I live in ${other}.`,
        `Keeps ${name} in the ${other} drawer`,
        `Spoke of ${name}`,
        `Ich mag ${name} lieber als ${other}.`,
        `Je préfère ${name} à ${other}.`,
        `Prefiero ${name} a ${other}.`,
        `我更喜欢${name}。`,
        `${name}が好きです。`,
      ]
    })
    expect(texts.filter((text) => findToldSecrets(text).length > 0)).toEqual([])
  })

  test("stay where they are added as memories", async () => {
    await using memory = await createMemory()
    const ada = memory.for({ user: "ada" })
    await ada.add("il cancello si apre con 7788")
    const { items } = await ada.list()
    expect(items.map(({ content }) => content)).toEqual(["il cancello si apre con 7788"])
  })
})
