import { eventsIn } from '@talkgraph/wire/reply-events'

/** An event as it comes; its data is JSON. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
  readonly id?: string
}

/** The server-sent events of an answer, as they come. Who stops reading ends the call. */
export async function* readEvents({ body }: Response): AsyncGenerator<StreamEvent> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return
      const { events, rest } = eventsIn(text + part.value)
      text = rest
      for (const { type, ...told } of events) yield { event: type, ...told }
    }
  } finally {
    await reader?.cancel().catch(() => undefined)
  }
}
