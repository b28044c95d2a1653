import { draftPath } from '@talkgraph/wire/drafts'
import type { ReplyEvent } from '@talkgraph/wire/reply-events'
import type { CallOutcome, CancelSignal, Env } from 'talkgraph/runtime'
import { ApiProblem, wordsOf } from '#api/problem.js'
import { eventsOf } from '#api/read-events.js'
import { request, requestEvents } from '#api/request.js'
import type { DraftRoom } from '../../model/draft/draft-room.js'
import { whenSaved } from './when-saved.js'

type Room = Pick<DraftRoom, 'state' | 'subscribe'>

/** Has the server run steps as the draft has them, once it has what was drawn. Never rejects. */
export function createTryStep(botId: string, room: Room): Env['call'] {
  return async ({ nodeId, step, values, transcript, locale }, cancel, onText) => {
    const signal = linked(cancel)
    const path = `${addressOf(botId, nodeId)}/run`
    const options = { body: { ...values, locale, ...(transcript && { transcript }) }, signal }
    try {
      await whenSaved(room, signal)
      if (step === 'ai') return await readReply(await requestEvents('POST', path, options), onText)
      const { status, body } = await request<Answer>('POST', path, options)
      return { ok: true, status, body }
    } catch (error) {
      if (!(error instanceof ApiProblem)) return failed(wordsOf(error))
      const { code, message } = error
      // What the call itself failed by is for the owner to read.
      if (code === 'BLOCKED_ADDRESS' || code === 'CALL_FAILED') return failed(message, code)
      return failed(wordsOf(error))
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
  const body = new FormData()
  body.set('file', file)
  return (
    await request<{ url: string }>('POST', `${addressOf(botId, nodeId)}/files`, { body, signal })
  ).url
}

interface Answer {
  readonly status: number
  readonly body: Extract<CallOutcome, { ok: true }>['body']
}

const addressOf = (botId: string, nodeId: string) =>
  `${draftPath(botId)}/nodes/${encodeURIComponent(nodeId)}`

const failed = (
  message: string,
  code: 'CALL_FAILED' | 'BLOCKED_ADDRESS' = 'CALL_FAILED',
): CallOutcome => ({
  ok: false,
  code,
  message,
})

async function readReply(
  response: Response,
  onText?: (text: string, html?: string) => void,
): Promise<CallOutcome> {
  let text = ''
  let html = ''
  for await (const { type, data } of eventsOf<ReplyEvent['data']>(response)) {
    if (type === 'error') return failed(String(data.message))
    if (type === 'done' && typeof data.text === 'string')
      return { ok: true, status: 200, body: data.text, ...(html && { html }) }
    if (typeof data.add !== 'string') continue
    text += data.add
    html = html.slice(0, Number(data.keep)) + String(data.html)
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
