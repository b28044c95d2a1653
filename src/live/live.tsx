import { liveThread } from '../../runtime/patterns/live-thread.js'
import type { LivePart, OpenLive } from '../model/live.js'
import { AgentMessage } from './agent-message.js'
import { askTerms } from './ask-terms.js'
import { createLine } from './create-line.js'
import { createDeskLine } from './desk-line.js'
import { LiveLine } from './live-line.js'
import { createLivePost } from './live-post.js'

const open = new WeakMap<object, LivePart>()

/** Makes what chats with agents need, once for a session's calls: the chart of a handover, and what is drawn of it (decision 83). */
export const openLive: OpenLive = (calls, locale) => {
  const part = open.get(calls) ?? makePart(calls, locale)
  open.set(calls, part)
  return part
}

const makePart: OpenLive = (calls, locale) => {
  const post = createLivePost(calls)
  const desk = createDeskLine()
  return {
    chart: liveThread({
      terms: nodeId => askTerms(post, nodeId, locale),
      line: () => desk.open(change => createLine(post, change)),
    }),
    AgentMessage: props => <AgentMessage {...props} desk={desk} />,
    LiveLine: props => <LiveLine {...props} desk={desk} />,
  }
}
