const oneOf = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu")

const OWN = oneOf(
  "my|our|your|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|unsre[nmrs]?|dein(?:e[nmrs]?)?|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos|mi|mis|nuestr[oa]s?|tu|tus|vuestr[oa]s?|mi[oa]|miei|mie|nostr[oaie]|tu[oa]|tuoi|tue|meus?|minhas?|noss[oa]s?",
)
const OTHERS = oneOf(
  "his|her|their|its|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|deren|dessen|son|sa|ses|leurs?|su|sus|su[oa]|suoi|sue|loro|seus?|suas?|dele|dela",
)
const DEFINITE = oneOf("the|der|die|das|den|dem|le|la|les|l|el|los|las|il|lo|gli|o|a|os|as|this|that")

/** Whether a word says that something is of those who talk: "my", "our", and "your" in a reply. */
export const isOwnPossessive = (word: string): boolean => OWN.test(word)

/** Whether a word says that something is somebody else's: "her". */
export const isOthersPossessive = (word: string): boolean => OTHERS.test(word)

/** "The", and what points at something. */
export const isDefinite = (word: string): boolean => DEFINITE.test(word)
