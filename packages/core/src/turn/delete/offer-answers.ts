import { expression } from "../../text/regex.ts"

/**
 * What a person answers when asked which of several memories to forget. `yes` agrees to the only one in question, `all`
 * means each of them; `places` count from 0, and from the end where negative; `count` is a bare number word ("the two").
 */
export interface OfferAnswer {
  readonly means: "yes" | "all" | "count" | "places" | "named"
  readonly places: readonly number[]
  /** Words that choose nothing by themselves: each has to occur in what is chosen. */
  readonly rest: readonly string[]
  /** Whether its form says that it chooses ("the one about Ida"), also where the reply before names no statement. */
  readonly isChoice: boolean
}

/** In characters. A longer message says something else. */
const MAX_CHARACTERS = 90
const MAX_REST = 4

type Kind =
  | "place"
  | "cardinal"
  | "last"
  | "all"
  | "yes"
  | "right"
  | "remove"
  | "weak"
  | "no"
  | "number"
  | "filler"
  | "unknown"
interface Token {
  readonly kind: Kind
  readonly value: number
}

/** Words of English, German, French, Spanish, Portuguese and Italian, by what they say; behind "=" the place or number. */
const WORDS = `
place=0 first 1st former erste ersten erster erstes erstere erstere premier première premiere primero primera primer primeiro primeira primo prima
place=1 second 2nd zweite zweiten zweiter zweites deuxième deuxieme seconde segundo segunda secondo seconda
place=2 third 3rd dritte dritten dritter drittes troisième troisieme tercero tercera tercer terceiro terceira terzo terza
place=3 fourth 4th vierte vierten vierter viertes quatrième quatrieme cuarto cuarta quarto quarta
place=4 fifth 5th fünfte fünften fünfter fünftes cinquième cinquieme quinto quinta
cardinal=1 eins
cardinal=2 two zwei deux dos dois duas due
cardinal=3 three drei trois tres três tre
cardinal=4 four vier quatre cuatro quatro quattro
cardinal=5 five fünf cinq cinco cinque
last last latter letzte letzten letzter letztes letztere letzteren dernier dernière derniere último ultimo última ultima
all both all each every everything alle alles beide beides beiden sämtliche tous toutes tout todos todas todo toda ambos ambas ambe entrambi entrambe tutti tutte tutto
yes yes yeah yep yup yea sure indeed absolutely definitely ok okay ja jawohl jo jap jep genau gern gerne oui ouais exactement voilà sí si claro vale dale sim sì esattamente
right right correct exactly true fine richtig stimmt korrekt exact juste exacto correcto correcta certo certa exato correto correta esatto giusto giusta corretta
remove delete forget remove erase drop wipe scrap lösche lösch löschen vergiss vergessen entferne entfern entfernen streiche streich weg raus efface effacez effacer oublie oubliez oublier supprime supprimez supprimer enlève enlevez retire retirez borra borrar borralo bórralo bórrala bórralos bórralas olvida olvidar olvídalo olvídala elimina eliminar elimínalo elimínala quita quítalo apaga apague apagar esquece esqueça esquecer exclui exclua remove remova cancella cancellare cancellalo cancellala cancellali cancellale dimentica dimenticare dimenticalo dimenticala eliminalo eliminala togli toglilo toglila
weak that this it them these those das dies diese dieser dieses den die ça cela ceci celui celle ceux celles eso esto ese esa este esta isso isto esse essa quello quella questo questa quelli quelle
no no nope nah not none neither nor nothing never don doesn dont didn keep except but wait stop nein nicht kein keine keinen keiner keins nee nö doch außer aber behalte behalt behalten lass bleiben bleibt warte stopp non pas aucun aucune ni sauf mais garde gardez laisse attends ninguno ninguna ningún nada nunca excepto pero espera conserva deja mantén guarda nenhum nenhuma não nao nem exceto nessuno nessuna niente tranne né aspetta mai undo tieni lascia mantém mantenha deixa leave
number number no. nr option item nummer option punkt numéro numero número opción opção opzione
filler oh ah ach hm well thing bit part where mention mentioned mentions regarding concerning concerns talks that's i'm mine our his her their please pls plz thanks thank thx just only the one ones of and i mean meant you can could entry entries memory is was would be a an about with for my to s t m d one's re
filler sache ding geschichte über um geht meinem meinen meiner meinen betrifft bitte danke nur der dem des und ich meine meinte eintrag einträge mit vom von zum zur über ist war es sie kannst du mal mein dir an
filler celle celui celles ceux ce cette chose histoire concerne propos parle parlais veux dire où j mon ma mes sujet s il te vous plaît plait stp svp merci le la les l et je parle de du d avec seulement juste sur au à c est peux tu pouvez là en qui que
filler la cosa parte entrada aquela aquele aquella aquel aquilo habla hablo fala falo digo dije disse quiero quería quero queria decir dizer donde onde refiro sobre por favor porfa gracias solo sólo el los las lo y del con sobre me refiero un una obrigado obrigada só apenas o os as e do da dos mi meu minha es era é em na no
filler che su cosa parte storia riguarda riguardante parla parlo nostro mie miei lo la le un una per grazie soltanto gli i della dei delle di sul sulla intendo mio mia è puoi uno
`

