import type { FlowNode } from '../../../runtime/index.js'
import type { NodeMachine } from '../../../runtime/node/contract.js'
import type { DeskEvent } from '../../../runtime/node/live-desk.js'
import { liveThread } from '../../../runtime/patterns/live-thread.js'
import { termsOf, type Wait, waitOf } from '../live/terms.js'

/** What the desk tells a flow that waits for a person. */
export type DeskNews = Extract<DeskEvent, { type: 'state' }>

/** The desk as a part of a conversation meets it. */
export interface Desk {
  /** The chart by which a handover goes on (decision 83). */
  readonly chart: NodeMachine
  /** Set once the visitor waits for a person. */
  readonly opened: Wait | undefined
}

/**
 * Makes the desk of a part. What visitor and agent say to each other is not the flow's: it only waits, until there is
 * `news`, which is told when the flow stands at the desk.
 */
export function openDesk(
  find: (nodeId: string) => FlowNode | undefined,
  news: DeskNews | undefined,
): Desk {
  let opened: Desk['opened']
  const chart = liveThread({
    terms: async nodeId => {
      const node = find(nodeId)
      return node && termsOf(node, undefined, undefined)
    },
    line: () => ({
      send: () => undefined,
      recall: () => undefined,
      open({ nodeId }, { hear }) {
        if (news) queueMicrotask(() => hear(news))
        const node = find(nodeId)
        opened = node
          ? waitOf(node, Date.now())
          : { waitingUntil: null, priority: 'normal', wanted: [] }
        return () => {
          opened = undefined
        }
      },
    }),
  })
  return {
    chart,
    get opened() {
      return opened
    },
  }
}
