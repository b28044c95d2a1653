import { useEffect, useState } from 'react'

/** Milliseconds after the last letter. */
const afterTyping = 250

/** What was typed, once somebody rests; nothing counts at once. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (typed === settled) return undefined
    const timer = setTimeout(() => setSettled(typed), afterTyping)
    return () => clearTimeout(timer)
  }, [typed, settled])
  return typed === '' ? '' : settled
}
