import { expect, test } from "vitest"
import { redact } from "../../../src/turn/remember/redact.ts"

test.each([
  ["كلمة السر الخاصة بي هي shams4455", "shams4455"],
  ["كلمة سر الواي فاي هي bahr7788", "bahr7788"],
  ["كلمة مرور بريدي الإلكتروني هي zaytun2211", "zaytun2211"],
  ["الرقم السري هو 771199", "771199"],
  ["رمز باب العمارة هو 4482", "4482"],
  ["رمز عبور ایمیلم baran4471 است", "baran4471"],
  ["پسوردم رو عوض کردم به darya3381", "darya3381"],
  ["รหัสผ่านเฟซบุ๊กของฉันคือ malee4471", "malee4471"],
  ["รหัสประตู 4482", "4482"],
  ["קוד הכניסה לבניין הוא 884466", "884466"],
  ["Nenosiri la wifi ni simba4471", "simba4471"],
])("a password or code is redacted in further scripts: %s", (text, secret) => {
  expect(redact(text).text).not.toContain(secret)
})

test.each([
  "كلمة السر يجب أن تكون 12 حرفا",
  "الرمز البريدي هو 11564",
  "غيرت كلمة المرور في 2024",
  "شماره سفارش 448291 است",
  "کد پستی من 1134567890 است",
  "รหัสไปรษณีย์ของฉันคือ 10110",
  "รหัสนักศึกษา 6401234",
  "המיקוד שלי הוא 6423811",
])("other numbers stay: %s", (text) => {
  expect(redact(text).text).toBe(text)
})
