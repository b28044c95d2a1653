import type { Heard, Incoming, MediaReference, Person } from '../channels/index.js'
import { messageOf, wordsIn } from '../channels/index.js'
import { ApiError } from '../errors.js'
import type { News } from '../live/news.js'
import type { Results } from '../results/keep-results.js'
import {
  type BotEntry,
  type IncomingEntry,
  isBots,
  type PersonEntry,
  type Store,
  type ThreadEntry,
} from '../store/index.js'
import { sessionOf } from '../thread-player/play-thread.js'
import type { Player } from '../thread-player/player.js'
import type { ProvidedConnection } from './connections.js'
import { keepMedia, type MediaParts } from './media.js'
import { isAnswerable, isOld, lastIn, sayWith } from './unanswered.js'

/** What is heard with. */
export interface HearParts extends MediaParts {
  readonly store: Pick<Store, 'bots' | 'channels' | 'threads' | 'messages' | 'uploads'>
  readonly player: Pick<Player, 'say'>
  readonly news: Pick<News, 'changed' | 'said' | 'reacted' | 'removed'>
  readonly results: Pick<Results, 'noteTalk'>
  readonly sessionTag: (session: string) => string
}

/** What stands in place of a message that was taken back; for agents. */
const takenBack = 'This message was deleted.'

/** Something that came, as it is worked on. */
export interface HeardEntry
  extends Pick<IncomingEntry, 'number' | 'personId' | 'channelId' | 'at' | 'attempts'> {
  readonly given: Exclude<Incoming, { type: 'status' | 'seen' | 'renamed' }>
  readonly origin: string
  /** It is not tried again. */
  readonly isLast: boolean
}

/** Carries out what came over a connection; resolves to the number of the message that it became, if it became one. */
export async function hear(
  parts: HearParts,
  opened: ProvidedConnection,
  entry: HeardEntry,
): Promise<number | undefined> {
  const { store, news } = parts
  const { given } = entry
  switch (given.type) {
    case 'reaction': {
      const of = await messageAt(store, entry.channelId, given.to)
      if (!of) return undefined
      await store.messages.react(of.threadId, of.message, given.reaction.slice(0, 64) || 'NEUTRAL')
      news.reacted({ id: of.threadId, owner: opened.entry.owner }, of.message)
      return undefined
    }
    case 'deleted': {
      const of = await store.channels.incoming.messageOf(entry.channelId, `message ${given.of}`)
      if (!of) return undefined
      await store.messages.takeBack(of.threadId, of.message, takenBack)
      news.reacted({ id: of.threadId, owner: opened.entry.owner }, of.message)
      return undefined
    }
    default:
      return hearPerson(parts, opened, { ...entry, given })
  }
}

/** The message that the provider knows by this id: one of ours, or one of the person's. */
async function messageAt({ channels }: Pick<Store, 'channels'>, channelId: string, id: string) {
  return (
    (await channels.statuses.messageOf(channelId, id)) ??
    (await channels.incoming.messageOf(channelId, `message ${id}`))
  )
}

type FromPerson = Extract<Incoming, { type: 'message' | 'page' | 'unsupported' }>

async function hearPerson(
  parts: HearParts,
  opened: ProvidedConnection,
  entry: HeardEntry & { readonly given: FromPerson },
): Promise<number | undefined> {
  const { store } = parts
  const { given } = entry
  const person = entry.personId === null ? undefined : await store.channels.persons.find(entry.personId)
  const bot = await store.bots.find(opened.entry.botId)
  if (!person || !bot) return undefined
  const key = `channel ${entry.number}`
  const open = person.threadId === null ? undefined : await store.threads.find(person.threadId)
  // It was worked on before, and that could not be noted any more.
  const known = open && (await store.messages.keyed(open.id, key))
  if (known) return known.number
  if (given.type === 'page') {
    if (open) await showPage(store, person, open, { ...given, key })
    return undefined
  }
  const thread =
    open && open.state !== 'ended'
      ? open
      : await begin(parts, opened, bot, person, languageOf(opened, given.from))
  const { notes } = wordsIn(thread.language)
  const { asked, said } = await lastIn(store, thread)
  if (given.type === 'unsupported')
    return sayWith(parts, thread, { heard: textOf(`[${given.what}]`, key), answer: notes.unsupported, asked })
  if (isOld(given.heard, thread, asked))
    return sayWith(parts, thread, {
      ...{ heard: textOf(labelOf(given.heard), key), answer: notes.answered, asked },
    })
  if (isBots(thread.state) && given.id !== undefined)
    void opened.channel.typing?.(personOf(person), given.id, opened.connection)
  const heard =
    given.heard.kind === 'media' ? await fetched(parts, opened, thread, entry, given.heard) : given.heard
  if (!heard)
    return sayWith(parts, thread, { heard: textOf(nameOf(given.heard), key), answer: notes.lost, asked })
  if (isBots(thread.state) && !isAnswerable(heard, asked))
    return sayWith(parts, thread, {
      heard: { ...messageOf(heard), key },
      // The rest of an album comes along without a word.
      ...(heard.kind === 'file' && said?.file ? {} : { answer: notes.unsupported, asked }),
    })
  return answer(parts, bot, opened, thread, heard, key)
}

