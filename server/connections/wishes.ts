import { plainly } from '../../runtime/validate/as-typed.js'
import { type Incoming, promptOptions, textContent, type Wish, wordsIn } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { Results } from '../conversations/results/keep-results.js'
import {
  isBots,
  type MessageEntry,
  type PersonEntry,
  type Store,
  type ThreadEntry,
} from '../store/index.js'
import type { ProvidedConnection } from './connections.js'
import { againOf, type LastSaid, sayWith } from './unanswered.js'

const words: Readonly<Record<string, Wish>> = {
  ...Object.fromEntries(
    ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'arret', 'stopp'].map(word => [
      word,
      'stop' as const,
    ]),
  ),
  start: 'start',
  unstop: 'start',
  help: 'help',
}

/**
 * What somebody wants of the channel with a word that stands alone (decision 326); undefined where it is an answer, such as an
 * option of what is asked, or to begin where nothing was stopped.
 */
export function wishIn(
  { heard, wish }: Extract<Incoming, { type: 'message' }>,
  { channel }: Pick<ProvidedConnection, 'channel'>,
  asked: MessageEntry | undefined,
  { stoppedAt }: Pick<PersonEntry, 'stoppedAt'>,
): Wish | undefined {
  if (!channel.takesWishes || heard.kind !== 'text') return undefined
  const found = wish ?? wordIn(heard.text, asked)
  return found === 'start' && stoppedAt === null ? undefined : found
}

function wordIn(text: string, asked: MessageEntry | undefined): Wish | undefined {
  if (text.length > longest) return undefined
  const word = folded(text)
  if (!Object.hasOwn(words, word)) return undefined
  const prompt = asked?.said?.prompt
  const isOption =
    prompt &&
    promptOptions(prompt).some(({ id, label }) => [id, label].some(each => folded(each) === word))
  return isOption ? undefined : words[word]
}

/** In letters, with what may stand around the word. */
const longest = 60

const folded = (text: string) =>
  plainly(text.slice(0, longest + 1)).replace(/^[\p{P}\s]{1,60}|[\p{P}\s]{1,60}$/gu, '')

/** What it works with. */
interface Parts {
  readonly store: Pick<Store, 'channels' | 'messages'>
  readonly news: Pick<News, 'said'>
  readonly results: Pick<Results, 'noteTalk'>
}

/** A wish, of whom, and where. */
interface Wished {
  readonly person: PersonEntry
  readonly thread: ThreadEntry
  readonly last: LastSaid
  readonly given: Extract<Incoming, { type: 'message' }>
  readonly wish: Wish
  readonly key: string
}

/**
 * Does what somebody wishes. Resolves to the number of the message that it became; undefined where it is to be heard as any
 * other, too: by an agent, or by a flow that has asked nothing.
 */
export async function obey(
  parts: Parts,
  { settings }: ProvidedConnection,
  { person, thread, last, given, wish, key }: Wished,
): Promise<number | undefined> {
  const { channels, messages } = parts.store
  const { notes } = wordsIn(thread.language)
  const isFlows = isBots(thread.state)
  const keep = (words?: string, aside: 'stopped' | 'help' = 'stopped') =>
    sayWith(parts, thread, {
      heard: { who: 'visitor', text: given.heard.kind === 'text' ? given.heard.text : '', key },
      say:
        // What the provider has answered is answered.
        words === undefined || given.wish !== undefined
          ? undefined
          : { said: { contents: [textContent(words)], prompt: null, aside }, question: undefined },
    })
  switch (wish) {
    case 'help': {
      const { help } = settings
      return keep(typeof help === 'string' && help !== '' ? help : notes.help, 'help')
    }
    case 'stop': {
      await channels.persons.stop(person.id, true)
      if (person.stoppedAt !== null) return keep()
      const number = await keep(notes.stopped)
      await remark(parts, thread, stoppedRemark, key)
      return number
    }
    case 'start': {
      await channels.persons.stop(person.id, false)
      if (!isFlows || !last.asked?.said?.prompt) return undefined
      const heard = { who: 'visitor', text: 'START', key } as const
      return sayWith(parts, thread, { heard, say: await againOf({ messages }, thread, last) })
    }
  }
}

const stoppedRemark = 'Wants to hear nothing more: messages to them fail until they write START.'

/** Has agents read what they are told beside a message. */
export async function remark(
  { store, news }: Pick<Parts, 'news'> & { readonly store: Pick<Store, 'messages'> },
  thread: ThreadEntry,
  text: string,
  key: string,
): Promise<void> {
  if (await store.messages.append(thread.id, { who: 'note', text, key: `${key}/remark` }))
    news.said(thread)
}