/** The same in Chinese and Japanese, longest first within a line. */
const UNSPACED: readonly (readonly [RegExp, Kind, number])[] = [
  [
    /いいえ|違う|ちがう|ない|ません|いや|やめて|以外|除了|留着|留下|保留|残して|取っておいて|但是|不过|等等|[不没沒别別勿]/uy,
    "no",
    0,
  ],
  [/全部|两个都|兩個都|両方とも|両方|どちらも|どっちも|すべて|全て|都/uy, "all", 0],
  [/最[后後]的?(?:那|一)?[个個条條件]?|後者|后者/uy, "last", 0],
  [/前者|第一[个個条條件]?|[一1]番目?|[一1]つ目|ひとつ目|最初|头一个/uy, "place", 0],
  [/第二[个個条條件]?|[二2]番目?|[二2]つ目|ふたつ目/uy, "place", 1],
  [/第三[个個条條件]?|[三3]番目?|[三3]つ目|みっつ目/uy, "place", 2],
  [/第四[个個条條件]?|[四4]番目?|[四4]つ目/uy, "place", 3],
  [/第五[个個条條件]?|[五5]番目?|[五5]つ目/uy, "place", 4],
  [/删除|刪除|删掉|刪掉|删了|刪了|删|刪|忘掉|忘了|忘记|忘記|去掉|清掉|消して|削除して|削除|忘れて/uy, "remove", 0],
  [/是?[对對]的|没错|沒錯|是?正[确確]的?|正しい|その通り|合って(?:い?ます)?/uy, "right", 0],
  [/是的|就是|好的|可以|そうです|はい|ええ|うん|そう|[是对對嗯好行]/uy, "yes", 0],
  [/这个|那个|這個|那個|这条|那条|それ|これ|あれ|它/uy, "weak", 0],
  [
    /お願いします|に関する|に関して|についての|について|の話|やつ|おねがいします|してください|ください|下さい|です|だけ|もの|ほう|して|关于|關於|有关|有關|提到|说到|我说的|我指的|我是说|说|麻烦|谢谢|[请請把将將的了吧个個条條件那这這和我说だねよのをはがとでにも方掉]/uy,
    "filler",
    0,
  ],
]

