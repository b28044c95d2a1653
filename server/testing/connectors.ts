import type { Value } from '../../runtime/index.js'
import type { AnyConnector } from '../connectors/contract/connector.js'
import type { CallParts } from '../connectors/running/call-provider.js'
import { createPace } from '../connectors/running/pace.js'
import { loadOptions, runAction } from '../connectors/running/run-action.js'
import { createTokens } from '../connectors/running/tokens.js'
import { createOutbound, type Outbound } from '../platform/outbound/index.js'
import { serverTime } from './server-time.js'
import { type Received, startUpstream } from './upstream.js'

/** What a provider answers; undefined: it hangs up. */
export interface ProviderReply {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What stands in the body as it is, where it is no JSON. */
  readonly text?: string
  /** It keeps whoever asks waiting. */
  readonly isSilent?: boolean
}

/** A request as a provider reads it. */
export interface Asked extends Received {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly json: unknown
}

/** A server on this machine that answers as a provider does. */
export async function startProvider(answer: (asked: Asked) => ProviderReply | undefined) {
  const asked: Asked[] = []
  const upstream = await startUpstream((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://provider.example')
    const read = {
      ...request,
      path: decodeURIComponent(pathname),
      query: Object.fromEntries(searchParams),
      json: parsed(request.body),
    }
    asked.push(read)
    const reply = answer(read)
    if (!reply) {
      response.destroy()
      return
    }
    const { status = 200, body, headers, text, isSilent = false } = reply
    if (isSilent) return
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(text ?? (body === undefined ? '' : JSON.stringify(body)))
  })
  return { ...upstream, asked }
}

/** Runs a connector against a provider, without the pauses. */
export function connectorWith(
  connector: AnyConnector,
  settings: Readonly<Record<string, unknown>>,
  host: string,
  { now = serverTime, time = 2000 }: { readonly now?: () => number; readonly time?: number } = {},
) {
  const outbound = createOutbound({ allowHosts: [host], limits: { time } })
  const waited: number[] = []
  const wait = async (pause: number) => void waited.push(pause)
  const running = runWith(connector, settings, outbound, { now, wait, pauses: [1, 1, 1] })
  return { ...running, waited, close: outbound.close }
}

/** Runs a connector against a provider without a network, with its usual pauses, by a clock that only they move. */
export function connectorOver(
  connector: AnyConnector,
  settings: Readonly<Record<string, unknown>>,
  answer: (asked: Asked) => ProviderReply | undefined,
) {
  const clock = { at: serverTime() }
  const outbound: Pick<Outbound, 'send'> = {
    send: async ({ url, method, headers, body }) => {
      clock.at += 50
      const { pathname, search, searchParams } = new URL(url)
      const reply = answer({
        method,
        url: `${pathname}${search}`,
        headers,
        body: String(body ?? ''),
        bytes: Buffer.from(String(body ?? '')),
        path: decodeURIComponent(pathname),
        query: Object.fromEntries(searchParams),
        json: parsed(String(body ?? '')),
      })
      if (!reply) return { ok: false, code: 'CALL_FAILED', message: 'The line broke' }
      const { status = 200, body: said } = reply
      const text = said === undefined ? '' : JSON.stringify(said)
      return { ok: true, status, text, headers: { ...reply.headers } }
    },
  }
  const wait = async (pause: number) => {
    clock.at += pause
  }
  const pauses = [500, 1500, 4000]
  return { clock, ...runWith(connector, settings, outbound, { now: () => clock.at, wait, pauses }) }
}

function runWith(
  connector: AnyConnector,
  settings: Readonly<Record<string, unknown>>,
  outbound: Pick<Outbound, 'send'>,
  clock: Pick<CallParts, 'now' | 'wait' | 'pauses'>,
) {
  const told = async () => undefined
  const calls = { ...clock, told, tokens: createTokens(clock.now), pace: createPace(clock.now) }
  const connection = { id: 'c', connector, ready: connector.ready(settings), outbound }
  return {
    run: (action: string, input: Value, key = 'a-key') => {
      const known = connector.actions[action]
      if (!known) throw new Error(`There is no action ${action}`)
      return runAction(connection, known, input, key, calls)
    },
    load: (loader: string, input: Readonly<Record<string, string>> = {}) => {
      const known = connector.loaders[loader]
      if (!known) throw new Error(`There is no loader ${loader}`)
      return loadOptions(connection, known, input, calls)
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
