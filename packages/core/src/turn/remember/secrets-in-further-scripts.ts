import { expression, oneLine } from "../../text/regex.ts"
import { isAssignedValue } from "./no-secret.ts"
import type { SecretPattern } from "./secret-pattern.ts"

/** Passwords, PINs and codes of doors in Arabic, Persian, Thai, Hebrew and Swahili. Postcodes, coupons and numbers of students have other names. */
const NAMES = oneLine(`
    كلم[ةه][ ]?(?:ال)?(?:سر|مرور|عبور)\\p{L}*|كلمت?[ي]?[ ]السر|(?:ال)?باسوورد\\p{L}*|(?:ال)?باسورد\\p{L}*|(?:ال)?رقم\\p{L}?[ ](?:ال)?سري?\\p{L}*|رمز[ ](?:ال)?(?:دخول|مرور|باب|قفل|إنذار|انذار|خزنة|بطاقة|جهاز|جوال|بوابة|واي)\\p{L}*
    |رمز[ ](?:عبور|وای|ورود|در|کارت|گاوصندوق|گوشی|موبایل|قفل|دزدگیر|مودم)\\p{L}*|پسوو?رد\\p{L}*|گذرواژه\\p{L}*|کلمه[ ]عبور\\p{L}*
    |(?:ה)?סיסמ[הת]|(?:ה)?קוד[ ](?:ה|ל|של[ ]ה|ב)?(?:כניסה|דלת|אזעקה|בניין|כספת|שער|טלפון|כרטיס|מנעול)\\p{L}*
    |nenosiri|neno[ ]la[ ]siri
  `)
const THAI =
  "รหัสผ่าน|รหัสไวไฟ|รหัสวายฟาย|รหัสล็อก|รหัสปลดล็อก|รหัสประตู|รหัสบัตร|รหัสเข้า|รหัสตู้เซฟ|รหัสลับ|รหัสเอทีเอ็ม|พาสเวิร์ด|พาสเวิด|พาสโค้ด"
const VALUE = `(?<secret>(?=[A-Za-z!@#$%^&*_+.-]{0,30}[0-9])[A-Za-z0-9][A-Za-z0-9!@#$%^&*_+.-]{3,63})(?![A-Za-z0-9])`

/** Digits that are no year and no length, or letters with digits. */
function isTold(value: string): boolean {
  const bare = value.replace(/[.!]{1,4}$/, "")
  if (/^\d+$/.test(bare)) return bare.length >= 4 && !/^(?:19|20)\d\d$/.test(bare)
  return bare.length >= 5 && /\d/.test(bare) && /[A-Za-z]/.test(bare) && isAssignedValue(bare)
}

export const secretsInFurtherScripts: readonly SecretPattern[] = [
  {
    kind: "password",
    pattern: expression("giu")`
      (?<!\p{L})(?:${NAMES})(?:[ ][^\s\d:.;!?،؛؟A-Za-z]{1,20}|[ ](?:la|ya|langu|yangu|wi-?fi|ni)|[ ][۰-۹]{1,8}|،){0,6}?[ :]{1,3}${VALUE}
    `,
    holds: isTold,
  },
  {
    kind: "password",
    pattern: expression("giu")`(?:${THAI})[^\d\nA-Za-z.!?]{0,40}?[ :]{0,3}${VALUE}`,
    holds: isTold,
  },
]
