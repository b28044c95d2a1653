import type { EventOf } from 'talkgraph/client'
import type { CallOutcome, CancelSignal, Env } from 'talkgraph/runtime'
import { api } from '#api/client.js'
import { ApiProblem, wordsOf } from '#api/problem.js'
import type { DraftRoom } from '../../model/draft/draft-room.js'
import { whenSaved } from '../../model/draft/when-saved.js'

type Room = Pick<DraftRoom, 'state' | 'subscribe'>

/** Has the server run steps as the draft has them, once it has what was drawn. Never rejects. */
export function createTryStep(
  botId: string,
  room: Room,
  /** Called when a connection of the account was used. */
  onConnection: () => unknown = () => undefined,
): Env['call'] {
  return async ({ nodeId, step, values, transcript, locale, input }, cancel, onText) => {
    const signal = linked(cancel)
    const body = {
      ...values,
      locale,
      transcript,
      input,
    }
    const call = { chatbotId: botId, nodeId, body }
    try {
      await whenSaved(room, signal)
      if (step === 'ai') return await readReply(api.stream.runDraftStep(call, { signal }), onText)
      const { status, body: answered } = await api.runDraftStep(call, { signal })
      return { ok: true, status, body: isJson(answered) ? answered : null }
    } catch (error) {
      if (!(error instanceof ApiProblem)) return failed(wordsOf(error))
      const { code, message } = error
      // What the call itself failed by is for the owner to read.
      const own = ownCodes.find(each => each === code)
      return own ? failed(message, own) : failed(wordsOf(error))
    } finally {
      if (step === 'integration') onConnection()
    }
  }
}

/** Has the server keep a file for a step of the draft; resolves to its address. */
export async function sendFile(
  botId: string,
  room: Room,
  nodeId: string,
  file: File,
  signal: AbortSignal,
): Promise<string> {
  await whenSaved(room, signal)
  const call = { chatbotId: botId, nodeId, body: { file } }
  return (await api.sendDraftFile(call, { signal })).url
}

type Body = Extract<CallOutcome, { ok: true }>['body']

/** What came as JSON is JSON. */
const isJson = (value: unknown): value is Body => value !== undefined

const ownCodes = ['CALL_FAILED', 'BLOCKED_ADDRESS'] as const

const failed = (message: string, code: (typeof ownCodes)[number] = 'CALL_FAILED'): CallOutcome => ({
  ok: false,
  code,
  message,
})

async function readReply(
  events: AsyncIterable<EventOf<'runDraftStep'>>,
  onText?: (text: string, html?: string) => void,
): Promise<CallOutcome> {
  let text = ''
  let html = ''
  for await (const told of events) {
    if (told.event === 'error') return failed(told.data.message)
    if (told.event === 'done')
      return { ok: true, status: 200, body: told.data.text, ...(html && { html }) }
    text += told.data.add
    html = html.slice(0, told.data.keep) + told.data.html
    onText?.(text, html)
  }
  return failed('The reply broke off.')
}

function linked(cancel: CancelSignal): AbortSignal {
  const end = new AbortController()
  if (cancel.aborted) end.abort()
  cancel.addEventListener('abort', () => end.abort())
  return end.signal
}
