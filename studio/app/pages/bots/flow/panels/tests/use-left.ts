import { useState } from 'react'

/** A text that is kept once its field is left; `keep` gives why it could not be, and then it stays as it was typed. */
export function useLeft(value: string, keep: (text: string) => string | undefined) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  return {
    text: typed ?? value,
    refusal,
    type: setTyped,
    leave() {
      if (typed === undefined) return
      const refused = typed === value ? undefined : keep(typed)
      setRefusal(refused)
      if (refused === undefined) setTyped(undefined)
    },
  }
}
