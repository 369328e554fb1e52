import { useWords } from "./words.tsx"

/** What the server said, in the page's language where somebody has translated it; else as it is, and marked as English. */
export function Told({ children }: { readonly children: string }) {
  const { code, told } = useWords()
  const own = told(children)
  if (own !== undefined) return <span>{own}</span>
  return <span lang={code === "en" ? undefined : "en"}>{capital(children)}</span>
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
