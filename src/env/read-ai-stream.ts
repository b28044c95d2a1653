import type { AiEvents } from '@talkgraph/wire/ai-events'
import type { CallOutcome } from '../../runtime/index.js'
import { broken, failed } from './call-failed.js'

const lastEvent = 'done' satisfies keyof AiEvents
const errorEvent = 'error' satisfies keyof AiEvents

type Field = { [Name in keyof AiEvents]: keyof AiEvents[Name] }[keyof AiEvents]

interface ServerEvent {
  readonly type: string
  readonly data: Readonly<Partial<Record<Field, unknown>>>
}

/**
 * Reads a reply that comes as server-sent events, each with what is new; `onText` is told of each, with the whole so far as
 * text and as HTML.
 */
export async function readAiStream(
  response: Response,
  onText?: (text: string, html: string) => void,
): Promise<CallOutcome> {
  let text = ''
  let html = ''
  for await (const { type, data } of eventsOf(response)) {
    if (type === errorEvent) return failed(String(data.message), data.code)
    if (type === lastEvent && typeof data.text === 'string')
      return { ok: true, status: response.status, body: data.text, ...(html && { html }) }
    if (typeof data.add !== 'string') continue
    text += data.add
    html = html.slice(0, Number(data.keep)) + String(data.html)
    onText?.(text, html)
  }
  return broken('the reply broke off', 'line')
}

/** The server writes each event as an optional `event:` line and one `data:` line of JSON. */
async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    const blocks = (text + part.value).split(/\r?\n\r?\n/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1]
      if (data) yield { type: /^event: ?(.*)$/m.exec(block)?.[1] ?? 'message', data: JSON.parse(data) }
    }
  }
}
