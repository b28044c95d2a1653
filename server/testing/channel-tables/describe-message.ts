import * as v from 'valibot'

// What a message of a channel is for who gets it, read from the provider's own form.

const many = (count: number, what: string, plural = `${what}s`) =>
  `${count} ${count === 1 ? what : plural}`
const text = 'a text'
const link = 'a text with a button that opens the address'
const place = 'a text with a button that shares the place'
const media: Readonly<Record<string, string>> = {
  image: 'a picture',
  photo: 'a picture',
  video: 'a film',
  audio: 'a sound',
  document: 'a file',
  file: 'a file',
}

const list = v.array(v.unknown())

const whatsapp = v.object({
  type: v.string(),
  interactive: v.optional(
    v.object({
      type: v.string(),
      action: v.object({
        buttons: v.optional(list, []),
        sections: v.optional(v.array(v.object({ rows: list })), []),
      }),
    }),
  ),
})

function ofWhatsapp(message: unknown): string {
  const { type, interactive } = v.parse(whatsapp, message)
  if (type === 'template') return 'an approved message'
  if (!interactive) return media[type] ?? text
  const { buttons, sections } = interactive.action
  switch (interactive.type) {
    case 'cta_url':
      return link
    case 'location_request_message':
      return place
    case 'list':
      return `a text with a list of ${sections.flatMap(({ rows }) => rows).length}`
    default:
      return `a text with ${many(buttons.length, 'button')}`
  }
}

const key = v.object({ url: v.optional(v.string()) })
const telegram = v.object({
  method: v.string(),
  body: v.object({
    media: v.optional(list, []),
    reply_markup: v.optional(
      v.object({
        inline_keyboard: v.optional(v.array(v.array(key))),
        keyboard: v.optional(list),
      }),
    ),
  }),
})

function ofTelegram(message: unknown): string {
  const { method, body } = v.parse(telegram, message)
  if (method === 'sendMediaGroup') return `an album of ${many(body.media.length, 'picture')}`
  if (method !== 'sendMessage') return media[method.replace('send', '').toLowerCase()] ?? method
  const { inline_keyboard, keyboard } = body.reply_markup ?? {}
  const keys = inline_keyboard?.flat() ?? []
  if (keys[0]?.url !== undefined) return link
  if (keyboard) return place
  return keys.length > 0 ? `a text with ${many(keys.length, 'button')}` : text
}

const page = v.object({
  quick_replies: v.optional(list, []),
  attachment: v.optional(
    v.object({
      type: v.string(),
      payload: v.object({ elements: v.optional(v.array(v.object({ buttons: list }))) }),
    }),
  ),
})

function ofPage(message: unknown): string {
  const { quick_replies, attachment } = v.parse(page, message)
  const { elements } = attachment?.payload ?? {}
  if (elements)
    return `${many(elements.length, 'card')} side by side with ${many(elements.flatMap(({ buttons }) => buttons).length + quick_replies.length, 'button')}`
  if (attachment) return media[attachment.type] ?? link
  return quick_replies.length > 0
    ? `a text with ${many(quick_replies.length, 'quick reply', 'quick replies')}`
    : text
}

const element = v.object({
  type: v.string(),
  url: v.optional(v.string()),
  options: v.optional(list, []),
})
const slack = v.object({
  blocks: v.optional(
    v.array(v.object({ type: v.string(), elements: v.optional(v.array(element), []) })),
    [],
  ),
})

function ofSlack(message: unknown): string {
  const { blocks } = v.parse(slack, message)
  if (blocks.some(({ type }) => type === 'image')) return 'a picture'
  const elements = blocks.flatMap(({ elements }) => elements)
  const [first] = elements
  if (!first) return text
  if (first.url !== undefined) return link
  return first.type === 'static_select'
    ? `a text with a menu of ${first.options.length}`
    : `a text with ${many(elements.length, 'button')}`
}

const email = v.object({ html: v.string() })

function ofEmail(message: unknown): string {
  const pictures = v.parse(email, message).html.match(/<img /g)?.length ?? 0
  return pictures > 0 ? `a mail with ${many(pictures, 'picture')}` : 'a mail'
}

const describers: Readonly<Record<string, (message: unknown) => string>> = {
  whatsapp: ofWhatsapp,
  telegram: ofTelegram,
  messenger: ofPage,
  instagram: ofPage,
  slack: ofSlack,
  email: ofEmail,
  sms: message => (v.is(v.string(), message) ? text : ''),
}

/** What messages are for who gets them over this channel, such as `a picture, a text with 3 buttons`. */
export function describeMessages(channel: string, messages: readonly unknown[]): string {
  const describe = describers[channel]
  if (!describe) throw new Error(`Nobody has written how messages of ${channel} look`)
  const all: { what: string; times: number }[] = []
  for (const what of messages.map(describe)) {
    const last = all.at(-1)
    if (last?.what === what) last.times++
    else all.push({ what, times: 1 })
  }
  return all.map(({ what, times }) => (times > 1 ? `${times} × ${what}` : what)).join(', ')
}