const lexicon = new Map<string, Token[]>()
for (const line of WORDS.trim().split("\n")) {
  const [head = "", ...words] = line.split(" ")
  const [kind = "", value = "0"] = head.split("=")
  // The heads above are kinds.
  for (const word of words)
    lexicon.set(word, [...(lexicon.get(word) ?? []), { kind: kind as Kind, value: Number(value) }])
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{N}+(?:st|nd|rd|th)?|[\p{L}\p{M}]+/giu
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const AGREEING: readonly Kind[] = ["yes", "right", "remove", "weak"]

/** "The one about", "das mit", "celle sur", "la de", "quella su", "关于…的那个", "…に関する方". */
const CHOICE = expression("iu")`
  (?<!\p{L})(?:ones?|thing|bit|part|entry|that (?:about|with|of|concerning|regarding)|sache|eintrag|ding|geschichte|(?:das|die|den|der) (?:mit|von|vom|über|um|zum|zur)|celle|celui|celles|ceux|ce qui|histoire|chose
  |quell[aoie]|cosa|storia|parte|entrada|aquel[ae]s?|aquell[ao]s?|aquilo|(?:la|el|lo|las|los|a|o|as|os) (?:de|del|do|da|dos|das|sobre|que))(?!\p{L})
  |[那这這][个個条條件]|(?:に関する|についての|の)(?:方|ほう|もの|やつ|件|話|こと)
`

/** "Not the one about Ida", "behalte das mit Ida": a choice that is to stay. */
const REFUSED = expression("iu")`
  ^(?:no|nein|non|não|sorry|please|bitte|s'il te plaît|por favor|per favore)?,? ?(?:(?:not|nicht|pas|no|não|non|keep|leave|behalte?|lass|garde[rz]?|laisse|guarda|deja|deixa|conserva|mant[eé]n|mantém|tieni|lascia)(?!\p{L})|不是|[别別不]|留[着下]|保留)
  |(?<!\p{L})(?:behalten|bleiben|drinlassen|lassen|stimmt(?: so)?|(?:ist|is|est|es|está|è) (?:right|correct|true|fine|important|richtig|korrekt|wichtig|juste|important|correct[oa]|importante|cert[oa]|giust[oa]|corrett[oa]))[.!]?$|[别別]删|不要删|(?:残し|取っておい)て|(?:では|じゃ)(?:ない|ありません)
`
/** "Keep the one about Ida to yourself" asks for confidence, "don't remember that about Ida" to forget. */
const NOT_TO_KEEP = expression("iu")`
  (?<!\p{L})(?:remember|know|keep it|store|save|note|record|between|yourself|private|secret|merk\p{L}*|wissen|speicher\p{L}*|unter|reti\p{L}+|souvien\p{L}*|entre|secret|toi|recuerd\p{L}*|guardes?|ti|lembr\p{L}*|guardes|ricord\p{L}*|tra|te)(?!\p{L})|[记記存]|覚
`

/** Whether a short sentence names one of several statements only to keep it. */
export const refusesChoice = (sentence: string): boolean =>
  sentence.length <= MAX_CHARACTERS && CHOICE.test(sentence) && REFUSED.test(sentence) && !NOT_TO_KEEP.test(sentence)

/** Parses a short answer in eight languages. Returns nothing if it refuses, asks, or says too much else. */
export function parseOfferAnswer(text: string): OfferAnswer | undefined {
  const answer = text.trim().toLowerCase()
  if (answer.length === 0 || answer.length > MAX_CHARACTERS || /[?？\n]|, ma /.test(answer)) return undefined
  const { tokens, rest } = readTokens(answer)
  const has = (kind: Kind): boolean => tokens.some((one) => one.kind === kind)
  if (has("no") || rest.length > MAX_REST) return undefined
  // "The one about Ida is right."
  const content = tokens.findIndex(({ kind }) => kind === "unknown")
  if (content >= 0 && tokens.slice(content).some(({ kind }) => kind === "right")) return undefined
  const isChoice = CHOICE.test(answer)
  if (has("all")) return { means: "all", places: [], rest, isChoice }
  const numbers = has("number") ? tokens.filter(({ kind }) => kind === "cardinal").map(({ value }) => value - 1) : []
  const places = [
    ...tokens.filter(({ kind }) => kind === "place").map(({ value }) => value),
    ...numbers,
    ...(has("last") ? [-1] : []),
  ]
  if (places.length > 0) return { means: "places", places: [...new Set(places)], rest, isChoice }
  const cardinal = tokens.find(({ kind }) => kind === "cardinal")
  if (cardinal !== undefined) return { means: "count", places: [cardinal.value], rest, isChoice }
  if (rest.length > 0) return { means: "named", places: [], rest, isChoice }
  return AGREEING.some(has) ? { means: "yes", places: [], rest, isChoice } : undefined
}

function readTokens(answer: string): { readonly tokens: readonly Token[]; readonly rest: readonly string[] } {
  const tokens: Token[] = []
  const rest: string[] = []
  let before = ""
  for (const [word] of answer.matchAll(WORD)) {
    const isNoun = isCousin(before, word)
    before = word
    if (isNoun) addUnknown(word, tokens, rest)
    else if (/^[1-9]$/.test(word)) tokens.push({ kind: "place", value: Number(word) - 1 })
    else if (IS_UNSPACED.test(word)) readUnspaced(word, tokens, rest)
    else {
      const known = lexicon.get(word) ?? []
      // "No" also means "in the" in Portuguese: what may refuse does.
      const sure = known.find(({ kind }) => kind === "no") ?? known[0]
      if (sure === undefined) addUnknown(word, tokens, rest)
      else tokens.push(sure)
    }
  }
  return { tokens, rest }
}

/** "Mi prima", "o meu primo", which are no first one. */
const isCousin = (before: string, word: string): boolean =>
  /^prim[oa]$/.test(word) && /^(?:mi|tu|su|meu|minha|nuestr[oa]|noss[oa])$/.test(before)

function readUnspaced(text: string, tokens: Token[], rest: string[]): void {
  let unknown = ""
  for (let at = 0; at < text.length; ) {
    const matches = UNSPACED.flatMap(([pattern, kind, value]) => {
      pattern.lastIndex = at
      const length = pattern.exec(text)?.[0].length ?? 0
      return length > 0 ? [{ token: { kind, value }, length }] : []
    })
    const longest = matches.toSorted((one, other) => other.length - one.length)[0]
    if (longest === undefined) unknown += text[at++] ?? ""
    else {
      if (unknown !== "") addUnknown(unknown, tokens, rest)
      unknown = ""
      tokens.push(longest.token)
      at += longest.length
    }
  }
  if (unknown !== "") addUnknown(unknown, tokens, rest)
}

function addUnknown(word: string, tokens: Token[], rest: string[]): void {
  tokens.push({ kind: "unknown", value: rest.length })
  rest.push(word)
}
