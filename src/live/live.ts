import { liveThread } from '../../runtime/patterns/live-thread.js'
import type { LivePart, OpenLive } from '../model/live.js'
import { askTerms } from './ask-terms.js'
import { createLine } from './create-line.js'
import type { Line } from './line.js'
import { createLineBox } from './line-box.js'
import { createLivePost, type LivePost } from './live-post.js'
import { createMessageBox } from './message-box.js'

/** What the line of a conversation and what is drawn of it share. */
export interface Shared {
  readonly post: LivePost
  /** The line that is open, or was last. */
  line: Line | undefined
  /** What is drawn anew when the line changes. */
  readonly changes: Set<() => void>
}

const open = new WeakMap<object, LivePart>()

/** Makes what chats with agents need, once for a session's calls: the chart of a handover, and what is drawn of it (decision 83). */
export const openLive: OpenLive = (tools, calls, locale) => {
  const part = open.get(calls) ?? makePart(tools, calls, locale)
  open.set(calls, part)
  return part
}

const makePart: OpenLive = ([setup, assign, emit, fromPromise], calls, locale) => {
  const shared: Shared = { post: createLivePost(calls), line: undefined, changes: new Set() }
  const tools = { setup, assign, emit, fromPromise }
  const chart = liveThread(tools, {
    terms: nodeId => askTerms(shared.post, nodeId, locale),
    line() {
      shared.line = createLine(shared.post, () => {
        for (const change of shared.changes) change()
      })
      return shared.line
    },
  })
  return {
    chart,
    drawMessage: createMessageBox(shared),
    drawLine: createLineBox(shared),
  }
}
