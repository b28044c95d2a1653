import type { NodeEmitted } from '../node/contract.js'
import type { CallOutcome } from '../node/env.js'

/** The problem of a call that failed, or that an environment broke off: document 1's log text, and what is known (decision 52). */
export function callFailure(
  failure: string,
  outcome: CallOutcome | undefined,
): Extract<NodeEmitted, { type: 'node.problem' }> {
  const known = outcome && !outcome.ok ? outcome : undefined
  return {
    type: 'node.problem',
    code: known?.code ?? 'CALL_FAILED',
    message: known?.message ? `${failure}: ${known.message}` : failure,
  }
}
