import type { Finding, Severity } from './finding.js'
import type { LintedBot } from './linted-bot.js'

/** What a rule finds. The rule's own severity and remedy hold where it names none. */
type Slip = Omit<Finding, 'rule' | 'severity' | 'remedy'> &
  Partial<Pick<Finding, 'severity' | 'remedy'>>

/** One rule of `talkgraph lint`; its texts make its page in docs/lint. */
export interface Rule<Bot = LintedBot> {
  /** Never changes. */
  readonly id: string
  readonly severity: Severity
  readonly title: string
  /** What is wrong and what a visitor meets because of it. */
  readonly explanation: string
  /** What to do about it. */
  readonly remedy: string
  /** The fault counts even where no visitor comes. */
  readonly countsUnreached?: boolean
  readonly check: (bot: Bot) => Iterable<Slip>
}
