import {
  applyOperation,
  type Change,
  type Draft,
  isRefusal,
  type NamedEdge,
} from '../../../runtime/draft/index.js'
import { randomHex } from '../../base/random-hex.js'

/** A draft with what is proposed, and the changes that lead there. */
export interface Sheet {
  readonly draft: () => Draft
  readonly changes: readonly Change[]
  /** Why changes were refused, in words. */
  readonly refused: readonly string[]
  /** Carries a change out; false where it is refused: then nothing has changed. */
  readonly apply: (change: Change) => boolean
  readonly edgesFrom: (nodeId: string) => readonly NamedEdge[]
}

/** Begins a proposal on a draft. */
export function openSheet(base: Draft): Sheet {
  let draft = base
  const changes: Change[] = []
  const refused: string[] = []
  return {
    draft: () => draft,
    changes,
    refused,
    apply: change => {
      const result = applyOperation(draft, { ...change, id: `proposal-${changes.length}` })
      if (isRefusal(result)) {
        refused.push(result.message)
        return false
      }
      if (result !== draft) changes.push(change)
      draft = result
      return true
    },
    edgesFrom: nodeId => draft.elements[0].edges.filter(({ source }) => source === nodeId),
  }
}

/** An id that nobody has used. */
export const newId = (kind: 'step' | 'way') => `${kind}-${randomHex(6)}`
