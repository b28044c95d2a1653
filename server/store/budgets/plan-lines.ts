import type { PlanLine } from '@talkgraph/wire/plans'
import { type Kysely, sql } from 'kysely'
import { ApiError } from '../../base/errors.js'
import type { Tables } from '../schema.js'
import { mostOf, type Plan } from './plan.js'

/** Bots that come with the server: they are nobody's to pay for, and only the first account may have one of these ids. */
export const brought = ['demo', 'site-help', 'site-demo']

/** The month of a time, by UTC, such as `2026-11`. */
export const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

/** How much of a line an account uses. */
export async function usedOf(
  db: Kysely<Tables>,
  accountId: string,
  line: PlanLine,
  now: number,
): Promise<number> {
  const counted = sql<{ used: number | string | null }>`${counts[line](accountId, now)}`
  const { rows } = await counted.execute(db)
  return Number(rows[0]?.used ?? 0)
}

/** What of an account counts for a line. */
const counts: Readonly<
  Record<PlanLine, (accountId: string, now: number) => ReturnType<typeof sql>>
> = {
  chats: (id, now) =>
    sql`select chats as used from chat_months where account_id = ${id} and month = ${monthOf(now)}`,
  // Those that the server brings count for nobody.
  chatbots: id =>
    sql`select count(*) as used from bots where owner = ${id} and kind = 'bot' and id not in (${sql.join(brought)})`,
  // Whoever is invited has a place kept.
  members: (id, now) =>
    sql`select (select count(*) from members where account_id = ${id})
        + (select count(*) from invitations where account_id = ${id} and email is not null and ends_at > ${now}) as used`,
  channels: id => sql`select count(*) as used from channels where owner = ${id}`,
  integrations: id => sql`select count(*) as used from connectors where owner = ${id}`,
  pieces: id =>
    sql`select count(*) as used from knowledge_pieces
        join knowledge_sources on knowledge_sources.number = knowledge_pieces.source
        where owner = ${id} and knowledge_pieces.state <> 'gone' and is_leaving = 0`,
}

/** How much of a line a plan has; null: no limit. */
export const limitOf = (plan: Plan, line: PlanLine): number | null =>
  line === 'channels' || line === 'integrations' ? mostOf(plan[line]) : plan[line]

const titles: Readonly<Record<PlanLine, string>> = {
  chats: 'chats a month',
  chatbots: 'chatbots',
  members: 'members',
  channels: 'channels',
  integrations: 'connected products',
  pieces: 'pieces of knowledge',
}

/** The error of who wants more of a line than the plan has. */
export const overPlan = (plan: Plan, line: PlanLine, used: number, limit: number) =>
  new ApiError('BUDGET_REACHED', {
    message: `The plan “${plan.name}” has ${limit.toLocaleString('en')} ${titles[line]}, and the account has ${used.toLocaleString('en')}. A larger plan has more.`,
    details: { budget: line, used, limit },
  })

/** The error of who wants what the plan does not name. */
export const notInPlan = (plan: Plan, line: string, name: string) =>
  new ApiError('BUDGET_REACHED', {
    message: `The plan “${plan.name}” does not have ${name} among its ${line}. A larger plan does.`,
    details: { budget: line, used: 0, limit: 0 },
  })

/** What a plan has or has not. */
export type PlanSwitch = 'webhooks' | 'api'

const switchTitles: Readonly<Record<PlanSwitch, string>> = {
  webhooks: 'webhooks',
  api: 'keys of the API',
}

/** The error of who wants what the plan has not. */
export const switchedOff = (plan: Plan, line: PlanSwitch) =>
  new ApiError('BUDGET_REACHED', {
    message: `The plan “${plan.name}” has no ${switchTitles[line]}. A larger plan does.`,
    details: { budget: line, used: 0, limit: 0 },
  })
