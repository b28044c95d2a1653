import { type BudgetName, type BudgetRecord, budgetNames } from '@talkgraph/wire/budgets'
import type { Store } from '../../store/index.js'
import { createProcessorTime, type ProcessorTime } from './processor-time.js'

/** What an account may keep, and how many seconds of the processor it may spend in a minute. */
type Budgets = Readonly<Record<BudgetName, number>>

/** The budgets of accounts that are trusted, and of those that whoever came has made. */
export interface AccountBudgets {
  readonly trusted: Budgets
  readonly guests: Budgets
}

/** Generous on one's own server, tight for who signed up without being known. */
export const usualBudgets: AccountBudgets = {
  trusted: { bytes: 20_000_000_000, bots: 10_000, keys: 100, connections: 100, seconds: 60 },
  guests: { bytes: 200_000_000, bots: 20, keys: 5, connections: 5, seconds: 20 },
}

/** What accounts have used up of what they may have. */
export interface BudgetBook {
  of(account: string): Promise<readonly BudgetRecord[]>
}

/** Makes the book of budgets, and what counts the time of the processor. */
export function createBudgets(
  { budgets, operators, rates }: Pick<Store, 'budgets' | 'operators' | 'rates'>,
  { trusted, guests }: AccountBudgets,
): { readonly budgets: BudgetBook; readonly processorTime: ProcessorTime } {
  const limitsOf = async (account: string) =>
    (await operators.isGuest(account)) ? guests : trusted
  const processorTime = createProcessorTime({
    rates,
    limitOf: async account => (await limitsOf(account)).seconds,
  })
  return {
    processorTime,
    budgets: {
      of: async account => {
        const limits = await limitsOf(account)
        const used = {
          ...(await budgets.used(account)),
          seconds: await processorTime.used(account),
        }
        return budgetNames.map(name => ({ name, used: used[name], limit: limits[name] }))
      },
    },
  }
}
