import type { CameBy, Heard, Incoming, MediaReference, Person, Received } from '../incoming.js'
import { readTag } from '../language-field.js'
import { pickOf, readPick } from '../pick-id.js'
import { readUpdate, type TelegramMessage, type Update } from './telegram.update.js'
import { readMarked } from './telegram.words.js'

/** Stands before the id of a press: it is no number of an update. */
export const pressMark = 'press:'

/** What a message is known by, which has its number in its chat: a reaction names it so. */
export const messageId = (chat: string, number: string): string => `${chat}/${number}`

/** What people said to the bot, in chats of two: in groups it hears nothing. */
export function parseTelegram({ body }: Received): readonly Incoming[] {
  const update = readUpdate(body)
  return update ? incomingOf(update) : []
}

function incomingOf({
  update_id: id,
  message,
  edited_message,
  callback_query,
  message_reaction,
}: Update): Incoming[] {
  if (message) {
    if (!isPrivate(message.chat) || message.from?.is_bot) return []
    const from = personOf(message)
    const heard = heardIn(message)
    const own = messageId(message.chat.id, message.message_id)
    return heard
      ? [{ type: 'message', id: own, from, at: message.date * 1000, heard, ...cameBy(heard) }]
      : saysNothing(message)
        ? []
        : [{ type: 'unsupported', id: own, from, what: kindOf(message) }]
  }
  if (edited_message && isPrivate(edited_message.chat))
    return [{ type: 'unsupported', id, from: personOf(edited_message), what: 'a changed message' }]
  if (callback_query?.data !== undefined && isPrivate(callback_query.message?.chat)) {
    const from = { ids: [callback_query.message.chat.id], ...toldOf(callback_query.from) }
    const picked = readPick(callback_query.data)
    // By the press's own id it is told that it was heard.
    const press = `${pressMark}${callback_query.id}`
    return 'page' in picked
      ? [{ type: 'page', id: press, from, ...picked }]
      : [{ type: 'message', id: press, from, heard: pickOf(picked, undefined) }]
  }
  if (message_reaction && isPrivate(message_reaction.chat)) {
    const { chat, message_id } = message_reaction
    const [from, to] = [{ ids: [chat.id] }, messageId(chat.id, message_id)]
    return message_reaction.new_reaction.flatMap(({ emoji: reaction }) =>
      reaction === undefined ? [] : [{ type: 'reaction', id, from, to, reaction } as const],
    )
  }
  return []
}

/** A link `t.me/bot?start=…` has the app write `/start …`. */
function cameBy(heard: Heard | MediaReference): { readonly cameBy?: CameBy } {
  if (heard.kind !== 'text') return {}
  const [, start] = /^\/start(?:@\w{1,64})? ([\w-]{1,64})$/.exec(heard.text) ?? []
  return start === undefined ? {} : { cameBy: { start, ref: start } }
}

type Chat = TelegramMessage['chat']

function isPrivate(chat: Chat | undefined): chat is Chat {
  return chat?.type === 'private'
}

function personOf({ chat, from }: TelegramMessage): Person {
  return { ids: [chat.id], ...(from && toldOf(from)) }
}

type TelegramUser = NonNullable<TelegramMessage['from']>

function toldOf(user: TelegramUser): Omit<Person, 'ids'> {
  return { name: nameOf(user), language: readTag(user.language_code) }
}

function nameOf({
  first_name,
  last_name,
}: {
  readonly first_name?: string
  readonly last_name?: string
}) {
  return [first_name, last_name].filter(Boolean).join(' ') || undefined
}

function heardIn(message: TelegramMessage): Heard | MediaReference | undefined {
  const { text, location, venue, contact, sticker } = message
  if (text !== undefined) return { kind: 'text', ...readMarked(text, message.entities) }
  if (venue) {
    const name = [venue.title, venue.address].filter(Boolean).join(', ')
    return { kind: 'location', ...venue.location, ...(name && { name }) }
  }
  if (location) return { kind: 'location', ...location }
  if (contact) return heardOf(contact)
  if (sticker?.emoji) return { kind: 'text', text: sticker.emoji }
  const caption = message.caption && readMarked(message.caption, message.caption_entities).text
  const file = fileIn(message)
  return (
    file && { kind: 'media', id: file.file_id, name: file.file_name, type: file.mime_type, caption }
  )
}

/** A contact that somebody shares answers a question for a name, a number or an address with just that. */
function heardOf(contact: NonNullable<TelegramMessage['contact']>): Heard {
  const [name, tel] = [nameOf(contact), contact.phone_number]
  const [, email] =
    /^(?:item\d{1,2}\.)?EMAIL[^:\r\n]{0,200}:([^\r\n]{3,200})$/im.exec(
      contact.vcard.slice(0, 4096),
    ) ?? []
  const as = { tel, ...(name && { name }), ...(email && { email: email.trim() }) }
  return { kind: 'text', text: [name, tel].filter(Boolean).join(', '), as }
}

function fileIn({ photo, document, audio, voice, video, video_note, animation }: TelegramMessage) {
  // An animation comes as a document, too. The last photo is the largest.
  const largest = photo?.at(-1)
  return (
    animation ??
    document ??
    audio ??
    voice ??
    video ??
    video_note ??
    (largest && { file_name: 'photo.jpg', mime_type: 'image/jpeg', ...largest })
  )
}

/** Telegram tells of pinned messages, new titles and the like as messages, too. */
function saysNothing(message: TelegramMessage): boolean {
  return kindOf(message) === ''
}

function kindOf({ sticker, poll, dice, story }: TelegramMessage): string {
  if (sticker) return 'a sticker'
  if (poll !== undefined) return 'a poll'
  if (dice !== undefined) return 'a die'
  return story === undefined ? '' : 'a story'
}
