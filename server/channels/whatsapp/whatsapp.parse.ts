import type { CameBy, Heard, Incoming, MediaReference, Person, Received } from '../incoming.js'
import { type Picked, pickOf, readPick } from '../pick-id.js'
import { personOf } from './whatsapp.person.js'
import { reasonOf } from './whatsapp.remedies.js'
import { renamedBy, renamedIn } from './whatsapp.renamed.js'
import type { WhatsappSettings } from './whatsapp.settings.js'
import {
  echoSchema,
  messageSchema,
  profileSchema,
  readEach,
  readValues,
  statusSchema,
  timeOf,
  updateSchema,
  type WhatsappMessageIn,
  type WhatsappStatus,
  type WhatsappValue,
} from './whatsapp.webhook.js'

/** What happened at this number, in the order in which it was said; another number's messages are left out. */
export function parseWhatsapp(
  { body }: Received,
  settings?: Pick<WhatsappSettings, 'phoneNumberId'>,
): readonly Incoming[] {
  const own = readValues(body).filter(
    ({ metadata }) => settings === undefined || metadata.phone_number_id === settings.phoneNumberId,
  )
  return [
    ...own.flatMap(({ user_id_update }) =>
      readEach(updateSchema, user_id_update).flatMap(renamedBy),
    ),
    ...own.flatMap(value => [...messagesOf(value), ...echoesOf(value)]).sort(byTime),
    ...own.flatMap(({ statuses }) => readEach(statusSchema, statuses).flatMap(statusOf)),
  ]
}

/** Whether a body tells of other numbers alone: an app has one webhook for all of its own. */
export function isOfOtherNumbers(
  { body }: Received,
  { phoneNumberId }: Pick<WhatsappSettings, 'phoneNumberId'>,
): boolean {
  const told = readValues(body)
  return told.length > 0 && told.every(({ metadata }) => metadata.phone_number_id !== phoneNumberId)
}

/** One body may bring several messages, not always in the order in which they were said. */
function byTime(one: Incoming, other: Incoming): number {
  return 'at' in one && 'at' in other ? (one.at ?? 0) - (other.at ?? 0) : 0
}

function messagesOf({ messages, contacts }: WhatsappValue): Incoming[] {
  const profiles = readEach(profileSchema, contacts)
  return readEach(messageSchema, messages).flatMap(message => {
    const profile = profiles.find(
      ({ wa_id, user_id }) =>
        (user_id !== undefined && user_id === message.from_user_id) ||
        (wa_id !== undefined && wa_id === message.from),
    )
    const phone = message.from ?? profile?.wa_id
    const userId = message.from_user_id ?? profile?.user_id
    const name = profile?.profile?.name ?? profile?.profile?.username
    const from = personOf(userId, phone, name)
    // In groups the bot hears nothing.
    return from && message.group_id === undefined ? incomingOf(message, from) : renamedIn(message)
  })
}

/** Answers that somebody of the business gives on the phone. */
function echoesOf({ message_echoes }: WhatsappValue): Incoming[] {
  return readEach(echoSchema, message_echoes).flatMap((message): Incoming[] => {
    const to = personOf(message.to_user_id, message.to)
    const heard = heardIn(message) ?? saidBy(message)
    return to && heard && message.group_id === undefined
      ? [{ type: 'echo', id: message.id, to, ...timeOf(message), heard }]
      : []
  })
}

const silent: ReadonlySet<string> = new Set(['reaction', 'revoke', 'edit', 'system', 'unsupported'])

/** Somebody has spoken, whatever it was: the bot says nothing beside them. */
function saidBy(message: WhatsappMessageIn): Heard | undefined {
  const { type, reaction, revoke } = message
  if (silent.has(type) || reaction || revoke) return undefined
  return { kind: 'text', text: `[${kindOf(message)}]` }
}

function incomingOf(message: WhatsappMessageIn, from: Person): Incoming[] {
  const { id, type, reaction, revoke } = message
  if (type === 'system') return renamedIn(message)
  if (type === 'request_welcome') return []
  if (revoke) return [{ type: 'deleted', from, of: revoke.original_message_id }]
  if (reaction)
    return reaction.emoji
      ? [{ type: 'reaction', id, from, to: reaction.message_id, reaction: reaction.emoji }]
      : []
  const at = timeOf(message)
  const { picked, label } = pressIn(message) ?? {}
  if (picked && 'page' in picked) return [{ type: 'page', id, from, ...at, ...picked }]
  if (picked) return [{ type: 'message', id, from, ...at, heard: pickOf(picked, label) }]
  const heard = heardIn(message)
  return heard
    ? [{ type: 'message', id, from, ...at, heard, ...cameBy(message) }]
    : [{ type: 'unsupported', id, from, ...at, what: kindOf(message) }]
}

