import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { columnsOf } from '../threads/entry.js'

/** A member who answers at the desk. */
export interface DeskMember {
  readonly owner: string
  /** The member's id. */
  readonly member: string
  readonly name: string
  readonly email: string
}

/** An agent; `seenAt` in milliseconds since 1970. */
export interface AgentEntry extends DeskMember {
  /** Whether the agent wants to be given threads. */
  readonly isAvailable: boolean
  /** Whether a desk of the agent's was open a moment ago. */
  readonly isPresent: boolean
}

/** Milliseconds without a sign of life after which an agent counts as gone. */
export const goneAfter = 60_000

/** The agents of a desk. Who is no member of the account is no agent, and nothing is noted. */
export interface AgentRepository {
  /** A desk of the agent's is open; resolves to whether the agent was not there before. */
  seen(agent: DeskMember): Promise<boolean>
  setAvailable(agent: DeskMember, isAvailable: boolean): Promise<void>
  list(owner: string): Promise<readonly AgentEntry[]>
}

/** The agents in a database. `now` in milliseconds. */
export function createAgentRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): AgentRepository {
  return {
    seen: agent =>
      db.transaction().execute(async trx => {
        const before = await trx
          .selectFrom('desk_agents')
          .select('seen_at')
          .where('owner', '=', agent.owner)
          .where('member', '=', agent.member)
          .executeTakeFirst()
        if (!(await put(trx, agent, { seen_at: now() }))) return false
        return !before || before.seen_at <= now() - goneAfter
      }),
    setAvailable: async (agent, isAvailable) => {
      await db.transaction().execute(trx => put(trx, agent, { is_available: isAvailable ? 1 : 0 }))
    },
    list: async owner => {
      const rows = await db
        .selectFrom('desk_agents')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('name')
        .orderBy('member')
        .execute()
      return rows.map(({ member, name, email, is_available, seen_at }) => ({
        owner,
        member,
        name,
        email,
        isAvailable: is_available === 1,
        isPresent: seen_at > now() - goneAfter,
      }))
    },
  }
}

/** Takes somebody who is no member any more from the desk: what they had, or were offered, waits for the others. */
export async function removeAgent(
  trx: Kysely<Tables>,
  owner: string,
  member: string,
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('desk_agents')
    .where('owner', '=', owner)
    .where('member', '=', member)
    .execute()
  const theirs = trx
    .updateTable('threads')
    .where('owner', '=', owner)
    .where('assignee', '=', member)
  await theirs
    .set({
      ...columnsOf({
        state: 'waiting',
        waitingSince: now,
        waitingUntil: null,
        offered: [],
        agentName: null,
        agentIcon: null,
      }),
      updated_at: now,
    })
    .where('state', '=', 'taken')
    .execute()
  await theirs.set({ assignee: null, assigned_at: null }).execute()
}

/**
 * Who opens a desk for the first time is there to answer. False: who is no member, also where a stream is open still on
 * another server; a removal at the same time waits for this, and finds what it has to remove.
 */
async function put(
  trx: Kysely<Tables>,
  { owner, member, name, email }: DeskMember,
  change: { readonly is_available?: number; readonly seen_at?: number },
): Promise<boolean> {
  const membership = trx
    .selectFrom('members')
    .select('user_id')
    .where('account_id', '=', owner)
    .where('user_id', '=', member)
  if (!(await (isOnPostgres(trx) ? membership.forShare() : membership).executeTakeFirst()))
    return false
  await trx
    .insertInto('desk_agents')
    .values({ owner, member, name, email, is_available: 1, seen_at: 0, ...change })
    .onConflict(conflict =>
      conflict.columns(['owner', 'member']).doUpdateSet({ name, email, ...change }),
    )
    .execute()
  return true
}
