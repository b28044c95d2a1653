import { type PlanLine, planLines } from '@talkgraph/wire/plans'
import type { Kysely } from 'kysely'
import { ApiError } from '../../base/errors.js'
import type { Tables } from '../schema.js'
import { isAllowed, mostOf, type Plan } from './plan.js'
import {
  brought,
  limitOf,
  monthOf,
  notInPlan,
  overPlan,
  type PlanSwitch,
  switchedOff,
  usedOf,
} from './plan-lines.js'

/** The plan of an account; times in milliseconds. */
export interface AccountPlan {
  readonly plan: Plan
  /** When the plan ends and the first of all plans holds; null: it does not. */
  readonly trialEndsAt: number | null
}

/** How much of a plan's line is used. */
interface LineUse {
  readonly name: PlanLine
  readonly used: number
  /** Null: no limit. */
  readonly limit: number | null
}

/** A conversation that counts. */
interface ChatKey {
  readonly botId: string
  /** The session's tag. */
  readonly session: string
  /** When it began, by the visitor's clock. */
  readonly begun: number
}

/** Accounts whose chats have come near the limit, or up to it. */
export interface NearLimit {
  readonly accountId: string
  readonly chats: number
  readonly limit: number
  /** What of 100 is used: 80 or 100. */
  readonly share: 80 | 100
}

/** What accounts may have by their plans; where there are no plans, everything (decision 191). */
export interface PlanRepository {
  /** All plans, the first is that of accounts without one. */
  readonly all: readonly Plan[]
  /** Undefined where there are no plans. */
  of(accountId: string): Promise<AccountPlan | undefined>
  ofBot(botId: string): Promise<AccountPlan | undefined>
  /** Gives an account a plan, until a time or for good; false where there is no such account. */
  set(accountId: string, planId: string, until?: number | null): Promise<boolean>
  /** Gives an account the plan that it signs up with, where there is one of this id: for its trial if it costs something. */
  begin(accountId: string, planId: string | null): Promise<void>
  /**
   * Gives the plan that is paid, or the first one where nothing is any more; false where something later is known, something else is paid,
   * or there is no such account.
   */
  notePaid(news: PaidNews): Promise<boolean>
  /** As whom an account is known where it pays; undefined: it pays nothing. */
  payerOf(accountId: string): Promise<string | undefined>
  use(accountId: string): Promise<readonly LineUse[]>
  /** Counts a conversation once, in the month in which it is first heard of. */
  noteChat(chat: ChatKey): Promise<void>
  /** The same for several, in a transaction that keeps them. */
  noteChats(trx: Kysely<Tables>, chats: readonly ChatKey[]): Promise<void>
  hasCounted(chat: ChatKey): Promise<boolean>
  /** Whether an account has had as many chats this month as its plan has. */
  isFull(accountId: string): Promise<boolean>
  /** Throws BUDGET_REACHED where an account has as much of a line as its plan has. */
  admit(accountId: string, line: PlanLine, coming?: Coming): Promise<void>
  /** The same for one that must be named in the plan. */
  admitNamed(accountId: string, line: 'channels' | 'integrations', name: string): Promise<void>
  /** The same for what a plan has or has not; `count`: how much of it comes. */
  admitSwitch(accountId: string, line: PlanSwitch, count?: number): Promise<void>
  /** The same for experiments that a bot goes live with. */
  admitExperiments(accountId: string, count: number): Promise<void>
  /** Accounts that are to be told how much is used, each once for each share of a limit in a month. */
  near(): Promise<readonly NearLimit[]>
  /** Notes that an account is told, before it is; false where another server does. Undone by `forgetTold`. */
  noteTold(near: NearLimit): Promise<boolean>
  forgetTold(near: NearLimit): Promise<void>
  /** Has bots served anew whose accounts' trial or month is over, and forgets chats of long ago. */
  turn(): Promise<void>
  /** Forgets which sessions counted. */
  forget(sessions: readonly string[]): Promise<void>
}

/** What became of the payment for a plan. */
interface PaidNews {
  readonly accountId: string
  /** Null: nothing is paid any more. */
  readonly planId: string | null
  readonly at: number
  /** The plan of this price goes before `planId`. */
  readonly price?: string | undefined
  readonly subscription?: string | undefined
  readonly customer?: string | undefined
  /** It takes the place of whatever else is paid. */
  readonly isOrdered?: boolean
}

/** What is to be admitted. */
export interface Coming {
  /** How many come. Default: 1. */
  readonly more?: number
  /** How many of them are there already. Default: none. */
  readonly made?: number
  /** In this transaction. */
  readonly on?: Kysely<Tables>
}

