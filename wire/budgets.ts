import type { PlanLine } from './plans.js'

/** What an account may have or spend, each by the name that calls and errors say. */
export const budgetNames = ['bytes', 'bots', 'keys', 'connections', 'seconds'] as const

/** The name of a budget. */
export type BudgetName = (typeof budgetNames)[number]

/** How much of a budget, or of a line of the account's plan, an account has used. `seconds` are those of the processor in the present minute. */
export interface BudgetRecord {
  readonly name: BudgetName | PlanLine
  readonly used: number
  readonly limit: number
}

/** From which share of a budget on its account is told. */
export const toldFrom = 0.8
