import type { Readable } from 'node:stream'
import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { CallError } from '../../platform/outbound/index.js'

const part = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.optional(v.object({ content: v.nullish(v.string()) })),
        finish_reason: v.optional(v.unknown()),
        message: v.optional(v.object({ content: v.nullish(v.string()) })),
      }),
    ),
    [],
  ),
  error: v.optional(v.unknown()),
})

/** How far a reply has come: the whole text so far, and whether it would be cut if nothing more came. */
export interface GrownReply {
  readonly text: string
  readonly isCut: boolean
}

/**
 * Reads a reply that comes in parts, or whole from a provider that does not stream. A stream that breaks off, or that ends
 * without its end or at the limit of tokens, is cut, and what had arrived is kept. Throws a `CallError` at more than `limit`
 * bytes, and for an answer that is none.
 */
export async function* readReply(
  body: Readable,
  isStream: boolean,
  limit: number,
): AsyncGenerator<GrownReply> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let whole = ''
  let text = ''
  let isAtLimit = false
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new CallError('The answer is too large')
      const decoded = decoder.decode(chunk, { stream: true })
      if (!isStream) {
        whole += decoded
        continue
      }
      parser.feed(decoded)
      for (const data of events.splice(0)) {
        if (data.trim() === '[DONE]') return yield { text, isCut: isAtLimit }
        const part = partOf(data, 'delta')
        text += part.text
        isAtLimit ||= part.isAtLimit
      }
      yield { text, isCut: true }
    }
  } catch (error) {
    if (error instanceof CallError || text === '') throw error
    return
  }
  if (isStream) return
  const { text: all, isAtLimit: isCut } = partOf(whole, 'message')
  yield { text: all, isCut }
}

function partOf(json: string, field: 'delta' | 'message') {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), part), json)
  if (!result.success || result.output.error)
    throw new CallError('The answer is not a chat completion, or reports an error')
  const choice = result.output.choices[0]
  return { text: choice?.[field]?.content ?? '', isAtLimit: choice?.finish_reason === 'length' }
}
