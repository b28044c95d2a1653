import { eventsIn, type TextEvent } from '@talkgraph/wire/reply-events'

/** The server-sent events of an answer, as they come. */
export async function* eventsOf<Data = unknown>({
  body,
}: Response): AsyncGenerator<TextEvent<Data>> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    const { events, rest } = eventsIn<Data>(text + part.value)
    text = rest
    yield* events
  }
}
