import { hookEvents } from '@talkgraph/wire/hooks'
import * as v from 'valibot'
import type { Guests } from '../../platform/guests/guests.js'
import { defineJob, JobFailure, type JobHandler, type Jobs } from '../../platform/jobs/index.js'
import { toFailure } from '../../platform/outbound/index.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import { signWebhook } from '../../steps/call/sign-webhook.js'
import { type DeliveryTiming, growingPauses, mayHelp } from '../../steps/runner/delivery-jobs.js'
import type { Store } from '../../store/index.js'

interface HookJobParts {
  readonly store: Pick<Store, 'hooks'>
  readonly jobs: Pick<Jobs, 'tell'>
  readonly secrets: Pick<Secrets, 'openOf'>
  readonly guests: Pick<Guests, 'outbound'>
}

const atOnce = 10
/** Of one account. */
const share = 7

/** Finds who is to be told of an event, and has them told. */
export function hookEventJob({ store, jobs }: HookJobParts): JobHandler {
  return defineJob({
    name: 'hook-event',
    atOnce,
    data: v.object({ event: v.picklist(hookEvents), body: v.string() }),
    async run({ id, botId, session, data: { event, body } }) {
      if (botId === null) throw new JobFailure('The event is of no bot', { isFinal: true })
      await store.hooks.spread({ id, botId, session, event, body }, 'hook')
      jobs.tell('hook')
    },
  })
}

/** Tells one program of one event. Who answers with 410 wants to hear nothing more. */
export function hookJob(
  { store, secrets, guests }: HookJobParts,
  { pauses = growingPauses }: DeliveryTiming = {},
): JobHandler {
  return defineJob({
    name: 'hook',
    atOnce,
    share,
    pauses,
    data: v.object({ hookId: v.string(), body: v.string() }),
    async run({ id, botId, attempt, pause, signal, data: { hookId, body } }) {
      const hook = await store.hooks.get(hookId)
      // Nobody wants to know any more.
      if (!hook || botId === null) return
      const secret = (await secrets.openOf(hook.owner, [hook.secret])).get(hook.secret)
      if (secret === undefined)
        throw new JobFailure('The secret cannot be opened', { isFinal: true })
      const outbound = await guests.outbound(botId)
      const headers = { 'content-type': 'application/json', ...signWebhook(secret, { id, body }) }
      const answer = await outbound
        .send({ url: hook.targetUrl, method: 'POST', headers, body })
        .catch(toFailure)
      if (signal.aborted) return
      const status = answer.ok ? answer.status : null
      if (status === 410) {
        await store.hooks.remove(hook.id)
        return
      }
      const isSent = status !== null && status >= 200 && status < 300
      const error = isSent
        ? null
        : answer.ok
          ? `The answer has status ${answer.status}`
          : answer.message
      const outcome = answer.ok
        ? ({ ok: false, code: 'CALL_FAILED', message: error ?? '', status: answer.status } as const)
        : answer
      const isFinal = !isSent && (pause === undefined || !mayHelp(outcome))
      const state = isSent ? 'sent' : isFinal ? 'failed' : 'waiting'
      await store.hooks.note(id, { state, attempts: attempt, status, error })
      if (error !== null) throw new JobFailure(error, { isFinal })
    },
  })
}
