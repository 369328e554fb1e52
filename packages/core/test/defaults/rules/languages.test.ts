import { describe, expect, it } from "vitest"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

async function read(text: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const messages = [{ role: "user", text, position: 0 }] as const
  const owner = { tenant: tenantOf("acme") }
  const drafts = await rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])
  return drafts.map(({ category, key }) => [category, key])
}

type Told = readonly (readonly [text: string, category: string, key?: string])[]

const LANGUAGES: Readonly<Record<string, { readonly told: Told; readonly untold: readonly string[] }>> = {
  German: {
    told: [
      ["Ich heiße Sam.", "identity", "identity:name"],
      ["Ich wohne in Berlin.", "identity", "identity:home"],
      ["Ich bin letzte Woche nach Hamburg gezogen.", "identity", "identity:home"],
      ["Ich arbeite als Krankenschwester", "identity", "identity:job"],
      ["Ich arbeite bei Siemens", "identity", "identity:employer"],
      ["Ich arbeite nicht mehr bei Siemens", "identity", "identity:employer"],
      ["Ich bin allergisch gegen Nüsse", "constraint", "constraint:nüsse"],
      ["Ich mag keinen Koriander", "preference", "preference:!koriander"],
      ["Ich mag Kaffee nicht mehr", "preference", "preference:!kaffee"],
      ["Ich liebe Wandern", "preference", "preference:wandern"],
      ["Ich bin Vegetarierin", "constraint", "constraint:vegetarierin"],
      ["Meine Schwester heißt Lena", "relationship"],
      ["Mein Hund heißt Rex.", "relationship", "relationship:dog:name"],
      ["Mein Hund heißt jetzt Bruno", "relationship", "relationship:dog:name"],
      ["Meine Frau arbeitet bei Bosch", "relationship", "relationship:wife:job"],
      ["Wir haben keine Kinder", "relationship"],
      ["Nenn mich Ada", "instruction", "instruction:call_me"],
      ["Anna und ich haben uns getrennt", "relationship", "relationship:status"],
      ["Antworte bitte immer auf Deutsch", "instruction", "instruction:language"],
      ["Merk dir, dass mein Zug um 8 Uhr fährt", "fact"],
      ["Wir verwenden Postgres", "decision"],
      ["Ich habe zwei Hunde", "relationship"],
    ],
    untold: [
      "Kannst du mir helfen?",
      "Wo wohne ich?",
      "Wenn ich in Rom wohnen würde, wäre ich glücklich",
      "Ich habe eine Frage zu Rekursion",
      "Schreib ein Gedicht über meinen Hund",
      "Er sagte, ich mag Pizza",
      "Nenn mich nicht so",
      "Wie heißt mein Hund?",
    ],
  },
  Czech: {
    told: [
      ["Jmenuji se Petr.", "identity", "identity:name"],
      ["Bydlím v Brně", "identity", "identity:home"],
      ["Přestěhovala jsem se do Ostravy", "identity", "identity:home"],
      ["Pracuji jako zdravotní sestra", "identity", "identity:job"],
      ["Pracuju u Škody", "identity", "identity:employer"],
      ["Je mi 34 let", "identity", "identity:age"],
      ["Jsem alergický na ořechy", "constraint", "constraint:ořechy"],
      ["Nesmím jíst lepek", "constraint", "constraint:lepek"],
      ["Jsem vegetariánka", "constraint", "constraint:vegetariánka"],
      ["Nemám rád koriandr", "preference", "preference:!koriandr"],
      ["Preferuji tmavou kávu", "preference", "preference:tmavou_kávu"],
      ["Radši piju čaj", "preference", "preference:čaj"],
      ["Rozhodli jsme se pro Postgres", "decision"],
      ["Budeme používat SQLite", "decision"],
      ["Jsem rozvedená", "relationship", "relationship:status"],
      ["Zapamatuj si, že můj vlak jede v osm", "fact"],
      ["Pamatuj si, že nesnáším hlasité bary", "preference", "preference:!hlasité_bary"],
      ["Říkej mi Ada", "instruction", "instruction:call_me"],
      ["Odpovídej vždy česky", "instruction", "instruction:odpovídej_vždy_česky"],
    ],
    untold: [
      "Můžeš mi pomoct?",
      "Kde bydlím?",
      "Kdybych bydlel v Římě, byl bych šťastný",
      "Mám otázku k rekurzi",
      "Napiš báseň o mém psovi",
      "Říkal, že bydlím v Praze",
      "Nechci o tom mluvit",
      "Mám to rád",
      "Pamatuješ si, kde bydlím?",
      "Prý bydlím v Praze",
      "Potřebuji pomoc s tabulkou",
    ],
  },
  Polish: {
    told: [
      ["Mam na imię Ania.", "identity", "identity:name"],
      ["Mieszkam w Gdańsku", "identity", "identity:home"],
      ["Przeprowadziłem się do Krakowa", "identity", "identity:home"],
      ["Pracuję jako pielęgniarka", "identity", "identity:job"],
      ["Pracuję dla Allegro", "identity", "identity:employer"],
      ["Mam 34 lata", "identity", "identity:age"],
      ["Jestem uczulona na orzechy", "constraint", "constraint:orzechy"],
      ["Nie wolno mi jeść glutenu", "constraint", "constraint:glutenu"],
      ["Jestem weganką", "constraint", "constraint:weganką"],
      ["Nie lubię kolendry", "preference", "preference:!kolendry"],
      ["Wolę czarną kawę", "preference", "preference:czarną_kawę"],
      ["Uwielbiam chodzić po górach", "preference", "preference:chodzić_po_górach"],
      ["Zdecydowaliśmy się na Postgres", "decision"],
      ["Będziemy używać SQLite", "decision"],
      ["Jestem po rozwodzie", "relationship", "relationship:status"],
      ["Zapamiętaj, że mój pociąg jedzie o ósmej", "fact"],
      ["Mów mi Ada", "instruction", "instruction:call_me"],
      ["Odpowiadaj zawsze po polsku", "instruction", "instruction:odpowiadaj_zawsze_po_polsku"],
    ],
    untold: [
      "Możesz mi pomóc?",
      "Gdzie mieszkam?",
      "Gdybym mieszkał w Rzymie, byłbym szczęśliwy",
      "Mam pytanie o rekurencję",
      "Napisz wiersz o moim psie",
      "Powiedział, że mieszkam w Warszawie",
      "Wolę nie mówić",
      "Lubię to",
      "Pamiętasz, gdzie mieszkam?",
      "Podobno mieszkam w Krakowie",
      "Potrzebuję pomocy z tabelą",
    ],
  },
  French: {
    told: [
      ["J'habite à Lyon", "identity", "identity:home"],
      ["Nous avons déménagé à Nantes", "identity", "identity:home"],
      ["Je m'appelle Luc", "identity", "identity:name"],
      ["Je travaille chez Airbus", "identity", "identity:employer"],
      ["Je suis végétarienne", "constraint", "constraint:végétarienne"],
      ["Je n'aime pas la coriandre", "preference", "preference:!la_coriandre"],
      ["J'ai deux chiens", "relationship"],
      ["Mon frère s'appelle Paul", "relationship"],
      ["Mon chien s'appelle Rex", "relationship", "relationship:dog:name"],
      ["Ma mère habite à Nice", "relationship", "relationship:mother:home"],
      ["Appelle-moi Ada", "instruction", "instruction:call_me"],
      ["Réponds toujours en français", "instruction", "instruction:language"],
      ["Souviens-toi que mon train part à 8 h", "fact"],
    ],
    untold: [
      "Est-ce que j'aime le café ?",
      "J'ai une question sur le code",
      "Si j'habitais à Rome, je serais heureux",
      "Appelle-moi demain",
    ],
  },
  Spanish: {
    told: [
      ["Me llamo Ana", "identity", "identity:name"],
      ["Vivo en Madrid", "identity", "identity:home"],
      ["Me mudé a Sevilla", "identity", "identity:home"],
      ["Trabajo como profesora", "identity", "identity:job"],
      ["Soy alérgica a las nueces", "constraint", "constraint:nuece"],
      ["No me gusta el cilantro", "preference", "preference:!el_cilantro"],
      ["Tengo dos perros", "relationship"],
      ["Mi hermana se llama Lucía", "relationship"],
      ["Mi perro se llama Trueno", "relationship", "relationship:dog:name"],
      ["Mi gata se llama Luna", "relationship", "relationship:cat:name"],
      ["Responde siempre en español", "instruction", "instruction:language"],
      ["Recuerda que mi tren sale a las 8", "fact"],
    ],
    untold: ["¿Dónde vivo?", "Tengo una pregunta sobre el código", "Si viviera en Roma sería feliz"],
  },
  Chinese: {
    told: [
      ["我叫李明。", "identity", "identity:name"],
      ["我住在北京。", "identity", "identity:home"],
      ["我搬到上海了。", "identity", "identity:home"],
      ["我在腾讯工作。", "identity", "identity:employer"],
      ["我对花生过敏。", "constraint", "constraint:花生"],
      ["我不喜欢香菜。", "preference", "preference:!香菜"],
      ["我喜欢爬山。", "preference", "preference:爬山"],
      ["我有两只狗。", "relationship"],
      ["我的妹妹叫小红。", "relationship"],
      ["我的狗叫旺财", "relationship", "relationship:dog:name"],
      ["请叫我小明。", "instruction", "instruction:call_me"],
      ["以后请用中文回答。", "instruction", "instruction:language"],
      ["记住我的火车八点开。", "fact"],
    ],
    untold: [
      "我住在哪里？",
      "如果我住在罗马，我会很高兴。",
      "我有一个问题。",
      "叫我起床。",
      "我的狗叫什么名字？",
      "请写一首关于我的狗的诗。",
    ],
  },
  Japanese: {
    told: [
      ["私の名前は田中です。", "identity", "identity:name"],
      ["私は東京に住んでいます。", "identity", "identity:home"],
      ["大阪に引っ越しました。", "identity", "identity:home"],
      ["トヨタで働いています。", "identity", "identity:employer"],
      ["私はそばアレルギーです。", "constraint", "constraint:そば"],
      ["パクチーが嫌いです。", "preference", "preference:!パクチー"],
      ["山登りが好きです。", "preference", "preference:山登り"],
      ["私は犬を二匹飼っています。", "relationship"],
      ["私の妹は花子といいます。", "relationship"],
      ["犬の名前はポチです", "relationship", "relationship:dog:name"],
      ["うちの猫の名前はタマです。", "relationship", "relationship:cat:name"],
      ["エイダと呼んでください。", "instruction", "instruction:call_me"],
      ["これからは日本語で答えてください。", "instruction", "instruction:language"],
      ["電車は8時に出ることを覚えておいて", "fact"],
    ],
    untold: [
      "私はどこに住んでいますか？",
      "もし私がローマに住んでいたら幸せです。",
      "質問があります。",
      "犬についての詩を書いてください。",
    ],
  },
}

describe.each(Object.entries(LANGUAGES))("%s", (_, { told, untold }) => {
  for (const [text, category, key] of told) {
    it(`reads ${text}`, async () => {
      expect(await read(text)).toEqual([[category, key]])
    })
  }

  it.each(untold)("keeps nothing of %s", async (text) => {
    expect(await read(text)).toEqual([])
  })
})
