import { oneLine } from "../../text/regex.ts"

/** Words for a password, in some twenty languages. */
export const NAMES = oneLine(`
    p[a4@][s5$]{2} ?w[o0]rd|p a s s w o r d|pasword|passsword|pass?wrd|pass?owrd|pass?wrod|passwod|psswo?rd|passwd|pwd
    |(?:bitwarden|1password|keepass(?:xc)?|lastpass|dashlane|enpass|nordpass|proton ?pass|vaultwarden) master(?![ -]w{0,12}(?:key|account|plan|class))|passphrase|pass ?code|passwort|paswort|kennwort|mot de passe|contrase[ñn]a|senha
    |wachtwoord|has[łl]o|пароль|mdp|密码|密碼|口令|暗証番号|暗证号码|パスワード|비밀번호|비번|palavra[- ]passe|parola d['’]ordine|şifre(?:m|n|miz|si)?|lösenord(?:et)?|parolam
    |adgangskode|passord|kodeord|salasana|heslo|hesla|jelszó|jelsz(?:av|ó)[a-záéíóöőúüű]{1,5}|parolă|parola mea|zaporka|lozinka|лозинка|slaptažodis|parool|kata (?:sandi|laluan)
    |κωδικό[ςν]|סיסמ[הת]|كلم[ةه] (?:المرور|السر)|رمز (?:المرور|عبور)|گذرواژه|پاس ?ورڈ|पासवर्ड|পাসওয়ার্ড|mật khẩu|รหัสผ่าน
  `)

/** A text that names a password. */
export const NAMED = new RegExp(
  String.raw`${NAMES}|(?<![\p{L}\p{N}])(?:pw|(?:mi|la|nuestra)[ ]clave)(?![\p{L}\p{N}])`,
  "iu",
)

/** The same, or an account that is opened by one. */
export const CREDENTIAL = new RegExp(
  String.raw`${NAMES}|\b(?:pw|pass|login|log-in|root|admin|sudo|superuser|creds|credentials)\b`,
  "iu",
)

const BETWEEN =
  "for|of|to|on|at|für|fürs|von|vom|zum|zur|beim|pour|de|du|des|del|para|do|da|dello|della|di|per|voor|van|к|от|для"
const IS_WORDS = "is|was|are|ist|lautet|est|es|é|è"
/** "is" in these languages, or a colon. */
export const IS = String.raw`\s{0,3}(?:(?<![\p{L}])(?:${IS_WORDS}|c['’]?est|är)(?![\p{L}])(?: (?:now|jetzt|nun|ora|ahora|maintenant))?(?:\s{0,2}:)?|[:=：])\s{0,3}`

/** "for netflix", "of my bank card": up to six words. */
export const WHOSE = String.raw`\s{1,3}(?:${BETWEEN})(?:\s{1,3}(?!(?:${IS_WORDS})\b)[^\s"':=,.;!?]{1,40}){1,6}`