const day = 86_400_000
/** Milliseconds for which it is known that a conversation has counted. */
const known = 90 * day

/** Plans over a database. `now` in milliseconds. */
export function createPlanRepository(
  db: Kysely<Tables>,
  all: readonly Plan[],
  now: () => number,
): PlanRepository {
  const [usual] = all
  return {
    all,
    of,
    ofBot: async botId => {
      const owner = usual && !brought.includes(botId) ? await ownerOf(botId) : undefined
      return owner === undefined ? undefined : of(owner)
    },
    begin: async (accountId, planId) => {
      const plan = all.find(({ id }) => id === planId)
      const trial = plan?.price ? now() + plan.trialDays * day : null
      if (plan) await set(accountId, plan.id, trial)
    },
    set,
    notePaid: async news => {
      const { accountId, planId, at, subscription = null, customer = null, isOrdered } = news
      const byPrice = all.find(({ stripePrice }) => stripePrice && stripePrice === news.price)
      const plan = planId === null ? usual?.id : (byPrice?.id ?? planId)
      if (plan === undefined || !all.some(({ id }) => id === plan)) return false
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({
          plan,
          plan_until: null,
          paid_at: at,
          payment_subscription: planId === null ? null : subscription,
          ...(customer !== null && { payment_customer: customer }),
        })
        .where('id', '=', accountId)
        .where(({ or, eb }) => or([eb('paid_at', 'is', null), eb('paid_at', '<', at)]))
        .$if(!isOrdered && subscription !== null, query =>
          query.where(({ or, eb }) =>
            or([
              eb('payment_subscription', 'is', null),
              eb('payment_subscription', '=', subscription),
            ]),
          ),
        )
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await serveAnew(db, accountId)
      return numUpdatedRows > 0n
    },
    payerOf: async accountId => {
      const row = await db
        .selectFrom('accounts')
        .select('payment_customer')
        .where('id', '=', accountId)
        .where('payment_subscription', 'is not', null)
        .executeTakeFirst()
      return row?.payment_customer ?? undefined
    },
    use: async accountId => {
      const found = await of(accountId)
      if (!found) return []
      return Promise.all(
        planLines.map(async name => ({
          name,
          used: await usedOf(db, accountId, name, now()),
          limit: limitOf(found.plan, name),
        })),
      )
    },
    noteChat: chat => db.transaction().execute(trx => noteChats(trx, [chat])),
    noteChats,
    hasCounted: async ({ botId, session, begun }) =>
      (await db
        .selectFrom('chats')
        .select('begun')
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .where('begun', '=', begun)
        .executeTakeFirst()) !== undefined,
    isFull: async accountId => {
      const limit = (await of(accountId))?.plan.chats ?? null
      return limit !== null && (await usedOf(db, accountId, 'chats', now())) >= limit
    },
    admit: async (accountId, line, { more = 1, made = 0, on = db } = {}) => {
      const found = await of(accountId, on)
      const limit = found ? limitOf(found.plan, line) : null
      if (!found || limit === null) return
      const used = (await usedOf(on, accountId, line, now())) - made
      if (used + more > limit) throw overPlan(found.plan, line, used, limit)
    },
    admitNamed: async (accountId, line, name) => {
      const found = await of(accountId)
      if (found && !isAllowed(found.plan[line], name)) throw notInPlan(found.plan, line, name)
    },
    admitSwitch: async (accountId, line, count = 1) => {
      const plan = count > 0 ? (await of(accountId))?.plan : undefined
      if (plan?.[line] === false) throw switchedOff(plan, line)
    },
    admitExperiments: async (accountId, count) => {
      const plan = count > 0 ? (await of(accountId))?.plan : undefined
      const limit = plan ? mostOf(plan.experiments) : null
      if (!plan || limit === null || count <= limit) return
      throw new ApiError('BUDGET_REACHED', {
        message: `The plan “${plan.name}” has ${limit === 0 ? 'no experiments' : `${limit} experiments in a bot`}, and this version has ${count}. A larger plan has more; an experiment with a winner is none.`,
        details: { budget: 'experiments', used: count, limit },
      })
    },
    near: async () => {
      const rows = await db
        .selectFrom('chat_months')
        .selectAll()
        .where('month', '=', monthOf(now()))
        .execute()
      const near: NearLimit[] = []
      for (const { account_id: accountId, chats, told, told_of } of rows) {
        const limit = (await of(accountId))?.plan.chats ?? null
        if (!limit) continue
        const share = chats >= limit ? 100 : chats >= limit * 0.8 ? 80 : undefined
        // With another plan the limit is another, and is told of anew.
        const known = told_of === null || Number(told_of) === limit ? Number(told) : 0
        if (share && share > known) near.push({ accountId, chats: Number(chats), limit, share })
      }
      return near
    },
    noteTold: async ({ accountId, limit, share }) => {
      const { numUpdatedRows } = await db
        .updateTable('chat_months')
        .set({ told: share, told_of: limit })
        .where('account_id', '=', accountId)
        .where('month', '=', monthOf(now()))
        .where(({ or, eb }) =>
          or([eb('told', '<', share), eb(eb.fn.coalesce('told_of', eb.val(limit)), '<>', limit)]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    forgetTold: async ({ accountId, limit, share }) => {
      await db
        .updateTable('chat_months')
        .set({ told: 0 })
        .where('account_id', '=', accountId)
        .where('month', '=', monthOf(now()))
        .where('told', '=', share)
        .where('told_of', '=', limit)
        .execute()
    },
    turn: async () => {
      if (!usual) return
      await db
        .deleteFrom('chats')
        .where('at', '<', now() - known)
        .execute()
      const month = monthOf(now())
      const over = await db
        .selectFrom('chat_months')
        .select(['account_id', 'month'])
        .where('month', '<', month)
        .where('is_over', '=', 0)
        .execute()
      for (const { account_id } of over) await serveAnew(db, account_id)
      await db
        .updateTable('chat_months')
        .set({ is_over: 1 })
        .where('month', '<', month)
        .where('is_over', '=', 0)
        .execute()
      const ended = await db
        .updateTable('accounts')
        .set({ plan: usual.id, plan_until: null })
        .where('plan_until', '<=', now())
        .returning('id')
        .execute()
      for (const { id } of ended) await serveAnew(db, id)
    },
    forget: async sessions => {
      if (sessions.length > 0)
        await db
          .deleteFrom('chats')
          .where('session', 'in', [...sessions])
          .execute()
    },
  }

  async function noteChats(trx: Kysely<Tables>, chats: readonly ChatKey[]): Promise<void> {
    if (!usual) return
    const owners: string[] = []
    for (const { botId, session, begun } of chats) {
      const owner = brought.includes(botId) ? undefined : await ownerOf(botId, trx)
      if (owner === undefined) continue
      const isNew = await trx
        .insertInto('chats')
        .values({ bot_id: botId, session, begun, at: now() })
        .onConflict(conflict => conflict.doNothing())
        .returning('bot_id')
        .executeTakeFirst()
      if (isNew) owners.push(owner)
    }
    // In one order, so that no two servers wait for each other.
    for (const owner of [...new Set(owners)].toSorted())
      await addChats(trx, owner, owners.filter(each => each === owner).length)
  }

  async function addChats(trx: Kysely<Tables>, owner: string, more: number): Promise<void> {
    const { chats } = await trx
      .insertInto('chat_months')
      .values({ account_id: owner, month: monthOf(now()), chats: more, told: 0 })
      .onConflict(conflict =>
        conflict
          .columns(['account_id', 'month'])
          .doUpdateSet(({ eb }) => ({ chats: eb('chat_months.chats', '+', more) })),
      )
      .returning('chats')
      .executeTakeFirstOrThrow()
    const limit = (await of(owner, trx))?.plan.chats ?? null
    if (limit !== null && Number(chats) >= limit && Number(chats) - more < limit)
      await serveAnew(trx, owner)
  }

  async function set(id: string, plan: string, until: number | null = null): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({ plan, plan_until: until })
      .where('id', '=', id)
      .executeTakeFirst()
    await serveAnew(db, id)
    return numUpdatedRows > 0n
  }

  async function of(accountId: string, on: Kysely<Tables> = db): Promise<AccountPlan | undefined> {
    if (!usual) return undefined
    const row = await on
      .selectFrom('accounts')
      .select(['plan', 'plan_until'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    const chosen = all.find(({ id }) => id === row?.plan)
    const until = row?.plan_until == null ? null : Number(row.plan_until)
    const isOver = until !== null && until <= now()
    return chosen && !isOver
      ? { plan: chosen, trialEndsAt: until }
      : { plan: usual, trialEndsAt: null }
  }

  async function ownerOf(botId: string, on: Kysely<Tables> = db): Promise<string | undefined> {
    const bot = await on
      .selectFrom('bots')
      .select('owner')
      .where('id', '=', botId)
      .executeTakeFirst()
    return bot?.owner
  }
}

/** Has every server load the bots of an account anew. */
async function serveAnew(on: Kysely<Tables>, owner: string): Promise<void> {
  await on
    .updateTable('bots')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('owner', '=', owner)
    .execute()
}
