import * as v from 'valibot'
import type { CameBy, Heard, Incoming, MediaReference, Person, Received } from '../incoming.js'
import { readPick } from '../pick-id.js'

// What Meta brings of a page's messages, as far as it is read here.

const coordinates = v.object({ lat: v.number(), long: v.number() })
const attachment = v.object({
  type: v.string(),
  title: v.optional(v.nullable(v.string())),
  url: v.optional(v.nullable(v.string())),
  payload: v.optional(
    v.nullable(
      v.object({
        url: v.optional(v.string()),
        coordinates: v.optional(coordinates),
        sticker_id: v.optional(v.unknown()),
      }),
    ),
  ),
})

const referral = v.object({
  ref: v.optional(v.string()),
  ad_id: v.optional(v.string()),
  ads_context_data: v.optional(v.object({ ad_title: v.optional(v.string()) })),
})

const happening = v.object({
  sender: v.optional(v.object({ id: v.string() })),
  recipient: v.optional(v.object({ id: v.string() })),
  timestamp: v.optional(v.number()),
  message: v.optional(
    v.object({
      mid: v.string(),
      text: v.optional(v.string()),
      is_echo: v.optional(v.boolean(), false),
      app_id: v.optional(v.union([v.number(), v.string()])),
      is_deleted: v.optional(v.boolean(), false),
      quick_reply: v.optional(v.object({ payload: v.string() })),
      referral: v.optional(referral),
      attachments: v.optional(v.array(attachment), []),
    }),
  ),
  postback: v.optional(
    v.object({
      mid: v.optional(v.string()),
      payload: v.string(),
      title: v.optional(v.string()),
      referral: v.optional(referral),
    }),
  ),
  // A link that somebody has followed who has written before.
  referral: v.optional(referral),
  reaction: v.optional(
    v.object({
      mid: v.string(),
      action: v.string(),
      emoji: v.optional(v.string()),
      reaction: v.optional(v.string()),
    }),
  ),
  delivery: v.optional(v.object({ mids: v.optional(v.array(v.string()), []) })),
  // Instagram names a message, Messenger a time.
  read: v.optional(v.object({ mid: v.optional(v.string()), watermark: v.optional(v.number()) })),
})

const delivered = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    entry: v.array(v.object({ id: v.string(), messaging: v.optional(v.array(v.unknown()), []) })),
  }),
)

/** What happened in the messages of this page; another page's entries are left out. */
export function parsePage({ body }: Received, pageId?: string): readonly Incoming[] {
  const { success, output } = v.safeParse(delivered, body)
  if (!success) return []
  return output.entry
    .filter(({ id }) => pageId === undefined || id === pageId)
    .flatMap(({ id, messaging }) =>
      messaging.flatMap(each => {
        const read = v.safeParse(happening, each)
        return read.success ? incomingOf(read.output, id) : []
      }),
    )
}

/** Whether a body tells of other pages alone. */
export function isOfOtherPages({ body }: Received, pageId: string): boolean {
  const { success, output } = v.safeParse(delivered, body)
  return success && output.entry.length > 0 && output.entry.every(({ id }) => id !== pageId)
}

type Happening = v.InferOutput<typeof happening>

