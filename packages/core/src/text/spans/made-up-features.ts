import { compileConcepts, conceptFeatures, tokenFeatures } from "../concepts.ts"

/** What sentences speak of in which somebody supposes, plays, tries out or jokes, and what others have of it. */
const CONCEPTS = compileConcepts([
  [
    "test",
    `test|demo|trial|try |trying|checking|dummy|fake|fictitious|placeholder|sample|example|mock|qa |zum testen|probe|beispiel|platzhalter|erfunden|mustermann|essai|essay[eo]|factice|bidon|fictif|exemple|prueba|probar|probando|ficticio|relleno|ejemplo|prova|provo|finto|fittizi|esempio|teste|testar|experiment|fictíci|exemplo|测试|试|演示|虚构|占位|样例|编的|テスト|試|デモ|架空|仮の|例`,
  ],
  [
    "work",
    `essay|story|novel|poem|diary|exercise|campaign|letter|scene|narrator|scenario|aufsatz|geschichte|gedicht|tagebuch|kampagne|erzähl|übung|rédaction|dissertation|histoire|nouvelle|poème|journal|campagne|redacción|cuento|historia|poema|diario|campaña|tema |storia|racconto|poesia|diario|campagna|redação|história|conto|poema|diário|campanha|作文|故事|短篇|日记|诗|战役|物語|短編|日記|詩|キャンペーン`,
  ],
  [
    "suppose",
    `assume|assuming|suppose|imagine|pretend|hypothetical|as if|as though|let's say|say i|for the sake|act as|nimm an|nimm|angenommen|stell dir|tu so|hypothetisch|als wäre|als ob|suppose|supposons|imagine|admettons|comme si|hypothèse|supón|imagina|digamos|hipot|como si|haz como|supponi|immagina|diciamo|ipotesi|come se|fai come|supõe|imagina|digamos|hipótese|como se|faz de conta|假设|假定|假如|想象|就当|好像|仮定|仮に|想像|かのよう|つもり|とする`,
  ],
  [
    "character",
    `character|oc |avatar|persona|fursona|sim |alter ego|charakter|figur|avatar|personnage|personaje|personaggio|personagem|角色|人物|キャラ|アバター`,
  ],
  [
    "game",
    `d&d|dnd|game|rpg|skyrim|role-?play|spiel|runde|partie|jeu|partida|juego|partita|gioco|jogo|跑团|游戏|桌游|trpg|ゲーム`,
  ],
  [
    "joke",
    `riddle|joke|meme|pov|nobody|guess who|what am i|who am i|rätsel|witz|wer bin ich|was bin ich|devinette|blague|qui suis-je|adivinanza|chiste|quién soy|qué soy|indovinello|barzelletta|chi sono|cosa sono|adivinha|piada|quem sou|o que sou|谜语|笑话|我是谁|猜猜|なぞなぞ|冗談|私は誰|私は何`,
  ],
  [
    "case",
    `case|patient|client|customer|vignette|fall|patient|klient|kund|cas |étude de cas|caso|clien|pacient|pazient|病例|案例|患者|病人|客户|顾客|症例|事例|お客|クライアント`,
  ],
  [
    "practise",
    `practi|rehears|interview|training|mock|vorstellungsgespräch|bewerbungsgespräch|üb|entraîn|répét|entretien|ensay|entrevista|simulacro|esercit|provar|provia|colloquio|trein|praticar|ensaia|面试|练习|演练|面接|練習|訓練`,
  ],
  [
    "you",
    `you're|you are|you be|you play|you call|act as|be my|du bist|du spielst|du mein|nennst du|und du|tu es|tu joues|tu fais|et toi|tú|eres|tu sei|tu fai|e tu|você é|você faz|e você|你是|你当|你演|你扮演|君は|君が|あなたは`,
  ],
  [
    "play",
    `play|scene|in this|spiel|szene|jou|scène|jueg|jug|escena|gioc|scena|brinc|jog|cena |nesta|玩|扮演|演|这一幕|遊び|ごっこ|ロールプレイ|場面`,
  ],
  [
    "real",
    `real|myself|in echt|echten|ich selbst|en vrai|vraie|moi-même|vida real|de verdad|yo mism|vita vera|sul serio|anch'io|eu mesm|说真|现实|真的|自己|本人|现实中|現実|実際|本当|自身`,
  ],
  [
    "over",
    `over|end of|enough|done|stop|schluss|ende |genug|fertig|fin |fini|assez|basta|acab|terminó|terminé|fine |finito|chega|fim |结束|不玩|终|終わ`,
  ],
  ["write", `write|schreib|écris|escrib|scriv|escrev|写|書い`],
  ["me", `i |i'm|my |me |ich |mein|je |j'|mon |ma |moi |yo |mi |io |mio |mia |eu |meu |minha |我|私`],
  ["am", `am |i'm|bin |suis |soy |sono |sou |是|です`],
  ["was", `were |wäre|étais|fuera|fossi|fosse `],
  ["names", `name|called|heiße|m'appelle|llamo|chiamo|chamo|叫|名前`],
  [
    "lives",
    `live|grew up|born|wohn|leb|aufgewachsen|geboren|habite|vis |grandi|vivo|crecí|nací|abito|cresciuto|nato|moro|cresci|nasci|住|长大|生|育っ`,
  ],
  ["for", `for |in |zum|für|in der|pour|dans|para|en |nella|per |no |na |为了|在|ために|用に|では`],
])

export const MADE_UP_BUCKETS = 16_384
/** More of a sentence, in characters, is not read: its beginning says what the rest is. */
const MAX_CHARACTERS = 120
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}'&]+|[,;:?!]/gu
/** Tokens at the beginning of a sentence whose place counts. */
const BEGINNING = 5

/** The buckets of a sentence's features: the order of its meanings, its words, and how it begins. */
export function madeUpFeatures(sentence: string): readonly number[] {
  const text = sentence.slice(0, MAX_CHARACTERS).normalize("NFKC").toLowerCase().replace(/[’‘]/g, "'")
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  for (const feature of conceptFeatures(text, CONCEPTS)) add(`c ${feature}`)
  const tokens = text.match(TOKEN) ?? []
  for (const feature of tokenFeatures(tokens, BEGINNING)) add(feature)
  return [...buckets]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 101, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (MADE_UP_BUCKETS - 1)
}
