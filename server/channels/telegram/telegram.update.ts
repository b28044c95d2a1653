import * as v from 'valibot'

// What Telegram sends, as far as it is read here. Fields that are not named are passed over.

const id = v.pipe(v.number(), v.safeInteger(), v.transform(String))

const user = v.object({
  id,
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  is_bot: v.optional(v.boolean(), false),
  language_code: v.optional(v.string()),
})

const chat = v.object({ id, type: v.string() })

const file = v.object({
  file_id: v.string(),
  file_name: v.optional(v.string()),
  mime_type: v.optional(v.string()),
  file_size: v.optional(v.number()),
})

const place = v.object({ latitude: v.number(), longitude: v.number() })

/** Marks are read where they are as they should be. */
const marks = v.fallback(
  v.array(
    v.object({
      type: v.string(),
      offset: v.pipe(v.number(), v.minValue(0)),
      length: v.pipe(v.number(), v.minValue(0)),
      url: v.optional(v.string()),
    }),
  ),
  [],
)

const message = v.object({
  message_id: id,
  from: v.optional(user),
  chat,
  date: v.number(),
  text: v.optional(v.string()),
  entities: v.optional(marks, []),
  caption: v.optional(v.string()),
  caption_entities: v.optional(marks, []),
  photo: v.optional(v.array(file)),
  document: v.optional(file),
  audio: v.optional(file),
  voice: v.optional(file),
  video: v.optional(file),
  video_note: v.optional(file),
  animation: v.optional(file),
  location: v.optional(place),
  venue: v.optional(
    v.object({
      location: place,
      title: v.optional(v.string()),
      address: v.optional(v.string()),
    }),
  ),
  contact: v.optional(
    v.object({
      phone_number: v.string(),
      first_name: v.optional(v.string()),
      last_name: v.optional(v.string()),
      vcard: v.optional(v.string(), ''),
    }),
  ),
  sticker: v.optional(v.object({ emoji: v.optional(v.string()) })),
  poll: v.optional(v.unknown()),
  dice: v.optional(v.unknown()),
  story: v.optional(v.unknown()),
})

const emoji = v.object({ type: v.string(), emoji: v.optional(v.string()) })

/** What happened in a chat with the bot. */
const update = v.object({
  update_id: id,
  message: v.optional(message),
  edited_message: v.optional(message),
  callback_query: v.optional(
    v.object({
      id: v.string(),
      from: user,
      message: v.optional(v.object({ chat })),
      data: v.optional(v.string()),
    }),
  ),
  message_reaction: v.optional(v.object({ chat, message_id: id, new_reaction: v.array(emoji) })),
})

export type Update = v.InferOutput<typeof update>
export type TelegramMessage = v.InferOutput<typeof message>

/** The update in a request's body; undefined where there is none. */
export function readUpdate(body: string): Update | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), update), body)
  return success ? output : undefined
}
