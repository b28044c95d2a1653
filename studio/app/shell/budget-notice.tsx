import { Callout } from '@talkgraph/ui'
import { type BudgetRecord, toldFrom } from '@talkgraph/wire/budgets'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.js'

const megabytes = (bytes: number) => `${count(bytes / 1_000_000)} MB`
const count = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 })

/** What is said of a budget; what comes back within a minute needs no notice. */
const told: Readonly<
  Partial<Record<BudgetRecord['name'], (used: number, limit: number) => string>>
> = {
  bytes: (used, limit) => `${megabytes(used)} of ${megabytes(limit)} are kept.`,
  bots: (used, limit) => `There are ${count(used)} of ${count(limit)} bots and sub-flows.`,
  keys: (used, limit) => `There are ${count(used)} of ${count(limit)} API keys.`,
  connections: (used, limit) => `There are ${count(used)} of ${count(limit)} connections.`,
  chats: (used, limit) => `${count(used)} of ${count(limit)} chats of this month are used.`,
  pieces: (used, limit) => `There are ${count(used)} of ${count(limit)} pieces of knowledge.`,
}

/** Tells of each budget of the account that is nearly used up, or is. */
export function BudgetNotice() {
  const { data } = useQuery({
    queryKey: ['budgets'],
    queryFn: ({ signal }) => api.fetchBudgets({}, { signal }),
    staleTime: 60_000,
  })
  const near = (data?.budgets ?? []).filter(
    ({ name, used, limit }) => told[name] && used > 0 && used >= limit * toldFrom,
  )
  if (near.length === 0) return null
  const isReached = near.some(({ used, limit }) => used >= limit)
  return (
    <Callout tone={isReached ? 'bad' : 'warn'} title={titleOf(near, isReached)}>
      {near.map(({ name, used, limit }) => (
        <p key={name}>{told[name]?.(used, limit)}</p>
      ))}
      {near.some(isOfChats) && (
        <p>
          Beyond that, conversations under way go on, and new visitors are told what stands for it
          in the settings of each bot.
        </p>
      )}
      {!near.every(isOfChats) && (
        <p>
          Nothing more is stored beyond that; what visitors say always is. Delete what is no longer
          needed, or ask who runs the server for more.
        </p>
      )}
    </Callout>
  )
}

const isOfChats = ({ name }: BudgetRecord) => name === 'chats'

function titleOf(near: readonly BudgetRecord[], isReached: boolean): string {
  if (near.every(isOfChats))
    return isReached ? 'All chats of this month are used' : 'Most chats of this month are used'
  return isReached ? 'The account has no room left' : 'The account is nearly full'
}
