import { ApiError } from '../base/errors.js'
import type { LiveBots } from '../bots/publish/live-bots.js'
import type { Heard, MediaReference, WaitingIncoming } from '../channels/index.js'
import { messageOf, wordsIn } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { Results } from '../conversations/results/keep-results.js'
import type { KeyedHeard } from '../conversations/thread-player/play-thread.js'
import type { Player } from '../conversations/thread-player/player.js'
import { messagePolicies } from '../platform/limits/message-policies.js'
import type { RateLimits } from '../platform/limits/rates.js'
import {
  type BotEntry,
  type IncomingEntry,
  isBots,
  type NewMessage,
  type PersonEntry,
  type Store,
  type ThreadEntry,
} from '../store/index.js'
import { type BeginParts, begin, personOf } from './begin.js'
import type { ProvidedConnection } from './connections.js'
import { hearEcho } from './echoes.js'
import { keepMedia, keepRest, type MediaParts, readKept } from './media.js'
import { doToMessage, isTakenBack, removeFile, type ToMessage } from './to-message.js'
import {
  againOf,
  asideOf,
  type Beside,
  isAnswerable,
  isOld,
  lastIn,
  sayWith,
  standingOf,
} from './unanswered.js'
import { obey, remark, wishIn } from './wishes.js'

/** What is heard with. */
export interface HearParts extends MediaParts, BeginParts {
  readonly store: Pick<Store, 'bots' | 'channels' | 'desk' | 'threads' | 'messages' | 'uploads'>
  readonly player: Pick<Player, 'say'>
  readonly news: Pick<News, 'changed' | 'said' | 'reacted' | 'removed'>
  readonly results: Pick<Results, 'noteTalk'>
  readonly bots: Pick<LiveBots, 'find'>
  readonly rateLimits: RateLimits
}

/** Something that came, as it is worked on. */
export interface HeardEntry
  extends Pick<
    IncomingEntry,
    'number' | 'personId' | 'channelId' | 'at' | 'attempts' | 'upload' | 'file'
  > {
  readonly given: WaitingIncoming
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
  const { given } = entry
  if (given.type === 'message' || given.type === 'page' || given.type === 'unsupported')
    return hearPerson(parts, opened, { ...entry, given })
  if (given.type === 'echo') return hearEcho(parts, opened, { ...entry, given })
  await doToMessage(parts, opened, { ...entry, given })
  return undefined
}

type FromPerson = Exclude<WaitingIncoming, ToMessage | { readonly type: 'echo' }>

