import { useState } from 'react'

/** A text that somebody types while others may change it. */
export interface Typed {
  /** What stands in the field. */
  readonly text: string
  /** What somebody else has written meanwhile; undefined where nobody has. */
  readonly other: string | undefined
  /** What was typed here, once the field is left and shows what somebody else has written. */
  readonly mine: string | undefined
  /** Why the text could not be kept, in words. */
  readonly refusal: string | undefined
  readonly type: (text: string) => void
  /** The field is left. */
  readonly leave: () => void
  readonly takeMine: () => void
  readonly takeOther: () => void
}

/**
 * Keeps a field's own text as long as somebody types in it: what comes from elsewhere meanwhile is told, and never put under
 * their hands. `send` keeps a text and gives why it could not; `isSame` says whether two texts mean the same.
 */
export function useTyped(
  value: string,
  send: (text: string) => string | undefined,
  isSame = (one: string, other: string) => one === other,
): Typed {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const [other, setOther] = useState<string>()
  const [mine, setMine] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  if (value !== seen) {
    setSeen(value)
    if (isTyping && !isSame(value, text)) setOther(value)
    else {
      setOther(mine === undefined ? undefined : value)
      if (!isTyping) setText(value)
    }
  }
  const keep = (next: string) => {
    setText(next)
    setOther(undefined)
    setMine(undefined)
    const refused = send(next)
    setRefusal(refused)
    // What was refused has changed nothing.
    setSeen(refused === undefined ? next : value)
  }
  return {
    text,
    other,
    mine,
    refusal,
    type: next => {
      setTyping(true)
      keep(next)
    },
    leave: () => {
      setTyping(false)
      if (other === undefined || mine !== undefined) return
      setMine(text)
      setText(other)
    },
    takeMine: () => keep(mine ?? text),
    takeOther: () => {
      setText(other ?? text)
      setOther(undefined)
      setMine(undefined)
    },
  }
}
