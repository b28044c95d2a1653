import type { Value } from '../../runtime/index.js'
import type { AnyConnector } from '../connectors/contract/connector.js'
import { createPace } from '../connectors/running/pace.js'
import { loadOptions, runAction } from '../connectors/running/run-action.js'
import { createTokens } from '../connectors/running/tokens.js'
import { createOutbound } from '../platform/outbound/index.js'
import { serverTime } from './server-time.js'
import { type Received, startUpstream } from './upstream.js'

/** What a provider answers; undefined: it hangs up. */
export interface ProviderReply {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
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
    const { status = 200, body, headers } = reply
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
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
  const calls = {
    tokens: createTokens(now),
    pace: createPace(now),
    pauses: [1, 1, 1],
    wait: async (pause: number) => void waited.push(pause),
    now,
  }
  const connection = { id: 'c', connector, ready: connector.ready(settings), outbound }
  return {
    waited,
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
    close: outbound.close,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