function incomingOf(
  {
    sender,
    recipient,
    timestamp,
    message,
    postback,
    referral: followed,
    reaction,
    delivery,
    read,
  }: Happening,
  page: string,
): Incoming[] {
  if (delivery) return delivery.mids.map(of => ({ type: 'status', of, status: 'delivered' }))
  if (read?.mid) return [{ type: 'status', of: read.mid, status: 'read' }]
  if (!sender) return []
  const from = { ids: [sender.id] }
  if (read?.watermark !== undefined) return [{ type: 'seen', from, until: read.watermark }]
  const at = {
    at: timestamp,
    ...cameBy(message?.referral ?? postback?.referral ?? followed),
  }
  if (reaction) {
    const given = reaction.emoji ?? reaction.reaction
    if (reaction.action !== 'react' || given === undefined) return []
    const id = `${reaction.mid}/${sender.id}/${timestamp ?? given}`
    return [{ type: 'reaction', id, from, to: reaction.mid, reaction: given }]
  }
  if (postback)
    return [pressed(postback.mid ?? `${sender.id}/${timestamp}`, postback.payload, postback.title)]
  if (!message) {
    if (!followed?.ref && !followed?.ad_id) return []
    const id = `${sender.id}/followed/${timestamp}`
    const text = `/start ${followed.ref ?? ''}`.trim()
    return [{ type: 'message', id, from, ...at, isArrival: true, heard: { kind: 'text', text } }]
  }
  if (message.is_echo)
    return recipient && sender.id === page ? echoesOf(message, { ids: [recipient.id] }, at) : []
  const { mid, text = '', attachments, quick_reply } = message
  if (message.is_deleted) return [{ type: 'deleted', from, of: mid }]
  if (quick_reply) return [pressed(mid, quick_reply.payload, text || undefined)]
  if (attachments.length === 0)
    return text === ''
      ? [{ type: 'unsupported', id: mid, from, what: 'this kind of message' }]
      : [{ type: 'message', id: mid, from, ...at, heard: { kind: 'text', text } }]
  // What lies beside the words is no reason not to hear them: a preview of a link, a post, a sticker, a place.
  const captioned = attachments.findIndex(each => isFile(each))
  const words = text !== '' && captioned < 0
  const beside = attachments.filter(each =>
    words ? each.payload?.coordinates : text === '' || each.type !== 'fallback',
  )
  const own: Incoming[] = words
    ? [{ type: 'message', id: mid, from, ...at, heard: { kind: 'text', text } }]
    : []
  const others = beside.map((each, index): Incoming => {
    const number = index + own.length
    const id = number === 0 ? mid : `${mid}/${number}`
    const heard = heardIn(each, index === captioned && text !== '' ? text : undefined)
    return heard
      ? { type: 'message', id, from, ...at, heard }
      : { type: 'unsupported', id, from, what: whatOf(each) }
  })
  return [...own, ...others]

  function pressed(id: string, payload: string, label: string | undefined): Incoming {
    const picked = readPick(payload)
    if ('page' in picked) return { type: 'page', id, from, ...picked }
    return { type: 'message', id, from, ...at, heard: { kind: 'pick', ...picked, label } }
  }
}

/** Meta's own inbox, in which people answer for a page. */
const inbox = '263902037430900'

/** What somebody of the business answered in the inbox; what an app has sent, this one or another, is nobody's. */
function echoesOf(
  { mid, text = '', attachments, app_id, is_deleted }: NonNullable<Happening['message']>,
  to: Person,
  at: { readonly at?: number },
): Incoming[] {
  if (is_deleted || (app_id !== undefined && String(app_id) !== inbox)) return []
  // Somebody has spoken, whatever it was: the bot says nothing beside them.
  const files = attachments.map(
    each => heardIn(each, undefined) ?? ({ kind: 'text', text: `[${whatOf(each)}]` } as const),
  )
  const heard: (Heard | MediaReference)[] =
    text === '' ? files : [{ kind: 'text', text }, ...files.filter(({ kind }) => kind !== 'text')]
  return heard.map((each, index) => ({
    type: 'echo',
    id: index === 0 ? mid : `${mid}/${index}`,
    to,
    ...at,
    heard: each,
  }))
}

/** What a link `m.me/page?ref=…` or an advertisement says. */
function cameBy(told: v.InferOutput<typeof referral> | undefined): { readonly cameBy?: CameBy } {
  if (!told) return {}
  const { ref, ad_id: id, ads_context_data } = told
  const title = ads_context_data?.ad_title
  return {
    cameBy: {
      ...(ref && { ref }),
      ...(id && { 'ad id': id }),
      ...(title && { 'ad title': title }),
    },
  }
}

const unsupported: Readonly<Record<string, string>> = {
  share: 'a shared post',
  story_mention: 'a story',
  ig_reel: 'a reel',
  reel: 'a reel',
  template: 'a card',
}

const whatOf = ({ type }: Attachment) =>
  (Object.hasOwn(unsupported, type) && unsupported[type]) || 'this kind of message'

const media: Readonly<Record<string, string>> = {
  image: 'image/jpeg',
  video: 'video/mp4',
  audio: 'audio/mp4',
  file: 'application/octet-stream',
}

type Attachment = v.InferOutput<typeof attachment>

/** A sticker beside words is none. */
function isFile({ type, payload }: Attachment): boolean {
  return Boolean(payload?.url) && media[type] !== undefined && payload?.sticker_id === undefined
}

function heardIn(
  { type, payload, title, url }: Attachment,
  caption: string | undefined,
): Heard | MediaReference | undefined {
  // A link that somebody has sent without a word.
  if (type === 'fallback' && url) {
    const text = [title, url].filter(Boolean).join(': ')
    return { kind: 'text', text, as: { url } }
  }
  if (payload?.coordinates)
    return {
      kind: 'location',
      latitude: payload.coordinates.lat,
      longitude: payload.coordinates.long,
    }
  if (!payload?.url || media[type] === undefined) return undefined
  return {
    kind: 'media',
    id: payload.url,
    type: type === 'file' ? undefined : media[type],
    caption,
  }
}
