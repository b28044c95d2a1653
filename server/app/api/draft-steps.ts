import type { Context } from 'hono'
import * as v from 'valibot'
import type { Draft } from '../../../runtime/draft/index.js'
import { createLevels } from '../../../runtime/flow/levels.js'
import { emailNamesSetBy } from '../../../runtime/flow/names-set-by.js'
import { BotError, parseBot, registry } from '../../../runtime/index.js'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import { ApiError } from '../../base/errors.js'
import { readBotSettings } from '../../bots/publish/bot-settings.js'
import { clientAddress } from '../../platform/http/client-address.js'
import { wantsStream } from '../../platform/http/wants-stream.js'
import { stepPolicies } from '../../platform/limits/step-policies.js'
import type { StepAnswer } from '../../platform/once-per-key.js'
import type { SentCall } from '../../steps/call/make-call.js'
import { conversationSchema } from '../../steps/conversation.schema.js'
import type { SentOut } from '../../steps/create-step-tools.js'
import { findDraftStep, type TriedStep } from '../../steps/runner/called-step.js'
import type { BotEntry } from '../../store/index.js'
import type { Services } from '../services/services.js'
import { streamReply } from '../stream-reply.js'
import { uploadsAt } from '../uploads-at.js'
import { jsonBody } from './call/body.js'
import { check, nothing } from './call/check.js'
import { type ApiEnv, defineBotCall } from './call/define-call.js'
import { fileField, formBody } from './call/form-body.js'
import { failureEvent } from './failure-event.js'
import { chatbotId } from './params.js'
import { count } from './text.js'

const largestBody = 1_000_000
const largestFile = 5_000_000

const params = v.strictObject({
  chatbotId,
  nodeId: v.pipe(v.string(), v.description('The id of a step of the draft.')),
})

const named = v.optional(v.record(v.string(), v.unknown()))

const callRecord = v.strictObject({
  request: v.strictObject({
    method: v.string(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
    body: v.nullable(v.string()),
  }),
  answer: v.pipe(
    v.nullable(v.strictObject({ status: v.number(), text: v.string() })),
    v.description('Null where none came.'),
  ),
})
const mailRecord = v.strictObject({
  to: v.array(v.string()),
  subject: v.string(),
  body: v.string(),
})

/** Runs a step of a draft for who tries it. */
export const runDraftStep = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/draft/nodes/{nodeId}/run',
  id: 'runDraftStep',
  tag: 'Flows',
  summary: 'Run a step of the draft',
  description:
    'Runs what the server does for a step, such as a webhook, an AI reply or a mail, as the draft has it: with its address and its keys, which are never taken from the request, and under the limits that hold for visitors. It is done once, whether or not it succeeds. A mail goes to the member who asks and to nobody else; of a key, it is put together and goes nowhere. An AI reply comes as server-sent events with `Accept: text/event-stream`, unless the call has an `Idempotency-Key`: events `{ add, keep, html }`, then `done` with `{ text }`, or `error` with `{ code, message }`.',
  params,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      answers: named,
      variables: named,
      visitor: named,
      values: v.optional(v.record(v.string(), v.unknown())),
      locale: v.optional(
        v.pipe(
          v.string(),
          v.description('BCP 47 tag of the language that the visitor reads, for mails.'),
        ),
      ),
      input: v.optional(
        v.pipe(v.unknown(), v.description('What the call is about, of a calendar that books.')),
      ),
      transcript: v.optional(
        v.pipe(
          v.array(v.object({ by: v.picklist(['bot', 'user', 'agent']), message: v.unknown() })),
          v.description('What was said so far, for an AI reply.'),
        ),
      ),
    }),
    { answers: { size: 'L' }, variables: {}, visitor: { email: 'ann@shop.example' } },
    largestBody,
  ),
  data: v.strictObject({
    status: v.pipe(
      v.number(),
      v.description('What the other side answered; 202 where it is done later.'),
    ),
    body: v.pipe(v.unknown(), v.description('JSON, or a text.')),
    call: v.optional(
      v.pipe(
        callRecord,
        v.description(
          'What a webhook or an integration sent, without the values of its headers, and what came back. Where the call failed, `error.details` has `method`, `url`, `sent` and, where something came back, `status` and `answer`.',
        ),
      ),
    ),
    mail: v.optional(v.pipe(mailRecord, v.description('What a mail says.'))),
  }),
  events: v.variant('event', [
    v.strictObject({
      event: v.literal('message'),
      data: v.strictObject({ add: v.string(), keep: count, html: v.string() }),
    }),
    v.strictObject({ event: v.literal('done'), data: v.strictObject({ text: v.string() }) }),
    failureEvent,
  ]),
  example: {
    status: 200,
    body: { order: 7 },
    call: {
      request: {
        method: 'POST',
        url: 'https://shop.example/orders',
        headers: { 'content-type': 'application/json' },
        body: '{"size":"L"}',
      },
      answer: { status: 200, text: '{"order":7}' },
    },
  },
  message: 'Step run',
  errors: ['NO_SUCH_NODE', 'BLOCKED_ADDRESS', 'CALL_FAILED'],
  run: async (services, { bot, member, caller, params: { nodeId }, body, context }) => {
    const tried = await admitTry(
      services,
      context,
      bot,
      nodeId,
      member ?? { id: caller, email: null },
    )
    if (tried.step.takes === 'file') throw new ApiError('NO_SUCH_NODE')
    const given = { values: check(body, conversationSchema) }
    if (tried.step.streams && wantsStream(context) && !context.req.header('idempotency-key'))
      return streamReply(
        context,
        async listening => answerOf(await services.steps.tryOut(tried, given, listening)),
        false,
      )
    const sent: SentOut[] = []
    const outcome = await services.steps.tryOut(tried, given, undefined, each => sent.push(each))
    const told = toldOf(sent)
    return { ...bodyOf(outcome, detailsOf(told.call)), ...told }
  },
})

