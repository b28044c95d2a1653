import * as v from 'valibot'

// What WhatsApp brings, as far as it is read here. Fields that are not named are passed over.

const text = v.optional(v.string())

const file = v.object({ id: v.string(), mime_type: text, caption: text, filename: text })

const coordinate = v.union([v.number(), v.pipe(v.string(), v.transform(Number), v.number())])

const contact = v.object({
  name: v.optional(v.object({ formatted_name: text, first_name: text, last_name: text })),
  phones: v.optional(v.array(v.object({ phone: text, wa_id: text })), []),
  emails: v.optional(v.array(v.object({ email: text })), []),
})

const reply = v.object({ id: v.string(), title: text })

/** What somebody did in a chat with the number. */
export const messageSchema = v.object({
  id: v.string(),
  from: text,
  from_user_id: text,
  timestamp: text,
  type: v.string(),
  group_id: text,
  text: v.optional(v.object({ body: v.string() })),
  button: v.optional(v.object({ payload: text, text: v.string() })),
  interactive: v.optional(
    v.object({ type: v.string(), button_reply: v.optional(reply), list_reply: v.optional(reply) }),
  ),
  image: v.optional(file),
  document: v.optional(file),
  audio: v.optional(file),
  video: v.optional(file),
  sticker: v.optional(file),
  location: v.optional(
    v.object({ latitude: coordinate, longitude: coordinate, name: text, address: text }),
  ),
  contacts: v.optional(v.array(contact)),
  referral: v.optional(v.object({ source_url: text, source_id: text, headline: text })),
  reaction: v.optional(v.object({ message_id: v.string(), emoji: text })),
  revoke: v.optional(v.object({ original_message_id: v.string() })),
  system: v.optional(
    v.object({
      type: v.string(),
      body: text,
      wa_id: text,
      new_wa_id: text,
      user_id: text,
      previous_user_id: text,
    }),
  ),
  unsupported: v.optional(v.object({ type: text })),
})

/** What somebody of the business wrote in WhatsApp's own app. */
export const echoSchema = v.object({ ...messageSchema.entries, to: text, to_user_id: text })

/** What became of a message of ours. */
export const statusSchema = v.object({
  id: v.string(),
  status: v.string(),
  errors: v.optional(
    v.array(
      v.object({
        code: v.number(),
        title: text,
        message: text,
        error_data: v.optional(v.object({ details: text })),
      }),
    ),
    [],
  ),
})

/** That a person is known by another id from now on. */
export const updateSchema = v.object({
  timestamp: text,
  wa_id: text,
  user_id: v.object({ previous: v.string(), current: v.string() }),
})

const list = v.optional(v.array(v.unknown()), [])

const value = v.object({
  metadata: v.object({ phone_number_id: v.string() }),
  contacts: list,
  messages: list,
  message_echoes: list,
  statuses: list,
  user_id_update: list,
})

/** Who wrote, as a body names them beside the messages. */
export const profileSchema = v.object({
  wa_id: text,
  user_id: text,
  profile: v.optional(v.object({ name: text, username: text })),
})

const body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ entry: v.array(v.object({ changes: v.array(v.unknown()) })) }),
)
const change = v.object({ value })

export type WhatsappMessageIn = v.InferOutput<typeof messageSchema>
export type WhatsappStatus = v.InferOutput<typeof statusSchema>
export type WhatsappValue = v.InferOutput<typeof value>

/** What a body tells, number by number; what cannot be read is left out and does not take its neighbours with it. */
export function readValues(text: string): WhatsappValue[] {
  const { success, output } = v.safeParse(body, text)
  if (!success) return []
  return readEach(
    change,
    output.entry.flatMap(({ changes }) => changes),
  ).map(each => each.value)
}

/** The entries of a list that a schema reads. */
export function readEach<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
): v.InferOutput<Schema>[] {
  return entries.flatMap(each => {
    const { success, output } = v.safeParse(schema, each)
    return success ? [output] : []
  })
}

/** When something happened, in milliseconds since 1970, where WhatsApp tells: it counts seconds. */
export function timeOf({ timestamp }: { readonly timestamp?: string | undefined }): {
  readonly at?: number
} {
  const seconds = Number(timestamp)
  return timestamp !== undefined && Number.isSafeInteger(seconds) ? { at: seconds * 1000 } : {}
}
