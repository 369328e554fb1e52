import { compileConcepts, conceptFeatures } from "../concepts.ts"

/** What system prompts speak of that give parts to play, and those that only describe an assistant or its users. */
const CONCEPTS = compileConcepts([
  [
    "user",
    `usertag|user |user's|player|learner|student|pupil|reader|trainee|human |other party|person writing|interlocutor|correspondent|nutzer|benutzer|spieler|lernende|schüler|leser|auszubildende|gegenüber|utilisat|joueur|joueuse|élève|apprenant|lecteur|lectrice|stagiaire|interlocut|usuari|jugador|alumn|estudiante|lector|utente|giocat|alliev|alunn|studente|lettore|utilizador|usuári|jogador|leitor|estagiári|用户|玩家|学生|读者|学员|对方|ユーザー|プレイヤー|生徒|学習者|読者|研修生|相手`,
  ],
  [
    "users",
    `users|people|customers|visitors|children|everyone|employees|nutzern|leute|kunden|kindern|utilisateurs|les gens|enfants|clients|usuarios|la gente|niños|clientes|utenti|bambini|clienti|usuários|utilizadores|as pessoas|crianças|人们|孩子|别人|子ども|人々|客様`,
  ],
  [
    "char",
    `chartag|narrator|dungeon master|game master|erzähler|spielleit|narrateur|maître du jeu|narrador|máster|narratore|master |mestre|主持人|叙述|ゲームマスター|語り手`,
  ],
  [
    "you",
    `you |you're|you'll|your |du |dich |dein|tu |toi |ton |ta |te |tú |tus |sei |tuo|tua|és |teu|você|eres |你|您|あなた`,
  ],
  ["me", `i |i'm|i'll|my |me |ich |mein|je |j'|mon |ma |moi |yo |mi |soy |io |mio |mia |eu |meu |minha |sou |我|私|僕`],
  [
    "plays",
    `play |plays |played |playing|role of|part of|takes the|take the|acts as|act as|pretend|portray|embod|speaks as|speaks for|speak for|write as|writes as|speak as|answers as|argues as|practises as|lines |controls|assume|treat |imagine|in character|spiel|übernimm|übernehm|rolle|tritt als|trittst|tut so|verkörper|schreib|sprich|spricht|antwortet als|steuert|stell dir vor|behandle|stellst|jou|rôle|endosse|incarn|fait semblant|parle pour|écris en|j'écris|répond en|dirige|imagin|traite|tient le|prend la place|tiens|interpret|hace de|haces de|asum|papel|finge|habl|escrib|responde como|maneja|imagin|trata |actúa de|representas|fai |fa la|fa il|assume|ruolo|recita|finge|parli per|scriv|risponde come|guida|tratta|rappresenti|faz |assume|finge|fala|escrev|comanda|representas|扮演|扮|演|身份|假装|假设|操作|操控|当作|说的|演じ|役|ふり|想定|操|扱|せりふ|として書`,
  ],
  [
    "scene",
    `role-?play|rp |scene|scenario|adventure|game |exercise|simulat|training|practice|improvis|mystery|drama|campaign|lesson|interactive|rollenspiel|szen|abenteuer|übung|spiel |unterricht|stunde|improvisier|jeu de rôle|scène|scénario|aventure|exercice|leçon|formation|improvis|juego de rol|escena|escenario|aventura|ejercicio|práctica|clase de|formación|improvis|gioco di ruolo|scena|scenario|avventura|esercizio|lezione|formazione|jogo de pap|cena|cenário|aventura|exercício|prática|aula|treino|角色扮演|情景|设定|冒险|练习|训练|培训|课|即兴|游戏|ロールプレイ|場面|設定|冒険|練習|訓練|研修|授業|即興|ゲーム`,
  ],
  [
    "is",
    `is |are |am |being |ist |sind |bin |bist |sei |est |es |suis |soit |eres |soy |è |sono |sia |é |sou |és |是|です|は|だ`,
  ],
  [
    "helps",
    `help|assist|answer questions|answers questions|recommend|explain|correct|support|book|prepare|advice|feedback|guide|hilf|beantwort|empfehl|empfiehl|erklär|verbesser|berat|vorbereit|rat |aid|réponds|répond aux|recommand|expliqu|corrig|conseil|prépar|ayud|contest|respond|recomiend|explic|corrig|consej|prepar|aiut|rispond|consigli|spieg|corregg|prepar|ajud|respond|recomend|explic|corrig|conselh|prepar|帮|回答|推荐|讲解|纠正|建议|准备|手伝|答え|勧め|説明|直し|助言|準備|相談`,
  ],
  [
    "listens",
    `ask |asks|listen|chat|talk|day |worries|hobbies|family|health|remember|get to know|news|frag|hör|plauder|tag |sorgen|familie|gesundheit|merk|demande|écout|bavard|journée|soucis|famille|santé|pregunt|escuch|charl|día|famil|salud|recuerd|chied|ascolt|chiacchier|giornata|preoccup|famiglia|salute|ricord|pergunt|escut|convers|dia |família|saúde|lembr|问|倾听|闲聊|一天|家庭|爱好|健康|记住|尋ね|聞|雑談|一日|家族|趣味|健康|覚え`,
  ],
  [
    "profile",
    `lives in|years old|name is|works as|profile|plan|vegetarian|allerg|pregnant|beginner|access|engineer|nurse in|heißt|wohnt|arbeitet|profil|schwanger|anfänger|zugriff|ingenieur|s'appelle|habite|vit à|enceinte|débutant|accès|ingénieur|se llama|vive en|embarazada|principiante|acceso|ingenier|perfil|si chiama|vive a|incinta|accesso|ingegner|profilo|chama-se|mora |grávida|acesso|engenheir|住在|名字|叫|怀孕|初学|工程师|资料|岁|住ん|名前|妊娠|初級|技術者|在住|歳`,
  ],
  [
    "part",
    `king|queen|knight|princess|prince|detective|suspect|patient|doctor|customer|seller|buyer|sales rep|waiter|tourist|employ|boss|wizard|elf|elves|elder|apprentice|hero|villain|vampire|witch|maid|soldier|captain|commander|sailor|merchant|lawyer|judge|tenant|landlord|client|therapist|caller|dispatcher|ghost|survivor|fighter|lady|lord|könig|ritter|prinz|detektiv|patient|arzt|ärztin|kund|verkäufer|käufer|vertreter|kellner|angestellt|arbeitgeber|zauber|held|vampir|soldat|kapitän|seemann|mieter|vermieter|richter|geist|kämpfer|roi |reine|chevalier|prince|détective|médecin|vendeu|acheteur|serveur|employé|employeur|sorci|héros|vampire|soldat|capitaine|commandant|marin|locataire|propriétaire|juge|fantôme|guerrier|rey |reina|caballero|princes|médic|paciente|vendedor|dependient|comprador|camarero|emplead|jefe|mag|héroe|soldado|capitan|comandante|marinero|inquilin|casero|juez|fantasma|guerrero|re |regina|cavaliere|princip|medico|paziente|venditor|commess|acquirent|cameriere|impiegat|datore|eroe|soldato|capitan|marinaio|inquilin|padrone|giudice|fantasma|guerriero|rei |rainha|cavaleiro|médic|doente|comprador|empregad|funcionári|patrão|herói|capitã|marinheiro|senhorio|juiz|guerreiro|国王|女王|骑士|公主|侦探|病人|医生|顾客|店员|推销员|买家|服务员|员工|老板|巫师|英雄|士兵|船长|指挥官|水手|房东|租客|法官|鬼|战士|王|騎士|姫|探偵|患者|医者|客|店員|買い手|営業担当|給仕|社員|社長|魔法使い|英雄|船長|司令官|船乗り|大家|借り手|裁判官|幽霊|戦士`,
  ],
])

