import { rememberRecent } from "../../text/remember-recent.ts"
import { wholeWords } from "../../text/whole-words.ts"

/**
 * Whether a statement names its speaker, by a pronoun or the form of a verb: "I'm vegan", "Bin vegan", "Nací en Cádiz".
 * Words of one language are others in the next ("ja", "ma", "como"), so that the language of the statement and of
 * what was said around it decides which count.
 */
export function namesSpeaker(said: string, around: string): boolean {
  if (UNSPACED.test(said)) return true
  const counts = LANGUAGES.map(({ marks }) => 2 * countOf(said, marks) + countOf(around, marks))
  const most = Math.max(...counts)
  return LANGUAGES.some(({ speaker }, at) => counts[at] === most && speaker.test(said))
}

const countOf = (text: string, marks: ReadonlySet<string>): number =>
  wordsIn(text).filter((word) => marks.has(word)).length
const wordsIn = rememberRecent((text): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [])

const UNSPACED = /我|咱|俺|私|僕|自分|わたし|ぼく|うち/u

const language = (marks: string, speaker: string) => ({
  marks: new Set(marks.split(" ")),
  speaker: wholeWords(speaker),
})

/** Frequent words by which a language shows itself, and those that name a speaker in it. */
const LANGUAGES = [
  language(
    "the a an is are my your he she his her of for to and with any does do did what how i no yes not needs wants in has it but",
    "i|i['’]?m|i['’]?ve|i['’](?:d|ll)|me|my|mine|myself|we|we['’]re|our|us",
  ),
  language(
    "der die das ein eine einen einem einer mein meine meinen meinem meiner ist hat er sie ihr ich nicht für und mit wie was braucht auch ja nein keine gegen aber bin",
    `ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|bin|habe?|heiße|heisse|wohne|lebe|arbeite|esse|trinke|hasse|vertrage|komme|nehme`,
  ),
  language(
    "le la les un une des mon ma mes pour est il elle et avec que quel quelle de du ses son non oui pas je suis ai en au aux mais",
    "je|j['’]\\p{L}+|moi|me|mon|ma|mes|nous|notre|nos|m['’]\\p{L}+|suis|ai",
  ),
  language(
    "el la los las un una mi mis para es tiene su sus y con qué no sí de alguna algún como al por pero en",
    `yo|me|mí|mis?|soy|tengo|estoy|vivo|puedo|somos|tenemos|tomo|padezco|sufro|mido|quiero|nací|crecí|viví|trabajé|estudié|odio|detesto|prefiero|evito|bebo|nosotr[oa]s|nuestr[oa]s?
    |(?:yo|no|solo|nunca|siempre|ya) como|(?:yo|no|ya|y) (?:trabajo|peso|uso|estudio)|^(?:trabajo|peso|uso|estudio)(?= en| como| de| con| \\d)`,
  ),
  language(
    "il la lo gli le un una mio mia miei mie per è ha suo sua e con che cosa di no sì non ma del della al",
    `io|mi|me|sono|ho|abito|mangio|posso|mi[oae]i?|miei|noi|siamo|abbiamo|prendo|soffro|faccio|voglio|nostr[oa]|odio|detesto|preferisco|evito|bevo|vivo|(?:io|non|e) lavoro|^lavoro(?= in| come| a| da| per)`,
  ),
  language(
    "o a os as um uma meu minha meus minhas para é tem ele ela seu sua e com que não sim de do da mas em no na",
    `eu|me|mim|sou|tenho|estou|moro|posso|meus?|minhas?|nós|temos|sofro|quero|nosso|odeio|nasci|cresci|vivi|vivo|bebo|detesto|prefiro|evito|adoro|gosto|(?:eu|não|só|nunca) como|(?:eu|não|e) trabalho|^trabalho(?= em| como| n[oa]| com)`,
  ),
  language(
    "de het een mijn voor is heeft hij zij ze en met wat hoe niet ja nee ook ik van maar wel",
    "ik|mij|me|mijn|wij|ons|onze|ben (?:zelf|wel|ook|niet|geen|allergisch)|heb|woon|drink|hou van|haat",
  ),
  language(
    "mój moja moje dla jest ma ona on i z co jak nie tak jej jego mojej mojego się ale w na do",
    `ja|mi|mnie|mną|mam|jestem|mieszkam|pracuję|jem|piję|lubię|wolę|unikam|znoszę|mogę|mój|moj[aeą]|mojej|mojego|mamy|jesteśmy|\\p{L}{2,}[aiy]ł[ea]m`,
  ),
]
