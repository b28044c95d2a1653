import { createParser } from 'eventsource-parser'

/** The server-sent events in a text, with their data as JSON. */
export function readEvents(text: string): { readonly event: string; readonly data: unknown }[] {
  const events: { event: string; data: unknown }[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => events.push({ event, data: JSON.parse(data) }),
  })
  parser.feed(text)
  return events
}
