import * as v from 'valibot'

// What Slack sends, as far as it is read here. Fields that are not named are passed over.

const file = v.object({
  id: v.string(),
  name: v.optional(v.nullable(v.string())),
  mimetype: v.optional(v.string()),
})

const message = v.object({
  type: v.picklist(['message', 'app_mention']),
  channel: v.string(),
  channel_type: v.optional(v.string()),
  user: v.optional(v.string()),
  bot_id: v.optional(v.string()),
  subtype: v.optional(v.string()),
  text: v.optional(v.string(), ''),
  ts: v.string(),
  thread_ts: v.optional(v.string()),
  deleted_ts: v.optional(v.string()),
  previous_message: v.optional(v.object({ thread_ts: v.optional(v.string()) })),
  files: v.optional(v.array(file), []),
})

const reaction = v.object({
  type: v.literal('reaction_added'),
  reaction: v.string(),
  item: v.object({ type: v.literal('message'), channel: v.string(), ts: v.string() }),
})

/** What arrives at the events' address. */
export const envelope = v.variant('type', [
  v.object({ type: v.literal('url_verification'), challenge: v.string() }),
  v.object({
    type: v.literal('event_callback'),
    event_id: v.string(),
    event: v.variant('type', [message, reaction]),
  }),
])

/** A press of a button, or an entry of a menu that was picked. */
export const interaction = v.object({
  type: v.literal('block_actions'),
  trigger_id: v.string(),
  user: v.object({ id: v.string(), name: v.optional(v.string()) }),
  channel: v.object({ id: v.string() }),
  message: v.object({ ts: v.string(), thread_ts: v.optional(v.string()) }),
  actions: v.array(
    v.object({
      value: v.optional(v.string()),
      text: v.optional(v.object({ text: v.string() })),
      selected_option: v.optional(
        v.object({ value: v.string(), text: v.object({ text: v.string() }) }),
      ),
    }),
  ),
})

export type SlackMessage = v.InferOutput<typeof message>
export type Interaction = v.InferOutput<typeof interaction>

/** Reads a JSON text by a schema; undefined where it is something else. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!success) return undefined
  const read = v.safeParse(schema, output)
  return read.success ? read.output : undefined
}
