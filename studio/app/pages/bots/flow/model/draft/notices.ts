import type { Operation, Refusal } from 'talkgraph/builder'
import type { Notice } from './draft-room.js'
import type { Entry } from './history.js'
import type { Written } from './written.js'

/** How many a person is shown at once; older ones go. */
export const mostNotices = 5

export const replacedNotice = (
  { operation, title }: Written,
  by: string | null,
): Omit<Notice, 'id'> => ({
  kind: 'replaced',
  by,
  title,
  reason: null,
  nodeId: stepIn(operation),
  canTakeBack: true,
})

export const refusedNotice = (
  operation: Operation,
  title: string,
  reason: string,
): Omit<Notice, 'id'> => ({
  kind: 'refused',
  by: null,
  title,
  reason,
  nodeId: stepIn(operation),
  canTakeBack: false,
})

export const leftNotice = (
  { title, operations }: Entry,
  by: string | null,
  reason: string | null = null,
): Omit<Notice, 'id'> => ({
  kind: 'left',
  by,
  title,
  reason,
  nodeId: operations[0] ? stepIn(operations[0]) : null,
  canTakeBack: false,
})

/** Why something was not taken back, in words; `isPart`: the rest of it was. */
export function reasonOf({ code, message }: Refusal, isPart: boolean): string {
  const why =
    code === 'NO_SUCH_NODE' ? 'A way to a step that is not there cannot be drawn again.' : message
  return isPart ? `${why} The rest was taken back.` : why
}

const stepIn = (operation: Operation) => ('nodeId' in operation ? operation.nodeId : null)