/** Keeps a file for a step of a draft. */
export const sendDraftFile = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/draft/nodes/{nodeId}/files',
  id: 'sendDraftFile',
  tag: 'Flows',
  summary: 'Send a file to a step of the draft',
  description:
    'Keeps a file of at most 5 MB for a step that asks for one, as it is kept for a visitor: for as long, and under the same limits.',
  params,
  query: nothing,
  body: formBody(v.strictObject({ file: fileField('The file.') }), 'file', {}, largestFile),
  data: v.strictObject({ url: v.string(), name: v.string(), size: v.number(), type: v.string() }),
  example: {
    url: 'https://chat.example/uploads/5V8q.pdf',
    name: 'cake.pdf',
    size: 48_211,
    type: 'application/pdf',
  },
  message: 'File kept',
  errors: ['NO_SUCH_NODE', 'CALL_FAILED'],
  run: async (services, { bot, member, caller, params: { nodeId }, body, context }) => {
    const tried = await admitTry(
      services,
      context,
      bot,
      nodeId,
      member ?? { id: caller, email: null },
    )
    if (tried.step.takes !== 'file') throw new ApiError('NO_SUCH_NODE')
    const file = { ...body.file, at: uploadsAt(context, services.publicUrl) }
    const values = { answers: {}, variables: {}, visitor: {} }
    return v.parse(kept, bodyOf(await services.steps.tryOut(tried, { values, file })).body)
  },
})

const kept = v.object({ url: v.string(), name: v.string(), size: v.number(), type: v.string() })

/** Lets who tries a step in under the limits of visitors; throws NO_SUCH_NODE and RATE_LIMITED. */
async function admitTry(
  { drafts, limiter, rateLimits, trustedProxies }: Services,
  context: Context<ApiEnv>,
  entry: BotEntry,
  nodeId: string,
  who: { readonly id: string; readonly email: string | null },
): Promise<TriedStep> {
  const { draft } = await drafts.read(entry)
  const settings = readBotSettings(draft, rateLimits)
  const node = findNode(draft, nodeId)
  const found = node && findDraftStep(node, settings)
  const session = `draft ${entry.id} ${who.id}`
  const address = `${entry.id} ${clientAddress(context, trustedProxies)}`
  const counting = { address, session, ...(found && { botId: entry.id }) }
  const policies = stepPolicies(found?.step.needs ?? [], settings.limits, counting)
  for (const [name, value] of Object.entries(await limiter.admit(policies)))
    context.header(name, value)
  if (!found)
    throw new ApiError('NO_SUCH_NODE', {
      message: 'The draft has no such step that the server runs.',
    })
  const emailQuestions = found.step.needs.includes('mail') ? emailQuestionsOf(draft) : []
  const { translations } = draft
  const bot = { name: String(draft.name ?? entry.name), emailQuestions, settings, translations }
  return { ...found, botId: entry.id, bot, session, triedBy: who.email }
}

/** A step of the draft, or of a sub-flow in it where the draft can be played as it is now. */
function findNode(draft: Draft, nodeId: string) {
  const own = draft.elements[0].nodes.find(({ id }) => id === nodeId)
  if (own || !draft.subFlows) return own
  try {
    return createLevels(parseBot(draft).flow, registry).find(nodeId)?.node
  } catch (error) {
    if (error instanceof BotError) return undefined
    throw error
  }
}

/** None where the flow cannot be played as it is now. */
function emailQuestionsOf(draft: unknown): readonly string[] {
  try {
    return emailNamesSetBy(parseBot(draft).flow, registry)
  } catch (error) {
    if (error instanceof BotError) return []
    throw error
  }
}

/** The owner is told the cause, too. */
function answerOf(outcome: StepOutcome): StepAnswer {
  if (outcome.ok) return { ok: true, body: outcome.body }
  const { code, message, detail } = outcome
  return { ok: false, code, message: detail === undefined ? message : `${message}: ${detail}` }
}

/** The last of what went out. */
function toldOf(sent: readonly SentOut[]): {
  call?: SentCall
  mail?: v.InferOutput<typeof mailRecord>
} {
  const told = sent.at(-1)
  if (!told) return {}
  if ('call' in told) return { call: told.call }
  const { to, subject, text, html } = told.mail
  return { mail: { to: [...to], subject, body: html ?? text ?? '' } }
}

/** What a call that failed had sent, and what came back. */
function detailsOf(call: SentCall | undefined) {
  if (!call) return undefined
  const { request, answer } = call
  return {
    method: request.method,
    url: request.url,
    sent: request.body ?? '',
    ...(answer && { status: answer.status, answer: answer.text }),
  }
}

function bodyOf(outcome: StepOutcome, details?: ReturnType<typeof detailsOf>) {
  const answer = answerOf(outcome)
  if (!answer.ok) throw new ApiError(answer.code, { message: answer.message, details })
  return { status: (outcome.ok && outcome.status) || 200, body: answer.body }
}
