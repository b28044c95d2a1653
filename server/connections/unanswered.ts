import {
  type Aside,
  flatText,
  type Heard,
  type MediaReference,
  type Said,
  takes,
  textContent,
} from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { Results } from '../conversations/results/keep-results.js'
import {
  isBots,
  type MessageEntry,
  type NewMessage,
  type Store,
  type ThreadEntry,
} from '../store/index.js'

interface Parts {
  readonly store: Pick<Store, 'messages'>
  readonly news: Pick<News, 'said'>
  readonly results: Pick<Results, 'noteTalk'>
}

/** How many of the bot's last messages are looked at: there is one aside of a kind, and seldom more. */
const looked = 10

/** What was said last in a thread: what the bot asked, with what it said beside the flow since then, and by the person. */
export interface LastSaid {
  readonly asked: MessageEntry | undefined
  readonly asides: readonly MessageEntry[]
  readonly said: MessageEntry | undefined
}

/** Looks for it. */
export async function lastIn(
  { messages }: Pick<Store, 'messages'>,
  { id }: ThreadEntry,
): Promise<LastSaid> {
  const before = Number.MAX_SAFE_INTEGER
  const [bots, [said]] = await Promise.all([
    messages.list(id, { before, limit: looked, who: 'bot' }),
    messages.list(id, { before, limit: 1, who: 'visitor' }),
  ])
  const at = bots.findLastIndex(each => !each.said?.aside)
  return { asked: bots[at], asides: bots.slice(at + 1), said }
}

/**
 * Whether the person was asked: `waiting` while the question has not gone out yet, `refused` where the provider takes it at no
 * time. What no flow has said counts as said (decision 325).
 */
export async function standingOf(
  { outgoing }: Store['channels'],
  { asked, asides }: LastSaid,
): Promise<'said' | 'waiting' | 'refused'> {
  if (!asked?.said) return 'said'
  const standings = new Set<string>()
  for (const { number, status, said } of [asked, ...asides]) {
    // What repeats no question asks nothing.
    if (!said?.prompt && said?.aside) continue
    if (status !== null && status !== 'failed') return 'said'
    const standing = await outgoing.standing(number)
    if (standing === 'said') return 'said'
    standings.add(standing)
  }
  return standings.has('waiting') ? 'waiting' : 'refused'
}

/** Whether a press belongs to a question of before. */
export function isOld(
  heard: Heard | MediaReference,
  thread: ThreadEntry,
  asked: MessageEntry | undefined,
): boolean {
  return (
    heard.kind === 'pick' &&
    heard.step !== undefined &&
    isBots(thread.state) &&
    asked?.said != null &&
    asked.nodeId !== heard.step
  )
}

/** Whether the bot can take this for an answer to what it asks: no file is a name, and no place an address for mails. */
export function isAnswerable(heard: Heard, asked: MessageEntry | undefined): boolean {
  const prompt = asked?.said?.prompt
  if (!prompt) return true
  switch (heard.kind) {
    case 'file':
      return takes(prompt, heard) || Boolean(heard.caption?.trim())
    case 'location':
      return takes(prompt, heard)
    case 'text':
    case 'pick':
      return true
  }
}

/** Why the channel says something of its own. */
export type Beside = Extract<Aside, 'unsupported' | 'answered' | 'lost'>

/** What a bot says beside its flow, and the question that it repeats. */
interface SaidAside {
  readonly said: Said
  readonly question: MessageEntry | undefined
}

/**
 * Some words of the channel's own, with the question in words alone: whoever was asked has seen its pictures. Undefined where
 * these words were said since the question, but of a file that was lost.
 */
export function asideOf(
  aside: Beside,
  words: string,
  { asked, asides }: LastSaid,
): SaidAside | undefined {
  const isSaid = asides.some(({ said }) => said?.aside === aside)
  if (isSaid && aside !== 'lost') return undefined
  const question = asked?.said?.prompt && !isSaid ? asked : undefined
  return {
    question,
    said: {
      contents: [textContent(words), ...(question?.said ? wordsOfQuestion(question.said) : [])],
      prompt: question?.said?.prompt ?? null,
      isPlain: true,
      aside,
    },
  }
}

/**
 * All that the provider has refused of a bot's last part, once more; where that was tried before, its words alone: it may have
 * been a picture that the provider does not take.
 */
export async function againOf(
  { messages }: Pick<Store, 'messages'>,
  { id }: ThreadEntry,
  { asked, asides }: LastSaid,
): Promise<SaidAside | undefined> {
  if (!asked?.said) return undefined
  const before = await messages.list(id, { before: asked.number, limit: looked })
  const part = before.slice(before.findLastIndex(({ who }) => who !== 'bot') + 1)
  const lost = part.filter(({ status, said }) => status === 'failed' && said && !said.aside)
  const contents = [...lost, asked].flatMap(({ said }) => said?.contents ?? [])
  const isPlain = asides.some(({ said }) => said?.aside === 'again')
  const said = {
    contents: isPlain ? contents.filter(isText) : contents.filter(each => !isApproved(each)),
    prompt: asked.said.prompt,
    own: asked.said.own,
    isPlain,
    aside: 'again',
  } as const
  return { said, question: asked }
}

/** As it stands in a thread: what is repeated stands there already, unless nobody was told it. */
const wordsOfAside = ({ contents, aside }: Said) =>
  flatText(aside === 'again' ? contents : contents.slice(0, 1))

/** The question's own words; where it has none, all that was said with it. */
function wordsOfQuestion({ contents, own = 0 }: Said): Said['contents'] {
  const words = own > 0 ? contents.slice(-own).filter(isText) : []
  return words.length > 0 ? words : contents.filter(isText)
}

type Content = Said['contents'][number]

/** Of what goes out as an approved message nothing is said again by itself. */
const isApproved = (content: Content) => content.kind === 'text' && content.approved !== undefined
const isText = (content: Content) => content.kind === 'text' && !isApproved(content)

/** What no step takes, and what the bot says to it. */
export interface Unanswered {
  readonly heard: NewMessage
  readonly say?: SaidAside | undefined
}

/** Keeps what a person said that no step takes, with what the bot says to it. Resolves to the number of what was heard. */
export async function sayWith(
  { store, news, results }: Parts,
  thread: ThreadEntry,
  { heard, say }: Unanswered,
): Promise<number | undefined> {
  const said: NewMessage[] = say
    ? [
        {
          who: 'bot',
          text: wordsOfAside(say.said),
          question: 'before',
          nodeId: say.question?.nodeId ?? undefined,
          said: say.said,
          ...(say.question && { prompts: say.question.prompts }),
        },
      ]
    : []
  const [kept] = await store.messages.appendAll(thread.id, [heard, ...said])
  await results.noteTalk(thread.id)
  news.said(thread)
  return kept?.number
}