async function hearPerson(
  parts: HearParts,
  opened: ProvidedConnection,
  entry: HeardEntry & { readonly given: FromPerson },
): Promise<number | undefined> {
  const { store } = parts
  const { given } = entry
  if (given.id !== undefined) void opened.channel.acknowledge?.(given.id, opened.connection)
  // Two persons may have become one since it was looked for.
  const person = await store.channels.persons.ofIncoming(entry.number)
  if (!person) return undefined
  const key = `channel ${entry.number}`
  const open = await threadOf(store, person)
  // A ticket may be of another bot than the address that its mails come to.
  const bot = await store.bots.find(open?.botId ?? opened.entry.botId)
  if (!bot) return undefined
  // It was worked on before, and that could not be noted any more.
  const known = await store.messages.keyedOf(person.id, key, entry.at)
  if (known) return known.number
  if (given.type === 'page') {
    if (open) await showPage(store, person, open, { ...given, key })
    return undefined
  }
  if (await isTakenBack(store, entry.channelId, given.id)) {
    if (open && entry.file) await removeFile(parts, open, readKept(entry.file))
    return undefined
  }
  // Whoever has followed a link goes on where the conversation stands.
  const isArrival = given.type === 'message' && given.isArrival === true
  if (isArrival && open && open.state !== 'ended') return undefined
  const limits = (await parts.bots.find(bot.id))?.settings.limits ?? parts.rateLimits
  const thread =
    open && open.state !== 'ended'
      ? open
      : await begin(parts, opened, bot, { person, from: given.from, limits })
  const { notes } = wordsIn(thread.language)
  const last = await lastIn(store, thread)
  const { asked, said } = last
  const isFlows = isBots(thread.state)
  const wish = given.type === 'message' ? wishIn(given, opened, last.asked, person) : undefined
  if (given.type === 'message' && wish) {
    await parts.limiter.admit(messagePolicies(limits, { botId: bot.id, threadId: thread.id }))
    const number = await obey(parts, opened, { person, thread, last, given, wish, key })
    if (number !== undefined) return number
  }
  // Who wants to hear nothing is asked nothing.
  const isStopped = person.stoppedAt !== null && wish !== 'start'
  const standing =
    isFlows && isStopped ? 'waiting' : isFlows ? await standingOf(store.channels, last) : 'said'
  const tell = async (heard: NewMessage, aside?: Beside) => {
    await parts.limiter.admit(messagePolicies(limits, { botId: bot.id, threadId: thread.id }))
    return sayWith(parts, thread, { heard, say: await wordsFor(aside) })
  }
  const wordsFor = async (aside: Beside | undefined) => {
    if (standing === 'refused') return againOf(store, thread, last)
    if (aside === undefined || standing === 'waiting') return undefined
    // Beside an agent nobody is asked, and told that a file was lost alone.
    if (isFlows) return asideOf(aside, notes[aside], last)
    return aside === 'lost' ? asideOf(aside, notes.lost, { ...last, asked: undefined }) : undefined
  }
  if (given.type === 'unsupported') return tell(textOf(`[${given.what}]`, key), 'unsupported')
  if (isOld(given.heard, thread, asked)) return tell(textOf(labelOf(given.heard), key), 'answered')
  if (isFlows && standing === 'said' && given.id !== undefined)
    void opened.channel.typing?.(personOf(person), given.id, opened.connection)
  const heard = await heardIn({ ...entry, thread, personId: person.id, limits }, given.heard)
  if (!heard) return tell(textOf(nameOf(given.heard), key), 'lost')
  // Who has not been asked does not answer.
  if (standing !== 'said') return tell({ ...messageOf(heard), key })
  if (isFlows && !isAnswerable(heard, asked))
    return tell(
      { ...messageOf(heard), key },
      // The rest of an album comes along without a word.
      heard.kind === 'file' && said?.file ? undefined : 'unsupported',
    )
  const beginner = { known: knownOf(person), cameBy: given.cameBy }
  const number = await answer(parts, bot, opened, thread, { heard, key, beginner })
  if (given.remark) await remark(parts, thread, given.remark, key)
  return number

  async function heardIn(
    lying: Omit<Parameters<typeof keepMedia>[2], 'media'>,
    came: Heard | MediaReference,
  ): Promise<Heard | undefined> {
    if (came.kind === 'media') return keepMedia(parts, opened, { ...lying, media: came })
    return came.kind === 'text' ? keepRest(parts, lying, came.text) : came
  }
}

/** The person's thread; one that has ended and is a ticket is open again. */
async function threadOf(
  { threads, desk }: Pick<Store, 'threads' | 'desk'>,
  { threadId }: PersonEntry,
): Promise<ThreadEntry | undefined> {
  const thread = threadId === null ? undefined : await threads.find(threadId)
  return thread?.state === 'ended' ? ((await desk.tickets.reopen(thread.id)) ?? thread) : thread
}

async function answer(
  { player, store, news }: HearParts,
  bot: BotEntry,
  { channel }: ProvidedConnection,
  thread: ThreadEntry,
  said: KeyedHeard & { readonly key: string },
): Promise<number> {
  try {
    const { question } = await player.say(bot, {
      channel: channel.name,
      threadId: thread.id,
      ...said,
    })
    return question.number
  } catch (error) {
    // Nothing answers, and nothing was said.
    if (
      error instanceof ApiError &&
      error.code === 'NOTHING_TO_ANSWER' &&
      thread.lastMessage === 0
    ) {
      await store.threads.remove([thread.id])
      news.removed(thread)
    }
    throw error
  }
}

const knownOf = ({ name, phone, email }: PersonEntry) => ({
  ...(name !== null && { name }),
  ...(phone !== null && { phone }),
  ...(email !== null && { email }),
})

const textOf = (text: string, key: string) => ({ who: 'visitor', text, key }) as const

const labelOf = (heard: Heard | MediaReference) =>
  heard.kind === 'pick' ? (heard.label ?? heard.option) : nameOf(heard)

const nameOf = (heard: Heard | MediaReference) =>
  heard.kind === 'media' ? heard.caption?.trim() || heard.name || '[file]' : '[message]'

async function showPage(
  store: Pick<Store, 'messages' | 'channels'>,
  person: PersonEntry,
  thread: ThreadEntry,
  {
    page,
    ticks,
    key,
  }: { readonly page: number; readonly ticks?: readonly number[]; readonly key: string },
): Promise<void> {
  const { asked } = await lastIn(store, thread)
  if (asked?.said?.prompt)
    await store.channels.outgoing.show(person.id, {
      message: asked.number,
      key,
      data: JSON.stringify({ page, ticks }),
    })
}
