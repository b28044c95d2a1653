import type { DeskEvent, DeskMessage, DeskThread } from '#api/records.js'
import type { Outgoing } from './talk.js'
import type { OpenView } from './thread-order.js'

/** What happens at a desk of a browser tab. */
export type DeskChartEvent =
  | { readonly type: 'line.opened' }
  | { readonly type: 'line.lost' }
  | { readonly type: 'desk.told'; readonly event: DeskEvent }
  | { readonly type: 'desk.retry' }
  | { readonly type: 'view.chosen'; readonly view: OpenView }
  | { readonly type: 'more.wanted' }
  | { readonly type: 'page.retry' }
  | { readonly type: 'thread.opened'; readonly id: string | null }
  | { readonly type: 'thread.changed'; readonly thread: DeskThread }
  | { readonly type: 'thread.retry' }
  | {
      readonly type: 'earlier.loaded'
      readonly id: string
      readonly messages: readonly DeskMessage[]
      readonly hasEarlier: boolean
    }
  | { readonly type: 'typing.over'; readonly threadId: string }
  | { readonly type: 'message.written'; readonly item: Outgoing }
  | { readonly type: 'message.retry'; readonly key: string }
  | { readonly type: 'message.dropped'; readonly key: string }
