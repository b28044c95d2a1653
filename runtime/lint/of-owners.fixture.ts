import type { Finding } from './finding.js'

/** Rules about what only an owner can say: bots for tests and examples have addresses of nobody, and keep nothing. */
export const ofOwners: ReadonlySet<string> = new Set(['reserved-address', 'lead-kept-nowhere'])

/** What is found beside that. */
export const besidesOwners = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule }) => !ofOwners.has(rule))
