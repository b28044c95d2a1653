import type { DraftOperation, DraftPresence } from '@talkgraph/wire/drafts'
import { presenceHolds } from '@talkgraph/wire/drafts'
import { readStored } from '../../base/read-stored.js'
import { mostNotes, type Watched, watch } from '../../platform/streams/watch.js'
import type { KeptOperation, Store } from '../../store/index.js'
import type { DraftNote } from './draft-hub.js'
import type { Presences } from './presence.js'

/** What a draft's stream is made from; `of` is the bot's id. */
export interface DraftStream extends Omit<Watched<string, DraftNote>, 'look'> {
  readonly store: { readonly drafts: Pick<Store['drafts'], 'operations'> }
  readonly presences: Presences
  /** The number of the last operation that the reader has. */
  readonly after: number
  /** Whose own presence is not told. */
  readonly clientId: string | undefined
  readonly now?: (() => number) | undefined
}

const atOnce = 100

/** Tells who draws a bot of its operations, each once and in order, and of who else is there. */
export async function playDraft(stream: DraftStream): Promise<void> {
  const { store, presences, of: botId, writer, clientId, now = Date.now } = stream
  let { after } = stream
  /** Until when somebody counts as there. */
  const there = new Map<string, number>()
  /** Taken when the stream begins to hear of others. */
  const already = [...presences.at(botId)]
  const leave = clientId === undefined ? () => {} : presences.enter(botId, clientId)
  try {
    await watch({ ...stream, look })
  } finally {
    leave()
  }

  async function look(notes: readonly DraftNote[]): Promise<number | null> {
    const isWhole = notes.length === 0 || notes.length >= mostNotes
    if (isWhole || notes.some(({ presence, left }) => !presence && left === undefined))
      if (!(await tellOperations())) return null
    for (const presence of already.splice(0)) await tellPresence(presence)
    for (const note of lastOfEach(notes)) {
      if (note.presence) await tellPresence(note.presence)
      else if (note.left !== undefined) await tellLeft(note.left)
    }
    for (const [client, until] of there) if (until <= now()) await tellLeft(client)
    return Math.min(
      Number.POSITIVE_INFINITY,
      ...[...there.values()].map(until => Math.max(0, until - now())),
    )
  }

  /** Resolves to false where what follows was folded meanwhile: whoever comes back is told. */
  async function tellOperations(): Promise<boolean> {
    for (;;) {
      const operations = await store.drafts.operations(botId, { after, limit: atOnce })
      if ((operations[0]?.seq ?? after) > after + 1) return false
      for (const operation of operations) {
        const told = draftOperationOf(operation)
        if (told) await writer.write(told, operation.seq, 'operation')
        after = operation.seq
      }
      if (operations.length === 0 || stream.signal.aborted) return true
    }
  }

  async function tellPresence(presence: DraftPresence) {
    if (presence.clientId === clientId) return
    there.set(presence.clientId, now() + presenceHolds * 1000)
    await writer.write(presence, undefined, 'presence')
  }

  async function tellLeft(client: string) {
    if (there.delete(client)) await writer.write({ clientId: client }, undefined, 'left')
  }
}

/** Of several notes about one client, the last one. */
function lastOfEach(notes: readonly DraftNote[]): readonly DraftNote[] {
  const last = new Map<string, DraftNote>()
  for (const note of notes) {
    const client = note.presence?.clientId ?? note.left
    if (client === undefined) continue
    last.delete(client)
    last.set(client, note)
  }
  return [...last.values()]
}

/** An operation as it is told; undefined where it cannot be read. */
export function draftOperationOf({
  seq,
  operation: stored,
  by,
  at,
}: KeptOperation): DraftOperation | undefined {
  const operation = readStored<object | null>(stored, null, `operation ${seq} of a draft`)
  return operation === null ? undefined : { seq, operation, by, at }
}
