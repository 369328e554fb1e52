import { useEffect, useRef, useState } from "react"

/** Text input whose changes are reported when typing pauses. A new `value` replaces the text. */
export function useDebouncedText(
  value: string,
  pauseMs: number,
  onPause: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const latest = useRef({ value, onPause })
  latest.current = { value, onPause }
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === latest.current.value) return
    const timer = setTimeout(() => latest.current.onPause(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return [text, setText]
}