/** What the owner chose counts, else what the person's app speaks. */
function languageOf({ settings }: ProvidedConnection, { language }: Person): string | undefined {
  return typeof settings.language === 'string' && settings.language !== '' ? settings.language : language
}

/** What a channel is handed of a person. */
export const personOf = ({ ids, name, note }: PersonEntry) => ({
  ids,
  ...(name !== null && { name }),
  ...(note !== null && { note }),
})

async function begin(
  { store, news, sessionTag }: HearParts,
  { entry, channel }: ProvidedConnection,
  { id: botId, owner }: BotEntry,
  person: PersonEntry,
  language: string | undefined,
): Promise<ThreadEntry> {
  const phone = channel.phoneOf?.(personOf(person))
  const begun = await store.threads.create({
    ...{ botId, owner, channel: entry.channel, state: 'bot', personId: person.id },
    session: id => sessionTag(sessionOf(id)),
    change: {
      ...(person.name !== null && { name: person.name.slice(0, 200) }),
      ...(phone && { phone, identity: { id: phone, verified: true } }),
      ...(language !== undefined && { language }),
    },
  })
  news.changed(begun)
  return begun
}

async function answer(
  { player, store, news }: HearParts,
  bot: BotEntry,
  { channel }: ProvidedConnection,
  thread: ThreadEntry,
  heard: Heard,
  key: string,
): Promise<number> {
  try {
    const { question } = await player.say(bot, { channel: channel.name, threadId: thread.id, heard, key })
    return question.number
  } catch (error) {
    // Nothing answers, and nothing was said.
    if (error instanceof ApiError && error.code === 'NOTHING_TO_ANSWER' && thread.lastMessage === 0) {
      await store.threads.remove([thread.id])
      news.removed(thread)
    }
    throw error
  }
}

const textOf = (text: string, key: string) => ({ who: 'visitor', text, key }) as const

const labelOf = (heard: Heard | MediaReference) =>
  heard.kind === 'pick' ? (heard.label ?? heard.option) : nameOf(heard)

const nameOf = (heard: Heard | MediaReference) =>
  heard.kind === 'media' ? heard.caption?.trim() || heard.name || '[file]' : '[message]'

async function showPage(
  store: Pick<Store, 'messages' | 'channels'>,
  person: PersonEntry,
  thread: ThreadEntry,
  { page, ticks, key }: { readonly page: number; readonly ticks?: readonly number[]; readonly key: string },
): Promise<void> {
  const { asked } = await lastIn(store, thread)
  if (asked?.said?.prompt)
    await store.channels.outgoing.show(person.id, {
      ...{ message: asked.number, key },
      data: JSON.stringify({ page, ...(ticks && { ticks }) }),
    })
}

/** The file as it is kept here; undefined where it could not be had, and no try is left. */
async function fetched(
  parts: HearParts,
  opened: ProvidedConnection,
  thread: ThreadEntry,
  entry: HeardEntry,
  media: MediaReference,
): Promise<Heard | undefined> {
  const file = await keepMedia(parts, opened, thread, {
    media,
    origin: entry.origin,
    since: entry.at,
    isLast: entry.isLast,
  })
  return file && { kind: 'file', file, caption: media.caption }
}
