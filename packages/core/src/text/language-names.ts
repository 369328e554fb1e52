/** What languages and dialects that answers are given in are called, by who calls them so, each list separated by `|`. */
export const LANGUAGE_NAMES = {
  english:
    "english|german|french|spanish|castilian|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|polish|dutch|welsh|catalan|russian|turkish|arabic|swedish|greek",
  german:
    "deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|japanisch|chinesisch|polnisch|hochdeutsch|plattdeutsch|schwäbisch|bairisch|boarisch|wienerisch|schweizerdeutsch",
  french: "anglais|allemand|français|francais|espagnol|italien|portugais|japonais|chinois|breton",
  spanish: "inglés|ingles|alemán|francés|español|castellano|italiano|portugués|japonés|chino|catalán|gallego",
  italian: "inglese|tedesco|francese|spagnolo|portoghese|giapponese|cinese|romanesco|napoletano|dialetto",
  portuguese: "inglês|alemão|francês|espanhol|português|japonês|chinês",
} as const

/** Further ones, which the models of wishes have not learned. */
export const RARER_LANGUAGE_NAMES =
  "latin|hindi|ukrainian|hebrew|norwegian|danish|finnish|czech|hungarian|romanian|vietnamese|thai|indonesian"

/** All names, separated by `|`. */
export const ALL_LANGUAGE_NAMES = [...Object.values(LANGUAGE_NAMES), RARER_LANGUAGE_NAMES].join("|")