/** The advertisement that leads to the chat. */
function cameBy({ referral }: WhatsappMessageIn): { readonly cameBy?: CameBy } {
  if (!referral) return {}
  const { source_id: id, headline, source_url: link } = referral
  return {
    cameBy: {
      ...(id && { 'ad id': id }),
      ...(headline && { 'ad title': headline }),
      ...(link && { 'ad link': link }),
    },
  }
}

const statuses: ReadonlyMap<string, 'sent' | 'delivered' | 'read' | 'failed'> = new Map([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['played', 'read'],
  ['failed', 'failed'],
])

function statusOf({ id: of, status: told, errors: [error] }: WhatsappStatus): Incoming[] {
  const status = statuses.get(told)
  if (!status) return []
  if (status !== 'failed' || !error) return [{ type: 'status', of, status }]
  const { code, title, message, error_data } = error
  const reason = reasonOf(String(code), error_data?.details ?? message ?? title ?? '')
  return [{ type: 'status', of, status, reason }]
}

/** What a bot hears of a message; undefined where it is something else. */
function heardIn(message: WhatsappMessageIn): Heard | MediaReference | undefined {
  const { type, text, location, contacts } = message
  switch (type) {
    case 'text':
      return text && { kind: 'text', text: text.body }
    case 'location': {
      if (!location) return undefined
      const { latitude, longitude, name, address } = location
      const words = [name, address].filter(Boolean).join(', ')
      return { kind: 'location', latitude, longitude, ...(words && { name: words }) }
    }
    case 'contacts':
      return contacts && contacts.length > 0
        ? { kind: 'text', text: contacts.map(contactLine).join('\n'), as: asOf(contacts) }
        : undefined
    default:
      return fileIn(message)
  }
}

/** What a press of a button, or of a row of a list, brings back. */
function pressIn({
  interactive,
  button,
}: WhatsappMessageIn): { readonly picked: Picked; readonly label: string | undefined } | undefined {
  const reply = interactive?.button_reply ?? interactive?.list_reply
  if (reply) return { picked: readPick(reply.id), label: reply.title }
  // A button of a template.
  return button && { picked: readPick(button.payload ?? button.text), label: button.text }
}

const kinds = ['image', 'document', 'audio', 'video', 'sticker'] as const

function fileIn(message: WhatsappMessageIn): MediaReference | undefined {
  const kind = kinds.find(each => each === message.type)
  const file = kind && message[kind]
  if (!file) return undefined
  const { id, mime_type: type, caption, filename } = file
  return { kind: 'media', id, type, caption, name: filename?.trim() || `${kind}${endingOf(type)}` }
}

/** `.jpg` of `image/jpeg`, `.ogg` of `audio/ogg; codecs=opus`. */
function endingOf(type: string | undefined): string {
  const [, ending] = /^[a-z]+\/([a-z0-9]{2,5})(?:;|$)/.exec(type ?? '') ?? []
  return ending === undefined ? '' : `.${ending.replace('jpeg', 'jpg').replace('mpeg', 'mp3')}`
}

type Contact = NonNullable<WhatsappMessageIn['contacts']>[number]

const fullName = ({ name }: Contact) =>
  name?.formatted_name ?? [name?.first_name, name?.last_name].filter(Boolean).join(' ')

/** One contact answers a question for a name, a number or an address with just that; of several nobody knows which. */
function asOf([contact, another]: readonly Contact[]): Extract<Heard, { kind: 'text' }>['as'] {
  if (!contact || another) return undefined
  const [name, [phone], [mail]] = [fullName(contact), contact.phones, contact.emails]
  const tel = phone?.phone ?? phone?.wa_id
  return { ...(tel && { tel }), ...(name && { name }), ...(mail?.email && { email: mail.email }) }
}

function contactLine(contact: Contact): string {
  const { phones, emails } = contact
  const full = fullName(contact)
  const ways = [
    ...phones.map(({ phone, wa_id }) => phone ?? wa_id),
    ...emails.map(({ email }) => email),
  ]
  return [full, ...ways].filter(Boolean).join(', ')
}

/** What people call a kind of message that the bot does not take. */
function kindOf({ type, interactive, unsupported }: WhatsappMessageIn): string {
  const kind = interactive?.type ?? unsupported?.type ?? type
  return (Object.hasOwn(names, kind) && names[kind]) || 'this kind of message'
}

const names: Readonly<Record<string, string>> = {
  order: 'an order',
  edit: 'a changed message',
  nfm_reply: 'a form',
  poll: 'a poll',
  poll_creation: 'a poll',
  video_note: 'a video message',
  event: 'an event',
  view_once: 'a picture that is seen once',
}
