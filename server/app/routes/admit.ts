import { stepPath, versionParameter } from '@talkgraph/wire/addresses'
import { isKey, keyHeader } from '@talkgraph/wire/idempotency'
import type { Context } from 'hono'
import { runSteps } from '../../../runtime/nodes/step-of.js'
import { ApiError } from '../../base/errors.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import { bearerOf } from '../../platform/http/bearer.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { stepPolicies } from '../../platform/limits/step-policies.js'
import { mayUse } from '../../platform/origins/origin-rules.js'
import type { KnownSession } from '../../platform/sessions/token.js'
import { type CalledStep, findStep } from '../../steps/runner/called-step.js'
import type { AdmissionServices } from '../services/admission.js'
import type { BotServices } from '../services/bots.js'

/** A call of a step. */
export type StepContext = Context<object, ReturnType<typeof stepRoute>>

/** The path of a step by its name, as its route has it. */
export const stepRoute = (name: string) => `/:id${stepPath(':nodeId', name)}` as const

/**
 * Lets a step call in if it comes from a page that may show the bot, with a session of that bot, within its limits, for a
 * step of this name in the published flow. Only such a call uses up what all visitors share. Sets the `RateLimit` headers.
 */
export async function admit(
  context: StepContext,
  name: string,
  services: AdmissionServices & BotServices,
): Promise<CalledStep> {
  const { bots, tokens, limiter, rateLimits, trustedProxies } = services
  const botId = context.req.param('id')
  const live = await bots.find(botId)
  const limits = live?.settings.limits ?? rateLimits
  const address = `${live ? botId : ''} ${clientAddress(context, trustedProxies)}`
  const token = bearerOf(context)
  const session = live && token !== undefined ? await tokens.check(token, botId) : undefined
  const step = find(
    context,
    name,
    live && (await bots.played(botId, playedVersion(context))),
    session,
  )
  const isRefused = step instanceof ApiError
  const counting = { address, session: session?.id, ...(!isRefused && { botId }) }
  const headers = await limiter.admit(stepPolicies(needsOf(name), limits, counting))
  for (const [header, value] of Object.entries(headers)) context.header(header, value)
  if (isRefused) throw step
  return step
}

/** The version of the bot that a widget says it plays. */
export const playedVersion = (context: Context): string | undefined =>
  context.req.query(versionParameter)

/** The step that is called, or why it is not let in. */
function find(
  context: StepContext,
  name: string,
  live: LiveBot | undefined,
  known: KnownSession | undefined,
): CalledStep | ApiError {
  if (!live) return new ApiError('BOT_NOT_FOUND')
  if (known === undefined)
    return new ApiError('TOKEN_NOT_VALID', { headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!known.isOfPage && !mayUse(live.settings, context.req.header('origin')))
    return new ApiError('ORIGIN_NOT_ALLOWED')
  const { id: botId, nodeId } = context.req.param()
  const found = findStep(live, nodeId, name)
  if (!found) return new ApiError('NO_SUCH_NODE')
  const key = context.req.header(keyHeader)
  if (key !== undefined && !isKey(key)) return new ApiError('IDEMPOTENCY_KEY_NOT_VALID')
  const { id: session, identity } = known
  return { ...found, botId, nodeId, live, session, identity, key }
}

/** What a step of this name needs, of whichever node type. */
function needsOf(name: string) {
  return runSteps().find(step => step.name === name)?.step.needs ?? []
}
