import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../../runtime/index.js'
import { readOut } from '../../contents/read-out.js'
import type { Markup } from '../../model/markup.js'
import { useConversation, useModel } from '../../model/widget-model.js'
import type { WriteText } from '../../texts/english.js'

/** How long, in milliseconds, an announcement stays for assistive technology to pick up. */
const stay = 1000

/** How many entries are read out at most, the newest ones, when many come at once, as on resuming a conversation. */
const most = 20

/** Tells assistive technology of each new entry, once (decision 55). */
export function Announcer({ isOpen }: { isOpen: boolean }) {
  const { items, ahead = [] } = useConversation()
  const { t, markup } = useModel()
  const [said, setSaid] = useState<readonly { id: number; text: string }[]>([])
  const lastId = useRef(0)
  const lastAhead = useRef(0)
  // An entry that is still growing waits until it is whole, and so does what follows it.
  const growing = items.findIndex(item => item.kind === 'said' && item.partial)
  const whole = growing < 0 ? items : items.slice(0, growing)
  const newestId = whole.at(-1)?.id ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is announced once, however often the list changes around it
  useEffect(() => {
    if (newestId < lastId.current) lastId.current = 0
    const fresh = whole.filter(({ id }) => id > lastId.current && id <= newestId)
    lastId.current = newestId
    const words = fresh.flatMap(item =>
      wordsOf(item, t, markup).map(text => ({ id: item.id, text })),
    )
    if (isOpen && words.length > 0) setSaid(before => [...before, ...words].slice(-most))
  }, [newestId, isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that waits is announced once, as it is sent
  useEffect(() => {
    const text = ahead.at(-1)
    if (isOpen && text && ahead.length > lastAhead.current) {
      const words = `${t('You: {text}', { text })} ${t('Waiting for the next question')}`
      setSaid(before => [...before, { id: -ahead.length, text: words }])
    }
    lastAhead.current = ahead.length
  }, [ahead.length])

  useEffect(() => {
    if (said.length === 0) return
    const timer = setTimeout(() => setSaid([]), stay)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <div className="unseen" aria-live="polite" aria-relevant="additions">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

function wordsOf(item: Item, t: WriteText, markup: Markup): string[] {
  if (item.revised) return []
  switch (item.kind) {
    case 'said':
      return [readOut(item.content, t, markup.get()) + (item.times ? ` (${item.times})` : '')]
    case 'replied':
      return [t('You: {text}', { text: item.text })]
    case 'asked':
      return []
  }
}
