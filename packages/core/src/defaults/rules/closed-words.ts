/**
 * Closed-class words without a topic: pronouns, auxiliaries, prepositions, numbers, words of time and frequency,
 * kinship, and common verbs of life. Only these and the positions of other words decide whether a sentence is kept, so
 * that no topic counts for or against it.
 */
export const CLOSED_WORDS: ReadonlySet<string> = new Set(
  `
  i me my mine myself we us our ours you your yours yourself he him his himself she her hers herself they them their
  themselves it its itself this that these those here there who whom whose what which where when why how
  a an the some any no not none each every both all another other such own same enough
  one two three four five six seven eight nine ten first second third
  am is are was were be been being have has had having do does did done doing
  ve re ll d m s t don doesn didn isn aren wasn weren haven hasn hadn won wouldn couldn shouldn
  will would can cannot could shall should may might must
  of in on at to from by with without about into onto over under after before during since until till for as than like
  through between against around near off out up down back away along across
  and or but because so if though although while unless whether then also too either neither however instead
  very really just only even still already yet again ever never always often usually sometimes rarely once twice
  now today yesterday tomorrow tonight recently lately soon ago later last next finally currently originally actually
  maybe perhaps probably definitely
  day days week weeks weekend month months year years morning evening night time times hour hours minutes
  monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  more most much many few little bit lot lots several new old young else
  go goes going went gone come came coming get gets got getting take took taken taking make made making give gave given
  keep kept put say said tell told ask asked know knew known think thought see saw seen look looking looked find found
  want wants wanted need needs needed use used using try tried trying feel felt liked love loved prefer hate enjoy
  enjoyed live lives lived living work works worked working play plays played study start started stay stayed stop
  stopped buy bought eat ate drink read reading write wrote wear watch watched visit visited meet met move moved learn
  learned learning plan planning thinking wondering wonder hope remember decided called named born grew married hear
  heard help finish finished attend attended graduated pay paid spend spent lost left
  please thanks thank sorry yes yeah okay oh
  mother father mom mum dad parents wife husband partner girlfriend boyfriend son daughter kids child children brother
  sister family friend friends people someone something everyone anything everything nothing thing things way
  `
    .trim()
    .split(/\s+/),
)
