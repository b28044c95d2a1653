import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../runtime/index.js'
import { plainText } from '../contents/text/plain-text.js'
import { useConversation } from './model.js'

/** How long, in milliseconds, an announcement stays for assistive technology to pick up. */
const stay = 1000

/** Tells assistive technology of each new entry, once (decision 55). */
export function Announcer({ isOpen }: { isOpen: boolean }) {
  const { items } = useConversation()
  const [texts, setTexts] = useState<readonly { id: number; text: string }[]>([])
  const lastId = useRef(0)
  const newestId = items.at(-1)?.id ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes in place; its newest entry tells
  useEffect(() => {
    if (newestId < lastId.current) lastId.current = 0
    const fresh = items.filter(({ id }) => id > lastId.current)
    lastId.current = newestId
    const said = fresh.flatMap(item => describe(item).map(text => ({ id: item.id, text })))
    if (isOpen && said.length > 0) setTexts(before => [...before, ...said])
  }, [newestId, isOpen])

  useEffect(() => {
    if (texts.length === 0) return
    const timer = setTimeout(() => setTexts([]), stay)
    return () => clearTimeout(timer)
  }, [texts])

  return (
    <div className="unseen" aria-live="polite" aria-relevant="additions">
      {texts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

function describe(item: Item): string[] {
  switch (item.kind) {
    case 'said':
      return [item.content.kind === 'text' ? plainText(item.content.html) : item.content.alt || 'Image']
    case 'replied':
      return [`You: ${item.text}`]
    case 'asked':
      return []
  }
}
