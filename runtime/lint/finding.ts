import type { Mend } from './mend.js'

/** An `error` cannot work; a `warning` is most likely a slip. */
export type Severity = 'error' | 'warning'

/** Something in a bot that its owner should look at. */
export interface Finding {
  /** The rule's id, which never changes. */
  readonly rule: string
  readonly severity: Severity
  readonly nodeId?: string
  readonly edgeId?: string
  /** The field's path in the node's data, such as `choices.plum.choiceText`; `sourceHandle` on an edge. */
  readonly field?: string
  readonly message: string
  readonly remedy: string
  /** Where something safe removes the finding. */
  readonly mend?: Mend
}

/** A finding as one line for people. */
export function sayFinding({ rule, nodeId, edgeId, field, message, remedy }: Finding): string {
  const place = [
    nodeId === undefined ? '' : `node "${nodeId}"`,
    edgeId === undefined ? '' : `edge "${edgeId}"`,
    field ?? '',
  ].filter(Boolean)
  return `${place.length > 0 ? `${place.join(', ')}: ` : ''}${message} ${remedy} (${rule})`
}
