import type { ReplyEvents } from '@talkgraph/wire/reply-events'
import { formatReply } from './format-reply.js'

/** Milliseconds; longer for a long text, which takes a browser longer to draw. */
const shortestPause = 50
const pausePerCharacter = 0.02

/** A reply on its way to the visitor. */
interface GrowingReply {
  /** Takes the whole text so far; not every growth is told. */
  readonly grow: (text: string) => Promise<void>
  /** Tells what is missing of the whole. */
  readonly end: (text: string) => Promise<void>
}

/** Tells what a reply grows by, as text and as HTML, a few times a second. */
export function growReply(tell: (grown: ReplyEvents['message']) => Promise<void>): GrowingReply {
  const format = formatReply()
  let text = ''
  let html = ''
  let nextAt = 0

  return {
    async grow(grown) {
      if (performance.now() < nextAt) return
      nextAt = performance.now() + Math.max(shortestPause, grown.length * pausePerCharacter)
      await show(grown, await format.grow(grown))
    },
    async end(whole) {
      const last = await format.grow(whole, true)
      if (last !== html || whole !== text) await show(whole, last)
    },
  }

  async function show(newText: string, newHtml: string) {
    const keep = sameStart(html, newHtml)
    const grown = { add: newText.slice(text.length), keep, html: newHtml.slice(keep) }
    text = newText
    html = newHtml
    await tell(grown)
  }
}

function sameStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
