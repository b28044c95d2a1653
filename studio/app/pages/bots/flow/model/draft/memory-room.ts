import {
  applyOperation,
  asOperations,
  type Change,
  type Draft,
  invertOperation,
  isRefusal,
  type Refusal,
  readDraft,
} from 'talkgraph/builder'
import { createStore } from '#store/store.js'
import type { DraftRoom, DraftState } from './draft-room.js'

interface Step {
  readonly title: string
  readonly changes: readonly Change[]
}

/** A room of one person that keeps nothing: for tests, and for pictures of the parts that draw. */
export function createMemoryRoom(bot: unknown): DraftRoom {
  const past: Step[] = []
  const future: Step[] = []
  let draft = readDraft(bot)
  const store = createStore(stateOf())
  let counted = 0

  function stateOf(): DraftState {
    return {
      draft,
      saving: 'saved',
      bar: null,
      peers: [],
      undo: past.at(-1)?.title ?? null,
      redo: future.at(-1)?.title ?? null,
      notices: [],
    }
  }

  const tell = () => store.set(stateOf())

  /** Carries changes out; gives what takes them back, and what was refused. */
  function carryOut(changes: readonly Change[]): { inverse: Change[]; refused: Refusal[] } {
    const inverse: Change[] = []
    const refused: Refusal[] = []
    for (const operation of asOperations(changes, () => `m${++counted}`)) {
      const before: Draft = draft
      const result = applyOperation(before, operation)
      if (isRefusal(result)) refused.push(result)
      else {
        inverse.unshift(...invertOperation(before, operation))
        draft = result
      }
    }
    return { inverse, refused }
  }

  function step(from: Step[], to: Step[]) {
    const last = from.pop()
    if (!last) return
    to.push({ title: last.title, changes: carryOut(last.changes).inverse })
    tell()
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    change: (changes, title) => {
      const { inverse, refused } = carryOut(changes)
      if (inverse.length > 0) {
        past.push({ title, changes: inverse })
        future.length = 0
      }
      tell()
      return refused
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    show: () => {},
    takeBack: () => {},
    dismiss: () => {},
    close: () => {},
  }
}
