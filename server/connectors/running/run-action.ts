import type { Value } from '../../../runtime/index.js'
import { inShort, withoutSecrets } from '../../base/without-secrets.js'
import type { SentCall } from '../../steps/call/make-call.js'
import type { AnyAction, ReadyAction, Run } from '../contract/action.js'
import type { LoadedOption, Loader } from '../contract/connector.js'
import { type ConnectorRequest, NotPossible, namesIn } from '../contract/request.js'
import { type CalledConnection, type CallParts, callProvider } from './call-provider.js'
import type { ProviderFailure } from './failure.js'

/** What came of an action. */
type Outcome =
  | { readonly ok: true; readonly status: number; readonly body: Value }
  | ProviderFailure

/** Milliseconds for all of an action: somebody waits for it. */
const patience = 25_000

/** Carries out an action with its input, whose placeholders are filled; `key` is the same each time that this run is tried. */
export async function runAction(
  connection: CalledConnection,
  action: AnyAction,
  input: Value,
  key: string,
  parts: CallParts,
  /** Is told each call that went out. */
  tell?: (sent: SentCall) => void,
): Promise<Outcome> {
  const ready = action.prepare(input)
  if (typeof ready === 'string') return impossible(ready)
  try {
    return await run(connection, action, ready, key, parts, tell)
  } catch (error) {
    if (error instanceof NotPossible) return impossible(error.message)
    throw error
  }
}

/** Brings what can be chosen in a field; undefined: another field has to be filled in first. */
export async function loadOptions(
  connection: CalledConnection,
  loader: Loader,
  input: Readonly<Record<string, string>>,
  parts: CallParts,
): Promise<readonly LoadedOption[] | undefined | ProviderFailure> {
  const limits = { signal: AbortSignal.timeout(patience), endsAt: parts.now() + patience }
  const before = loader.lookUp && (await callProvider(connection, loader.lookUp(), limits, parts))
  if (before && !before.ok) return before
  const request = loader.request(input, before?.body ?? null)
  if (!request) return undefined
  const answer = await callProvider(connection, request, limits, parts)
  return answer.ok ? loader.read(answer.body, input) : answer
}

async function run(
  connection: CalledConnection,
  { done, fault }: AnyAction,
  ready: ReadyAction,
  key: string,
  parts: CallParts,
  tell: ((sent: SentCall) => void) | undefined,
): Promise<Outcome> {
  const begun = parts.now()
  const limits = { signal: AbortSignal.timeout(patience), endsAt: begun + patience }
  const told = { ...limits, tell }
  const before: Run = { key, at: begun, found: null }
  const asked = ready.lookUp(before)
  const found = asked && (await callProvider(connection, asked, told, parts))
  if (found && !found.ok) return found
  const hidden = found && fault?.(found.body)
  if (asked && hidden !== undefined) return refused(connection, hidden, asked)
  const now: Run = { ...before, found: found?.body ?? null }
  const request = ready.request(now)
  if ('settled' in request) return { ok: true, status: 200, body: request.settled }
  if ('awaits' in request) {
    const body = await news(connection.id, request.awaits, parts)
    return { ok: true, status: 200, body: ready.read(body, now) }
  }
  const { again } = ready
  const answer = await callProvider(
    connection,
    request,
    {
      ...told,
      done,
      ...(again === 'twice' && { again }),
      ...(typeof again === 'object' && {
        again: async () => {
          const look = await callProvider(connection, again.request(now), limits, parts)
          return look.ok ? again.read(look.body, now) : undefined
        },
      }),
    },
    parts,
  )
  if (!answer.ok) return answer
  const refusal = fault?.(answer.body)
  return refusal === undefined
    ? { ...answer, body: ready.read(answer.body, now) }
    : refused(connection, refusal, request)
}

/** What was told, which may be on its way; null: nothing was. */
async function news(id: string, mark: string, { told, wait }: CallParts): Promise<Value> {
  for (let look = 0; ; look++) {
    const event = await told(id, mark)
    if (event !== undefined || look === mostLooks) return event ?? null
    await wait(betweenLooks)
  }
}

const mostLooks = 8
/** Milliseconds. */
const betweenLooks = 1000

const impossible = (detail: string): ProviderFailure => ({
  ok: false,
  code: 'CALL_FAILED',
  message: 'The action cannot be carried out with what it was given',
  detail: inShort(detail),
})

const refused = (
  { connector: { title }, ready }: CalledConnection,
  detail: string,
  request: ConnectorRequest,
): ProviderFailure => ({
  ok: false,
  code: 'CALL_FAILED',
  message: `${title} does not take what was sent`,
  detail: withoutSecrets(detail, ready.secrets, namesIn(request)),
})
