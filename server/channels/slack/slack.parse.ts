import type { Heard, Incoming, MediaReference, Person, Received } from '../incoming.js'
import { readPick } from '../pick-id.js'
import {
  envelope,
  type Interaction,
  interaction,
  readAs,
  type SlackMessage,
} from './slack.event.js'
import { inConversation, messageId } from './slack.place.js'
import { readMrkdwn } from './slack.words.js'

/** What people wrote to the bot alone, or where they named it. */
export function parseSlack(received: Received): readonly Incoming[] {
  const { body } = received
  if (isForm(received)) {
    const pressed = readAs(interaction, new URLSearchParams(body).get('payload') ?? '')
    return pressed ? pressesOf(pressed) : []
  }
  const told = readAs(envelope, body)
  if (told?.type !== 'event_callback') return []
  const { event_id: id, event } = told
  if (event.type !== 'reaction_added') return messagesOf(event)
  return [{ type: 'reaction', id, to: messageId(event.item), reaction: `:${event.reaction}:` }]
}

/** Whether a request tells of a press; all else comes as JSON. */
export const isForm = ({ headers }: Pick<Received, 'headers'>): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

/** What Slack wants to hear when the address is entered; undefined for all else. */
export function slackChallenge({ body }: Received): string | undefined {
  const told = readAs(envelope, body)
  return told?.type === 'url_verification' ? told.challenge : undefined
}

function messagesOf(message: SlackMessage): Incoming[] {
  const { type, channel, channel_type, user, bot_id, subtype, text, files } = message
  if (subtype === 'message_deleted') return deletionOf(message)
  // In a channel, a message that names the bot comes as both kinds of event.
  const isForBot = type === 'app_mention' || channel_type === 'im'
  // Whoever answers in a thread that the bot has begun need not name it.
  const isReply = !isForBot && message.thread_ts !== undefined
  if (!(isForBot || isReply) || !user || bot_id || (subtype && !said.has(subtype))) return []
  const from = { ids: [inConversation(message)] }
  // By channel and time a reaction and a deletion name it, and it has the same when it comes again.
  const id = messageId({ channel, ts: message.ts })
  const at = Math.round(Number(message.ts) * 1000)
  const say = (heard: Heard | MediaReference, index: number): Incoming => ({
    type: 'message',
    id: index === 0 ? id : `${id}/${index}`,
    from,
    heard,
    ...(Number.isFinite(at) && { at }),
    ...(isReply && { isReply }),
  })
  const { text: words, as } = readMrkdwn(text)
  if (files.length === 0) return [say({ kind: 'text', text: words, as }, 0)]
  return files.map(({ id: file, name, mimetype }, index) => {
    const media = { kind: 'media', id: file, name: name ?? undefined, type: mimetype } as const
    return say({ ...media, ...(index === 0 && words !== '' && { caption: words }) }, index)
  })
}

/** Kinds of messages that somebody has written: with files, for the channel as well as the thread, and of what they do. */
const said: ReadonlySet<string> = new Set(['file_share', 'thread_broadcast', 'me_message'])

function deletionOf({ channel, deleted_ts: ts, previous_message: was }: SlackMessage): Incoming[] {
  if (ts === undefined) return []
  const from = was && { ids: [inConversation({ channel, ts, thread_ts: was.thread_ts })] }
  return [{ type: 'deleted', of: messageId({ channel, ts }), from }]
}

function pressesOf({ trigger_id, user, channel, message, actions }: Interaction): Incoming[] {
  const from: Person = {
    ids: [inConversation({ ...message, channel: channel.id })],
    name: user.name,
  }
  return actions.flatMap(({ value, text, selected_option }, index): Incoming[] => {
    const id = index === 0 ? trigger_id : `${trigger_id}/${index}`
    const written = selected_option?.value ?? value
    if (written === undefined) return []
    const picked = readPick(written)
    if ('page' in picked) return [{ type: 'page', id, from, ...picked }]
    const label = selected_option?.text.text ?? text?.text
    return [{ type: 'message', id, from, heard: { kind: 'pick', ...picked, label } }]
  })
}
