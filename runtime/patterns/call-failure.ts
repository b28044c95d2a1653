import type { NodeEmitted } from '../node/contract.js'
import type { CallOutcome } from '../node/env.js'

/** Decision 107. */
const tokenMissing = 'Token not found in authentication response'

/**
 * The problem of a call that failed, or that an environment broke off. The log text of decision 107 is the message to the
 * letter (decision 52); what else is known stands beside it as the detail.
 */
export function callFailure(
  failure: string,
  outcome: CallOutcome | undefined,
): Extract<NodeEmitted, { type: 'node.problem' }> {
  const known = outcome && !outcome.ok ? outcome : undefined
  return {
    type: 'node.problem',
    code: known?.code ?? 'CALL_FAILED',
    message: known?.message === tokenMissing ? tokenMissing : failure,
    ...(known?.message && { detail: known.message }),
  }
}
