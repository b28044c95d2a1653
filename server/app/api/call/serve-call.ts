import { isKey, keyHeader } from '@talkgraph/wire/idempotency'
import { type Context, Hono } from 'hono'
import { ApiError } from '../../../base/errors.js'
import { limitBody } from '../../../platform/http/read-json.js'
import { bodyOf } from '../../../platform/once-per-key.js'
import { isDatabaseAway } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import type { ApiEnv, Call } from './define-call.js'

/** Answers a call at its addresses, in the envelope (decision 307). */
export function serveCall(call: Call, services: Services): Hono<ApiEnv> {
  const paths = [call.path, ...(call.alsoAt ? [call.alsoAt] : [])].map(toHono)
  return new Hono<ApiEnv>().on(
    call.method,
    paths,
    limitBody(call.body.most ?? Number.POSITIVE_INFINITY),
    context => inItsWords(call, services, () => answer(call, services, context)),
  )
}

async function answer(call: Call, services: Services, context: Context<ApiEnv>): Promise<Response> {
  if (!call.roles.includes(context.get('caller').role)) throw new ApiError('ROLE_NOT_ALLOWED')
  if (call.isConfirmed && context.get('caller').signedIn?.isConfirmed === false)
    throw new ApiError('CONFIRM_PASSWORD')
  const { print, act, release } = await call.prepare(services, context)
  try {
    const done =
      call.method === 'POST' ? await once(call, services, context, print, act) : await act()
    if (done instanceof Response) return done
    return context.json({ success: true, message: call.message, data: done }, 200, {
      'Cache-Control': 'no-store',
    })
  } finally {
    await release()
  }
}

function toHono(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Gives what fails unexpectedly the call's own code, if it has one (decision 308). */
async function inItsWords<Done>(
  { failure, id }: Call,
  { log }: Pick<Services, 'log'>,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act()
  } catch (err) {
    if (err instanceof ApiError || isDatabaseAway(err)) throw err
    log.error({ err, call: id }, 'A call of the API failed unexpectedly')
    throw new ApiError(failure ?? 'INTERNAL_ERROR')
  }
}

/** Carries a call out once for each key of its owner (decision 76); without a key, as often as it comes. */
async function once(
  call: Call,
  services: Services,
  context: Context<ApiEnv>,
  print: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = context.req.header(keyHeader)
  if (key === undefined) return act()
  if (!isKey(key)) throw new ApiError('IDEMPOTENCY_KEY_NOT_VALID')
  const botId = context.req.path.replace(/^\/v[01]/, '')
  const { owner, signedIn } = context.get('caller')
  const session = ['api', owner, ...(signedIn ? [signedIn.user.id] : [])].join(' ')
  const carryOut = await services.once.enter(
    { botId, nodeId: call.id, kind: 'api', session, key },
    print,
  )
  let done: unknown
  const answer = await carryOut(async () => {
    done = await inItsWords(call, services, act)
    return {
      ok: true,
      body: JSON.stringify(done, (name, value) => (name === call.toldOnce ? null : value)),
    }
  })
  const kept = JSON.parse(String(bodyOf(answer)))
  return done ?? kept
}
