import * as v from 'valibot'
import type { Guests } from '../../platform/guests/guests.js'
import { defineJob, JobFailure, type JobHandler } from '../../platform/jobs/index.js'
import { toFailure } from '../../platform/outbound/index.js'
import type { PushKeys } from '../../platform/push/push-keys.js'
import { pushRequest } from '../../platform/push/push-request.js'
import { mayHelp } from '../../steps/runner/delivery-jobs.js'
import type { PushSubscription, Store } from '../../store/index.js'

const minute = 60_000
/** Later than that nobody wants to hear of it. */
const pauses = [minute / 6, minute, 10 * minute, 60 * minute]
const gone = new Set([404, 410])

/** Tells one browser. One that is gone is forgotten. */
export function pushJob({
  store,
  guests,
  keys,
  ownAddress,
}: {
  readonly store: Pick<Store, 'push'>
  readonly guests: Pick<Guests, 'outbound'>
  readonly keys: () => Promise<PushKeys | undefined>
  readonly ownAddress: { readonly current: string | undefined }
}): JobHandler {
  return defineJob({
    name: 'push',
    atOnce: 10,
    share: 7,
    pauses,
    data: v.object({
      subscriptionId: v.string(),
      news: v.object({ title: v.string(), body: v.string(), path: v.string() }),
    }),
    async run({ botId, pause, signal, data: { subscriptionId, news } }) {
      const subscription = await store.push.find(subscriptionId)
      // Nobody wants to know any more.
      if (!subscription || botId === null) return
      const own = await keys()
      if (!own) throw new JobFailure('The keys cannot be opened', { isFinal: true })
      const outbound = await guests.outbound(botId)
      const request = requestFor(subscription, JSON.stringify(news), own, ownAddress.current)
      // Nobody can read what is told with such keys.
      if (!request) return store.push.remove(subscriptionId)
      const answer = await outbound.send(request).catch(toFailure)
      if (signal.aborted) return
      if (answer.ok && gone.has(answer.status)) return store.push.remove(subscriptionId)
      if (answer.ok && answer.status < 300) return
      const outcome = answer.ok
        ? ({
            ok: false,
            code: 'CALL_FAILED',
            message: `Status ${answer.status}`,
            status: answer.status,
          } as const)
        : answer
      throw new JobFailure(outcome.message, { isFinal: pause === undefined || !mayHelp(outcome) })
    },
  })
}

/** Undefined: the browser's keys are none. */
function requestFor(
  subscription: PushSubscription,
  text: string,
  keys: PushKeys,
  address: string | undefined,
): ReturnType<typeof pushRequest> | undefined {
  try {
    return pushRequest(subscription, text, keys, subjectOf(address))
  } catch {
    return undefined
  }
}

/** Push services take an address by https or by mail. */
const subjectOf = (address: string | undefined): string =>
  address?.startsWith('https://') ? address : 'mailto:notifications@localhost.localdomain'
