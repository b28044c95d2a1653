import * as v from 'valibot'

// What the Cloud API refuses, by its reference: sizes are letters, and what must be there is not empty.

const letters = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/))
const ending = (...endings: readonly string[]) =>
  v.pipe(
    address,
    v.check(link => {
      const path = URL.canParse(link) ? new URL(link).pathname : ''
      const found = /\.([a-z0-9]{2,4})$/i.exec(path)?.[1]?.toLowerCase()
      return found === undefined || endings.includes(found)
    }, 'Unsupported media type'),
  )
const media = <Link extends v.GenericSchema<string>, More extends v.ObjectEntries>(
  link: Link,
  more: More,
) => v.strictObject({ link, ...more })
const caption = v.optional(letters(1024))
const body = v.strictObject({ text: letters(1024) })

const unlike = <Entry>(of: (entry: Entry) => unknown) =>
  v.check((entries: Entry[]) => new Set(entries.map(of)).size === entries.length, 'Duplicated')

const button = v.strictObject({
  type: v.literal('reply'),
  reply: v.strictObject({ id: letters(256), title: letters(20) }),
})
const row = v.strictObject({
  id: letters(200),
  title: letters(24),
  description: v.optional(letters(72)),
})
const section = v.strictObject({
  title: v.optional(letters(24)),
  rows: v.pipe(v.array(row), v.minLength(1)),
})

const interactive = v.variant('type', [
  v.strictObject({
    type: v.literal('button'),
    body,
    action: v.strictObject({
      buttons: v.pipe(
        v.array(button),
        v.minLength(1),
        v.maxLength(3),
        unlike(({ reply }) => reply.id),
        unlike(({ reply }) => reply.title),
      ),
    }),
  }),
  v.strictObject({
    type: v.literal('list'),
    body,
    action: v.strictObject({
      button: letters(20),
      sections: v.pipe(
        v.array(section),
        v.minLength(1),
        v.maxLength(10),
        v.check(all => all.flatMap(({ rows }) => rows).length <= 10, 'Total row count exceeds 10'),
        v.check(all => {
          const ids = all.flatMap(({ rows }) => rows.map(({ id }) => id))
          return new Set(ids).size === ids.length
        }, 'Duplicated row id'),
      ),
    }),
  }),
  v.strictObject({
    type: v.literal('cta_url'),
    body,
    action: v.strictObject({
      name: v.literal('cta_url'),
      parameters: v.strictObject({ display_text: letters(20), url: address }),
    }),
  }),
  v.strictObject({
    type: v.literal('location_request_message'),
    body,
    action: v.strictObject({ name: v.literal('send_location') }),
  }),
])

const parameter = v.looseObject({ type: v.string() })
const component = v.looseObject({ type: v.string(), parameters: v.array(parameter) })
const template = v.strictObject({
  name: letters(512),
  language: v.strictObject({ code: letters(20) }),
  components: v.optional(v.array(component), []),
})

const documents = ['txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] as const
const frame = {
  messaging_product: v.literal('whatsapp'),
  recipient_type: v.optional(v.literal('individual')),
  to: v.optional(letters(200)),
  recipient: v.optional(letters(200)),
}

/** A message that the Cloud API takes. */
const messageSchema = v.variant('type', [
  v.strictObject({
    ...frame,
    type: v.literal('text'),
    text: v.strictObject({ body: letters(4096), preview_url: v.optional(v.boolean()) }),
  }),
  v.strictObject({ ...frame, type: v.literal('interactive'), interactive }),
  v.strictObject({
    ...frame,
    type: v.literal('image'),
    image: media(ending('jpg', 'jpeg', 'png'), { caption }),
  }),
  v.strictObject({
    ...frame,
    type: v.literal('video'),
    video: media(ending('mp4', '3gp'), { caption }),
  }),
  v.strictObject({
    ...frame,
    type: v.literal('audio'),
    audio: media(ending('aac', 'amr', 'mp3', 'm4a', 'ogg', 'opus', 'oga'), {}),
  }),
  v.strictObject({
    ...frame,
    type: v.literal('document'),
    document: media(ending(...documents), { caption, filename: v.optional(letters(240)) }),
  }),
  v.strictObject({ ...frame, type: v.literal('template'), template }),
])

/** A message that was taken. */
export type TakenMessage = v.InferOutput<typeof messageSchema>

/** The message in a body, or why it is refused. */
export function readMessage(
  given: unknown,
): { readonly message: TakenMessage } | { readonly details: string } {
  const { success, output, issues } = v.safeParse(messageSchema, given)
  if (!success)
    return { details: issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('; ') }
  if (output.to === undefined && output.recipient === undefined)
    return { details: 'One of to and recipient is required' }
  return { message: output }
}
