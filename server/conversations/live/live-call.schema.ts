import type { LiveCall } from '@talkgraph/wire/live'
import * as v from 'valibot'

const line = v.pipe(v.string(), v.maxLength(200))
const words = v.pipe(v.string(), v.maxLength(10_000))
const thread = v.pipe(v.string(), v.maxLength(100))
const number = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a visitor may do on the line. */
export const liveCallSchema = v.variant('type', [
  v.object({ type: v.literal('terms'), nodeId: line, locale: v.optional(line) }),
  v.object({
    type: v.literal('open'),
    nodeId: line,
    transcript: v.pipe(
      v.array(v.object({ by: v.picklist(['bot', 'user']), text: words })),
      v.maxLength(500),
    ),
    visitor: v.object({ name: v.optional(line), email: v.optional(line), phone: v.optional(line) }),
  }),
  v.object({
    type: v.literal('message'),
    thread,
    text: v.pipe(words, v.trim(), v.nonEmpty()),
    file: v.optional(
      v.object({ name: line, url: v.pipe(v.string(), v.maxLength(2000)), size: number }),
    ),
  }),
  v.object({ type: v.literal('typing'), thread, on: v.boolean() }),
  v.object({ type: v.literal('read'), thread, upTo: number }),
  v.object({
    type: v.literal('reaction'),
    thread,
    id: number,
    reaction: v.pipe(v.string(), v.maxLength(40)),
  }),
]) satisfies v.GenericSchema<unknown, LiveCall>