export const ROLE_PLAY_BUCKETS = 16_384
/** Characters of a word that count, so that its endings do not. */
const STEM = 6
/** More of a stretch, in characters, is not read. */
const MAX_CHARACTERS = 500

/** The buckets of a stretch's features: the order of its meanings, its words, and groups of characters in scripts without spaces. */
export function rolePlayFeatures(stretch: string): readonly number[] {
  const text = normalize(stretch)
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  for (const feature of conceptFeatures(text, CONCEPTS)) add(`c ${feature}`)
  const stems = (text.match(/[\p{L}\p{M}']+|[.:;=]/gu) ?? []).map((word) => word.slice(0, STEM))
  for (const [at, stem] of stems.entries()) {
    add(`w ${stem}`)
    add(`b ${stem} ${stems[at + 1] ?? "$"}`)
  }
  for (const run of text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? [])
    for (let size = 1; size <= 3; size++)
      for (let at = 0; at + size <= run.length; at++) add(`g ${run.slice(at, at + size)}`)
  return [...buckets]
}

function normalize(stretch: string): string {
  return stretch
    .slice(0, MAX_CHARACTERS)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\{\{ ?user ?\}\}|<user>/g, " usertag ")
    .replace(/\{\{ ?char ?\}\}|<char>/g, " chartag ")
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 97, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (ROLE_PLAY_BUCKETS - 1)
}
