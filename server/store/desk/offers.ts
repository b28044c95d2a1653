import { type Kysely, type Selectable, sql } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'
import { columnsOf, type ThreadEntry, threadColumns, threadOf } from '../threads/entry.js'
import { goneAfter } from './agents.js'

/** Milliseconds after which a thread that was offered to an agent and not taken goes to the next one. */
const offeredFor = 45_000

const atOnce = 100

/** Gives waiting threads to agents in turn. */
export interface OfferRepository {
  /** The waiting threads that are offered to nobody who could take them, at most 100, the most urgent first. */
  due(): Promise<readonly ThreadEntry[]>
  /**
   * Offers a waiting thread to the next agent; resolves to the thread as it is then, undefined where nothing has changed. Of
   * several servers one does it.
   */
  give(thread: ThreadEntry): Promise<ThreadEntry | undefined>
}

type Agent = Selectable<Tables['desk_agents']>

/** The offers in a database. `now` in milliseconds. */
export function createOfferRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): OfferRepository {
  const present = () => now() - goneAfter
  return { due, give }

  async function due() {
    const rows = await db
      .selectFrom('threads')
      .select(threadColumns)
      .where('state', '=', 'waiting')
      .where(({ or, and, eb, exists, not, selectFrom }) => {
        const available = selectFrom('desk_agents')
          .select('desk_agents.member')
          .whereRef('desk_agents.owner', '=', 'threads.owner')
          .where('is_available', '=', 1)
          .where('seen_at', '>', present())
        const isThere = exists(available.whereRef('desk_agents.member', '=', 'threads.assignee'))
        return or([
          and([eb('assignee', 'is', null), exists(available)]),
          and([
            eb('assignee', 'is not', null),
            or([eb('assigned_at', '<=', now() - offeredFor), not(isThere)]),
          ]),
        ])
      })
      .orderBy('priority', 'desc')
      .orderBy('waiting_since')
      .limit(atOnce)
      .execute()
    return rows.map(threadOf)
  }

  async function give(thread: ThreadEntry) {
    for (;;) {
      try {
        return await db.transaction().execute(trx => giveOnce(trx, thread))
      } catch (error) {
        if (!(error instanceof TurnTaken)) throw error
      }
    }
  }

  /** Throws TurnTaken where another server has just given this agent a thread. */
  async function giveOnce(
    trx: Kysely<Tables>,
    { id, owner, assignee, assignedAt, wanted }: ThreadEntry,
  ): Promise<ThreadEntry | undefined> {
    const row = await trx
      .selectFrom('threads')
      .select('offered')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const agents = await trx
      .selectFrom('desk_agents')
      .selectAll()
      .where('owner', '=', owner)
      .where('is_available', '=', 1)
      .where('seen_at', '>', present())
      .orderBy('given')
      .orderBy('member')
      .execute()
    const offered = readStored<readonly string[]>(row.offered, [], `offers of thread ${id}`)
    const next = nextOf(agents, offered, wanted)
    if (!next && assignee === null) return undefined
    const isNewRound = next && offered.includes(next.member)
    const change = columnsOf({
      assignee: next?.member ?? null,
      assignedAt: next ? now() : null,
      offered: next ? [...(isNewRound ? [] : offered), next.member] : [],
    })
    const changed = await trx
      .updateTable('threads')
      .set({ ...change, updated_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('assignee', assignee === null ? 'is' : '=', assignee)
      .where('assigned_at', assignedAt === null ? 'is' : '=', assignedAt)
      .returning(threadColumns)
      .executeTakeFirst()
    if (changed && next && !(await noteTurn(trx, next))) throw new TurnTaken()
    return changed && threadOf(changed)
  }
}

/** Undoes an offer. */
class TurnTaken extends Error {}

/** Those whom the handover names come first, then whoever was given a thread the longest ago; nobody twice in a round. */
function nextOf(
  agents: readonly Agent[],
  offered: readonly string[],
  wanted: readonly string[],
): Agent | undefined {
  const names = new Set(wanted.map(lower))
  const isWanted = (agent: Agent) =>
    [agent.member, agent.name, agent.email].some(by => names.has(lower(by)))
  const fresh = agents.filter(({ member }) => !offered.includes(member))
  const round = fresh.length > 0 ? fresh : agents
  return round.find(isWanted) ?? round[0]
}

const lower = (text: string) => text.trim().toLowerCase()

/** Puts an agent at the end of the line; false where somebody has done so meanwhile. */
async function noteTurn(trx: Kysely<Tables>, { owner, member, given }: Agent): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('desk_agents')
    .set({
      given: sql<number>`(select max(given) + 1 from desk_agents where owner = ${owner})`,
    })
    .where('owner', '=', owner)
    .where('member', '=', member)
    .where('given', '=', given)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
