import { type Draft, readDraft } from '../../../runtime/draft/index.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { BotEntry, DraftChange, DraftEntry, LockedDraft, Store } from '../../store/index.js'
import { type CarriedOut, carryOut, type SentOperation } from './carry-out.js'
import { circleBy } from './circle-by.js'
import { createDraftCache } from './draft-cache.js'
import { newestFile } from './draft-file.js'
import type { DraftHub } from './draft-hub.js'
import { createInOrder } from './queue-by-name.js'

type Bot = Pick<BotEntry, 'id' | 'name' | 'owner'>

/** A draft as it stands. */
interface DraftState {
  /** Undefined where there are no operations: it is what the newest version is. */
  readonly entry: DraftEntry | undefined
  readonly draft: Draft
}

/** What operations on drafts do (decision 309). */
export interface Drafts {
  read(bot: Bot): Promise<DraftState>
  /** Carries operations out in one order for all servers; undefined where the bot was deleted meanwhile. `by` is who sent them. */
  add(
    bot: Bot,
    operations: readonly SentOperation[],
    by: string,
  ): Promise<(Pick<CarriedOut, 'accepted' | 'refused'> & { readonly seq: number }) | undefined>
  /** The same in a transaction that does more; afterwards `tell` is called. */
  carryOut(bot: Bot, draft: LockedDraft, operations: readonly SentOperation[]): Promise<DraftChange>
  /** Says that a draft has new operations. */
  tell(botId: string): void
}

/** Makes them over a store; `hub` tells the streams. */
export function createDrafts(
  store: Pick<Store, 'drafts' | 'bots'>,
  secrets: Secrets,
  hub: DraftHub,
): Drafts {
  const cache = createDraftCache()
  const inOrder = createInOrder()
  const tell = (botId: string) => hub.tell({ botId })

  return {
    tell,
    read: async ({ id, name }) => {
      const entry = await store.drafts.entry(id)
      const known = entry && cache.find(id, entry.state)
      if (known) return { entry, draft: known }
      const found = await store.drafts.find(id)
      if (!found) return { entry: undefined, draft: draftOf(await newestFile(store, id), name) }
      const { file, ...rest } = found
      const draft = draftOf(file, name)
      cache.keep(id, found.state, draft, file.length)
      return { entry: rest, draft }
    },
    add: (bot, operations, by) =>
      inOrder(bot.id, async () => {
        let done: (CarriedOut & { readonly file: string }) | undefined
        const ids = [...new Set(operations.map(({ id }) => id))]
        const known = await secrets.knownIn(bot.owner, operations)
        const entry = await store.drafts.change(bot.id, { ids, by }, async locked => {
          done = await carryOutOn(bot, locked, operations, known)
          return changeOf(done)
        })
        if (!entry || !done) return undefined
        if (done.operations.length > 0) {
          cache.keep(bot.id, entry.state, done.draft, done.file.length)
          tell(bot.id)
        }
        return { seq: entry.seq, accepted: done.accepted, refused: done.refused }
      }),
    carryOut: async (bot, locked, operations) =>
      changeOf(await carryOutOn(bot, locked, operations)),
  }

  async function carryOutOn(
    { id, name, owner }: Bot,
    locked: LockedDraft,
    operations: readonly SentOperation[],
    known: ReadonlySet<string> = new Set(),
  ) {
    const kept = locked.entry && cache.find(id, locked.entry.state)
    const draft = kept ?? draftOf(await locked.readFile(), name)
    const done = await carryOut(draft, operations, locked, {
      sealing: secrets.sealingOf(owner),
      known,
      refuse: operation => circleBy(operation, { id, name }),
    })
    return { ...done, file: done.operations.length > 0 ? JSON.stringify(done.draft) : '' }
  }
}

/** A bot that has no flow yet begins with its name alone. */
function draftOf(file: string | undefined, name: string): Draft {
  return readDraft(file ?? { name, nodes: [], edges: [] })
}

function changeOf({
  operations,
  newlyRefused,
  secrets,
  file,
}: CarriedOut & { readonly file: string }): DraftChange {
  return { operations, refused: newlyRefused, secrets, file }
}
