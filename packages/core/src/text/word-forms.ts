/**
 * Maps irregular and British English forms: "went" to "go", "children" to "child", "favourite" to "favorite",
 * "organised" to "organized". Other words are unchanged. A rule that goes too far ("promise") does so for every text
 * alike.
 */
export function plainForm(word: string): string {
  return forms.get(word) ?? american(word)
}

/** The first word of a line is what the others become. What is as often another word ("rose", "bit", "ground") is left out. */
const IRREGULAR = `
  become became; begin began begun; blow blew blown; break broke broken; bring brought; build built; buy bought; catch caught; choose chose chosen
  come came; deal dealt; dig dug; draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed
  feel felt; fight fought; find found; fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; give gave given
  go went gone; grow grew grown; hang hung; hear heard; hide hid hidden; hold held; keep kept; know knew known; lead led; learn learnt; leave left
  lend lent; lose lost; make made; mean meant; meet met; pay paid; ride rode ridden; ring rang rung; run ran; say said; see saw seen; sell sold
  send sent; sew sewn; shake shook shaken; show shown; sing sang sung; sink sank sunk; sit sat; sleep slept; speak spoke spoken; spend spent
  stand stood; steal stole stolen; stick stuck; strike struck; swim swam swum; swing swung; take took taken; teach taught; tear tore torn
  tell told; think thought; throw threw thrown; understand understood; wake woke woken; wear wore worn; win won; write wrote written
  child children; foot feet; goose geese; half halves; knife knives; loaf loaves; man men; mouse mice; shelf shelves; tooth teeth; wife wives
  wolf wolves; woman women
  airplane aeroplane; defense defence; gray grey; jewelry jewellery; license licence; math maths; mom mum; moms mums; mommy mummy; mustache moustache
  offense offence; pajamas pyjamas; plow plough; practice practise; program programme; programs programmes; skeptical sceptical; tire tyre
  tires tyres
  2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; 12 twelve; 15 fifteen; 20 twenty; 30 thirty; 40 forty; 50 fifty
  1st first; 2nd second; 3rd third; 4th fourth; 5th fifth`

const forms: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split(/\s*[;\n]\s*/)
    .flatMap((line) => {
      const [plain = "", ...others] = line.split(" ")
      return others.map((other) => [other, plain] as const)
    }),
)

/** British spellings as American ones. */
export function american(word: string): string {
  if (word.length < 6) return word
  return word
    .replace(/^(.{3,})our(s|ed|ing|ite|ites|able|ful|hood|hoods|ly|al|er|ers|less)?$/, "$1or$2")
    .replace(/^(.{3,}[iy])s(e|es|ed|ing|er|ers|ation|ations)$/, "$1z$2")
    .replace(/^(.{2,}t)re(s|d)?$/, "$1er$2")
    .replace(/^(.{3,}og)ue(s)?$/, "$1$2")
}
