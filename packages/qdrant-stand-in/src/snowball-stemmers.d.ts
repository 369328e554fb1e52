declare module "snowball-stemmers" {
  interface Stemmer {
    stem(word: string): string
  }
  const snowball: {
    /** Throws for an unknown language. */
    newStemmer(language: string): Stemmer
    algorithms(): readonly string[]
  }
  export default snowball
}
