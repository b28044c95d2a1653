import { keyHeader } from '@talkgraph/wire/idempotency'
import { type LiveCall, livePath } from '@talkgraph/wire/live'
import { browserLine } from '../env/browser-line.js'
import type { ServerCalls } from '../env/server-calls.js'

/** Carries calls to the server's live line. */
export interface LivePost {
  /** Sends a call once; resolves to its answer. Rejects with a `Refusal`, or with whatever broke the line. */
  once(call: LiveCall, signal?: AbortSignal, key?: string): Promise<unknown>
  /** Sends a call, under a key that stays the same, until there is an answer or a definite refusal. */
  surely(call: LiveCall, signal: AbortSignal, key: string): Promise<unknown>
  /** Opens the stream; `query` stands behind its address. */
  open(query: string, init: RequestInit): Promise<Response>
}

/** What the server definitely does not do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(status: number) {
    super(`the server answered HTTP ${status}`)
    this.status = status
  }
}

/** Makes it over the bot's own session, so that uploads and steps are the same visitor's. */
export function createLivePost({ send }: Pick<ServerCalls, 'send'>): LivePost {
  return { open: (query, init) => send(livePath + query, init), once, surely }

  async function once(call: LiveCall, signal?: AbortSignal, key?: string): Promise<unknown> {
    const response = await send(livePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { [keyHeader]: key }) },
      body: JSON.stringify(call),
      signal: signal ?? null,
    })
    if (response.ok) return response.json()
    throw isDefinite(response.status)
      ? new Refusal(response.status)
      : new Error(String(response.status))
  }

  async function surely(call: LiveCall, signal: AbortSignal, key: string): Promise<unknown> {
    for (let pause = 500; ; pause = Math.min(2 * pause, 10_000)) {
      try {
        return await once(call, signal, key)
      } catch (error) {
        if (error instanceof Refusal || signal.aborted) throw error
        await rest(pause, signal)
      }
    }
  }
}

/** Waits this long, or until the line is back. Half of it is left to chance, so that not all come back at once. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      unwatch()
      resolve()
    }
    const timer = setTimeout(done, ms / 2 + (Math.random() * ms) / 2)
    const unwatch = browserLine.watch(() => browserLine.isUp && done())
    signal.addEventListener('abort', done)
  })
}

const isDefinite = (status: number) =>
  status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status)
