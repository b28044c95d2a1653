import type { StepNeed } from '../../../runtime/node/step-tools.js'
import type { Policy } from './limiter.js'
import type { RateLimits } from './rates.js'

/** Who a step call counts against; `session` and `botId` only where they are known to be right. */
export interface Counting {
  readonly address: string
  readonly session?: string | undefined
  /** Present where nothing but a limit can still refuse the call. */
  readonly botId?: string | undefined
}

/** One mail per session and address, and those of a day to visitors of a bot (decision 71). */
export function visitorMailPolicies(
  limits: RateLimits,
  { botId, session, address }: Readonly<Record<'botId' | 'session' | 'address', string>>,
): Policy[] {
  return [
    { name: 'visitor-mail', of: `${session} ${address}`, rate: { count: 1, seconds: 86_400 } },
    { name: 'bot-visitor-mails', of: botId, rate: limits.mailsToVisitors, isShared: true },
  ]
}

/** The limits that the call of a step counts against, by what it needs: those of its address and session, and those that all visitors share. */
export function stepPolicies(
  needs: readonly StepNeed[],
  limits: RateLimits,
  { address, session, botId }: Counting,
): Policy[] {
  const [asksModel, answers, mails, keeps] = (
    ['model', 'knowledge', 'mail', 'storage'] as const
  ).map(need => needs.includes(need))
  // An answer may be written by a model.
  const asks = asksModel || answers
  const policies: Policy[] = [
    { name: 'address', of: address, rate: limits.stepsPerAddress },
    { name: 'address-total', of: address, rate: limits.totalPerAddress },
  ]
  if (asks && session !== undefined)
    policies.push({ name: 'address-ai', of: address, rate: limits.aiPerAddress })
  if (mails && session !== undefined)
    policies.push({ name: 'address-mails', of: address, rate: limits.mailsPerAddress })
  if (session !== undefined) {
    policies.push({ name: 'session', of: session, rate: limits.stepsPerSession })
    policies.push({ name: 'session-total', of: session, rate: limits.totalPerSession })
    if (keeps) {
      policies.push({ name: 'address-uploads', of: address, rate: limits.uploadsPerAddress })
      policies.push({ name: 'session-uploads', of: session, rate: limits.uploadsPerSession })
    }
  }
  if (botId !== undefined) {
    const shared = { of: botId, isShared: true }
    policies.push({ ...shared, name: 'bot', rate: limits.stepsPerBot })
    policies.push({ ...shared, name: 'bot-total', rate: limits.totalPerBot })
    if (asks) policies.push({ ...shared, name: 'bot-ai', rate: limits.aiPerBot })
    if (mails) policies.push({ ...shared, name: 'bot-mails', rate: limits.mailsPerBot })
    if (keeps) policies.push({ ...shared, name: 'bot-uploads', rate: limits.uploadsPerBot })
  }
  return policies
}
