import * as v from 'valibot'
import type { Heard, Incoming, MediaReference, Received } from '../incoming.js'
import { pickOf, readPick } from '../pick-id.js'

// What LINE brings, as far as it is read here. Fields that are not named are passed over.

const message = v.object({
  id: v.string(),
  type: v.string(),
  text: v.optional(v.string()),
  fileName: v.optional(v.string()),
  title: v.optional(v.string()),
  address: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
})

/** Of groups and rooms the bot hears nothing. */
const happened = {
  webhookEventId: v.string(),
  timestamp: v.number(),
  source: v.object({ type: v.literal('user'), userId: v.string() }),
}

const event = v.variant('type', [
  v.object({ ...happened, type: v.literal('message'), message }),
  v.object({ ...happened, type: v.literal('postback'), postback: v.object({ data: v.string() }) }),
  v.object({ ...happened, type: v.literal('unsend'), unsend: v.object({ messageId: v.string() }) }),
])

const delivered = v.pipe(v.string(), v.parseJson(), v.object({ events: v.array(v.unknown()) }))

/** What people said to the account. LINE asks with no events whether somebody is there. */
export function parseLine({ body }: Received): readonly Incoming[] {
  const { success, output } = v.safeParse(delivered, body)
  if (!success) return []
  return output.events.flatMap(each => {
    const read = v.safeParse(event, each)
    return read.success ? [incomingOf(read.output)] : []
  })
}

function incomingOf(event: LineEvent): Incoming {
  const { webhookEventId: id, timestamp: at, source } = event
  const from = { ids: [source.userId] }
  switch (event.type) {
    case 'message': {
      const heard = heardIn(event.message)
      // By the message's own id it is taken back, too.
      if (heard) return { type: 'message', id: event.message.id, from, at, heard }
      const what = event.message.type === 'sticker' ? 'a sticker' : 'this kind of message'
      return { type: 'unsupported', id, from, what }
    }
    case 'postback': {
      const picked = readPick(event.postback.data)
      return 'page' in picked
        ? { type: 'page', id, from, ...picked }
        : { type: 'message', id, from, at, heard: pickOf(picked, undefined) }
    }
    case 'unsend':
      return { type: 'deleted', from, of: event.unsend.messageId }
  }
}

type LineEvent = v.InferOutput<typeof event>
type LineMessage = v.InferOutput<typeof message>

/** What files are called that come without a name, by the type of the message. */
const fileNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ image: 'picture.jpg', video: 'film.mp4', audio: 'sound.m4a', file: 'file' }),
)

function heardIn(message: LineMessage): Heard | MediaReference | undefined {
  const { id, type, text, fileName, title, address, latitude, longitude } = message
  if (type === 'text' && text !== undefined) return { kind: 'text', text }
  if (latitude !== undefined && longitude !== undefined)
    return { kind: 'location', latitude, longitude, name: title ?? address }
  const name = fileName ?? fileNames.get(type)
  return name === undefined ? undefined : { kind: 'media', id, name }
}
