import { describe, expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"

/** What is kept of a message, with its statements and its turn. */
async function keptOf(text: string): Promise<string> {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await ada.remember(text)
  await memory.settled()
  const { items } = await ada.list({ limit: 50 })
  return items.map(({ content }) => content).join("\n")
}

describe("secrets that a name introduces", () => {
  test.each([
    "Backup codes:\n1. 48219930\n2. 11745562\n3. 90231187",
    "My GitHub backup codes:\n\n1. 4821-9930\n2. 1174-5562\n3. 9023-1187",
    "Here are my recovery codes, keep them:\n- 48219930\n- 11745562\n- 90231187",
    "Recovery codes\nab3d-9fk2\nq7rt-22mn\nzz81-pp0k",
    "Emergency codes\n=====\n* 4821 9930\n* 1174 5562",
    "can you hang on to these backup codes for my google account?\n38820145\n77120934",
    "Meine Backup-Codes:\n1. 48219930\n2. 11745562",
    "Mes codes de secours :\n1. 48219930\n2. 11745562",
    "Mis códigos de respaldo:\n1) 4410-2297\n2) 8831-0056",
    "Коды восстановления\n44102297\n88310056",
    "Kurtarma kodlarım:\n1. 4471-2290\n2. 8812-0034",
    "バックアップコード：\n1. 7741-0932\n2. 5518-2240",
    "恢复代码：\n1. 7fk2-91mz\n2. 3lq8-20xx",
    "복구 코드:\n38820145\n77120934",
  ])("are cut from a list below it: %j", async (text) => {
    expect(await keptOf(text)).not.toMatch(/\d{4}|[a-z0-9]{4}-[a-z0-9]{4}/)
  })

  test.each([
    "Meine Wiederherstellungscodes lauten 48ab-93cd, 11ef-55gh, 90ij-11kl",
    "バックアップコードは 48219936、11745567、90231186 です",
    "백업 코드는 48219937, 11745568, 90231188 입니다",
    "Moje kody zapasowe to 48219938, 11745569 i 90231189",
    "Yedek kodlarım 48219940, 11745571 ve 90231191",
    "Mina reservkoder är 48219942, 11745573 och 90231193",
    "Mine gendannelseskoder: 38820145, 77120934, 10293847",
    "Varakoodini ovat 44102297, 88310056 ja 77201934",
    "Moje záložní kódy jsou 48219943, 11745574 a 90231194",
    "A biztonsági kódjaim: 44102297, 88310056, 77201934",
    "Codurile mele de rezervă sunt 38820145, 77120934 și 10293847",
    "Οι εφεδρικοί κωδικοί μου είναι 66120938 και 77340129",
    "Мої резервні коди 38820145, 77120934 і 10293847",
    "رموز النسخ الاحتياطي الخاصة بي هي 48219944 و 11745575",
    "Mã dự phòng của tôi là 48219945, 11745576",
    "Kode cadangan saya: 44102297, 88310056",
    "मेरे बैकअप कोड 48219946, 11745577 हैं",
    "קודי הגיבוי שלי הם 66120938 ו-10293847",
    "รหัสสำรองของฉันคือ 38820145 และ 10293847",
  ])("are cut from the enumeration behind it: %s", async (text) => {
    expect(await keptOf(text)).not.toMatch(/\d{4}|\d\d[a-z]{2}/)
  })

  test.each([
    "passwd: -----\nmustard89",
    "Password\n=====\nmustard89",
    "My passwords:\n- netflix: mustard89\n- wifi: mustard89",
    "Mật khẩu của tôi là mustard89",
    "كلمة المرور الخاصة بي هي mustard89",
    "Ο κωδικός μου είναι mustard89",
    "A jelszavam mustard89",
    "Salasanani on mustard89",
    "Kata sandi saya mustard89",
    "मेरा पासवर्ड mustard89 है",
    "Lozinka za wifi je mustard89",
    "رمز عبور من mustard89 است",
  ])("are cut where it is a password's in another language or on a line of its own: %j", async (text) => {
    expect(await keptOf(text)).not.toContain("mustard89")
  })
})

describe("numbers and names that another name introduces", () => {
  test.each([
    "Order numbers:\n1. 48219930\n2. 11745562",
    "My flight codes\nLH4412\nBA0092",
    "The ISBNs are 9780141036144, 9780261103573",
    "Phone extensions:\n- Reception 4410\n- Billing 4422",
    "Mis códigos de reserva: ABX4412, KLM9921",
    "Numery zamówień to 66120938 i 10293847.",
    "Mã đơn hàng của tôi là 66120938 và 77340129",
    "أرقام الطلبات هي 66120938 و 77340129",
    "注文番号は 44102297、88310056 です",
    "The backup of the code ran on 20241122 and took 340 minutes",
    "The code review of the backup module is in PR-4412",
    "Nach der Wiederherstellung kam Fehlercode 80070005",
    "Password rules:\n- 12 characters\n- 2 digits",
    "Steps to reset a password\n1. Open Chrome119\n2. Go to settings",
    "Ξέχασα τον κωδικό μου για το Windows11",
    "My password manager is Bitwarden2024",
  ])("stay: %j", async (text) => {
    expect(await keptOf(text)).not.toContain("[redacted")
  })
})
