import { type Change, type Refusal, readDraft } from 'talkgraph/builder'
import type { DraftRoom, DraftState } from './draft-room.js'

/** A room around a bot as it was stored: everything of it can be looked at, and nothing is changed, sent or kept. */
export function createStoredRoom(bot: unknown): DraftRoom {
  const state: DraftState = {
    draft: readDraft(bot),
    saving: 'saved',
    bar: null,
    peers: [],
    undo: null,
    redo: null,
    notices: [],
  }
  const nothing = () => {}
  return {
    isFixed: true,
    state: () => state,
    subscribe: () => nothing,
    change: (changes: readonly Change[]) => (changes.length > 0 ? [refusal] : []),
    undo: nothing,
    redo: nothing,
    show: nothing,
    takeBack: nothing,
    dismiss: nothing,
    close: nothing,
  }
}

/** What is said to whoever tries to change what is fixed. */
export const fixedWords = 'This is as it was stored: it is looked at, and not changed.'

const refusal: Refusal = { code: 'VALUE_INVALID', message: fixedWords }
