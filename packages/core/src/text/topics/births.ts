import { wholeWords } from "../whole-words.ts"

/** Whose child is not the speaker's, or who is not their child: a niece, a grandson, "Anna's little girl". */
const OF_OTHERS = wholeWords(
  `(?:grand|god)-?(?:child|children|sons?|daughters?|kids?|bab(?:y|ies))|nieces?|nephews?|cousins?|(?<!little |baby )(?:sisters?|brothers?)|aunt(?:ie)?s?|uncles?|friends?|colleagues?|co-?workers?|neighbou?rs?|boss|manager|teacher|flatmates?|roommates?|classmates?
  |nichten?|neffen?|enkel\\p{L}*|patenkind\\p{L}*|cousin\\p{L}*|kusinen?|schwestern?|schwägerin|schwagers?|(?<!kleiner? )brud?\\p{L}*|tanten?|onkels?|freunden?|kolleg\\p{L}*|nachbar\\p{L}*|chef\\p{L}*
  |nièces?|neveux?|petite?s?-(?:fils|filles?|enfants)|cousines?|(?<!petite )(?:sœurs?|soeurs?)|(?<!petit )frères?|tante|oncle|ami(?:e?s)?|amie|collègues?|voisine?s?|patronne?|filleule?
  |sobrin[oa]s?|niet[oa]s?|prim[oa]s?|herman[oa]s?|cuñad[oa]s?|tí[oa]s?|amig[oa]s?|vecin[oa]s?|colegas?|compañer[oa]s?|jef[ae]|ahijad[oa]
  |nipot[ei]|nipotin[oa]|cugin[oae]|sorell[ae]|fratell[oi]|cognat[oa]|zi[oa]|amic[oai]|amiche|collegh?[aei]|vicin[oa]|capo
  |sobrinh[oa]s?|net[oa]s?|netinh[oa]s?|irmã(?:o|s|os)?|cunhad[oa]s?|ti[oa]s?|vizinh[oa]s?|chefe|afilhad[oa]s?`,
  "侄|甥|外孙|孙子|孙女|姐|妹|哥|弟|嫂|姑|姨|舅|叔|同事|朋友|邻居|老板|同学|闺蜜|姪|孫|姉|兄|いとこ|従兄弟|友達|友人|同僚|隣|上司|先輩|後輩|義理",
)
const OF_SOMEBODY =
  /(?<!\p{L})\p{Lu}[\p{L}-]+['’]s (?:\p{Ll}+ ){0,2}(?:baby|babies|boys?|girls?|sons?|daughters?|twins|child|kid)(?!\p{L})/u

/** Whether a sentence tells of a child that is neither its speaker's nor their partner's: "Our niece was born on Friday". */
export const isBirthOfOthers = (said: string): boolean => OF_OTHERS.test(said) || OF_SOMEBODY.test(said)
