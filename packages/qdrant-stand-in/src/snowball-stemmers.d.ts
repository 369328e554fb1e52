declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string
  }
  const snowball: {
    /** Throws for a language that it does not know. */
    newStemmer(language: string): Stemmer
    algorithms(): readonly string[]
  }
  export default snowball
}
