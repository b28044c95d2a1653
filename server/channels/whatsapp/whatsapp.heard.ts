import type { Heard, MediaReference } from '../incoming.js'
import { type Picked, readPick } from '../pick-id.js'
import type { WhatsappMessageIn } from './whatsapp.webhook.js'

/** What a bot hears of a message; undefined where it is something else. */
export function heardIn(message: WhatsappMessageIn): Heard | MediaReference | undefined {
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
        ? { kind: 'text', text: contacts.map(contactLine).join('\n') }
        : undefined
    default:
      return fileIn(message)
  }
}

/** What a press of a button, or of a row of a list, brings back. */
export function pressIn({
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

function contactLine({ name, phones, emails }: NonNullable<WhatsappMessageIn['contacts']>[number]): string {
  const full = name?.formatted_name ?? [name?.first_name, name?.last_name].filter(Boolean).join(' ')
  const ways = [...phones.map(({ phone, wa_id }) => phone ?? wa_id), ...emails.map(({ email }) => email)]
  return [full, ...ways].filter(Boolean).join(', ')
}

/** What people call a kind of message that the bot does not take. */
export function kindOf({ type, interactive, unsupported }: WhatsappMessageIn): string {
  return names[interactive?.type ?? unsupported?.type ?? type] ?? 'this kind of message'
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
