import type { Readable } from 'node:stream'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { CallError } from '../../outbound/index.js'

const part = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.optional(v.object({ content: v.nullish(v.string()) })),
        message: v.optional(v.object({ content: v.nullish(v.string()) })),
      }),
    ),
    [],
  ),
  error: v.optional(v.unknown()),
})

/**
 * Reads a reply that comes in parts, or whole from a provider that does not stream; yields the whole text so far.
 * Throws a `CallError` at more than `limit` bytes, and for an answer that is none.
 */
export async function* readReply(body: Readable, isStream: boolean, limit: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let whole = ''
  let text = ''
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new CallError('The answer is too large')
    const decoded = decoder.decode(chunk, { stream: true })
    if (!isStream) {
      whole += decoded
      continue
    }
    parser.feed(decoded)
    const before = text
    for (const data of events.splice(0)) {
      if (data.trim() === '[DONE]') {
        if (text !== before) yield text
        return
      }
      text += contentOf(data, 'delta')
    }
    if (text !== before) yield text
  }
  if (!isStream) yield contentOf(whole, 'message')
}

function contentOf(json: string, field: 'delta' | 'message'): string {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), part), json)
  if (!result.success || result.output.error)
    throw new CallError('The answer is not a chat completion, or reports an error')
  return result.output.choices[0]?.[field]?.content ?? ''
}
