import type { Json } from '@talkgraph/wire/bodies'
import type { LiveCall, LiveFile, LiveOpened } from '@talkgraph/wire/live'
import type { FlowNode } from '../../../runtime/index.js'
import { ApiError } from '../../base/errors.js'
import { fileName } from '../../platform/uploads/index.js'
import type {
  MessageAuthor,
  NewMessage,
  Store,
  ThreadEntry,
  ThreadIdentity,
} from '../../store/index.js'
import type { Hooks } from '../hooks/hooks.js'
import type { News } from './news.js'
import { termsOf, waitOf } from './terms.js'
import type { WaitingThreads } from './waiting-threads.js'

/** A visitor's session with a bot that has a live desk. */
export interface LiveVisitor {
  readonly botId: string
  /** The session's tag. */
  readonly session: string
  /** Where the visitor talks to the bot. */
  readonly channel: string
  /** The bot's handovers, by their nodes' ids. */
  readonly handovers: ReadonlyMap<string, FlowNode>
  readonly translations: unknown
  /** Who the page says the visitor is. */
  readonly identity?: ThreadIdentity | undefined
  /** The address of the visitor's page, as far as the browser tells it. */
  readonly page?: string | undefined
  /** By whom threads that wait are counted. */
  readonly counted: string
  /** Where visitors and agents find uploads, with a slash at the end. */
  readonly uploads: string
}

/** Does what a visitor asks for. */
export interface LiveCalls {
  /** Resolves to the answer; throws NO_SUCH_NODE, NO_SUCH_THREAD, THREAD_OVER or REQUEST_VALIDATION_FAILED. */
  carryOut(call: LiveCall, visitor: LiveVisitor, key: string | undefined): Promise<Json>
  /** A thread of this session; throws NO_SUCH_THREAD. */
  find(thread: string, visitor: Pick<LiveVisitor, 'botId' | 'session'>): Promise<ThreadEntry>
}

const withAgents = ['waiting', 'taken'] as const

/** Makes it over the threads in the store. */
export function createLiveCalls(
  { threads, messages, uploads, bots }: Pick<Store, 'threads' | 'messages' | 'uploads' | 'bots'>,
  news: News,
  waiting: WaitingThreads,
  hooks: Pick<Hooks, 'handedOver'>,
): LiveCalls {
  return { carryOut, find }

  async function carryOut(
    call: LiveCall,
    visitor: LiveVisitor,
    key: string | undefined,
  ): Promise<Json> {
    switch (call.type) {
      case 'terms': {
        const { before, after, fallbackMessage } = termsOf(
          handover(call.nodeId, visitor),
          visitor.translations,
          call.locale,
        )
        return { before: before.map(plain), after: after.map(plain), fallbackMessage }
      }
      case 'open':
        return { ...(await open(call, visitor)) }
      case 'message':
        return say(call, visitor, key)
      case 'typing': {
        news.typed(await find(call.thread, visitor), 'visitor', call.on)
        return {}
      }
      case 'read': {
        const thread = await find(call.thread, visitor)
        await threads.mark(thread.id, 'visitor', call.upTo)
        news.read(thread)
        return {}
      }
      case 'reaction': {
        const thread = await find(call.thread, visitor)
        const message = await messages.find(thread.id, call.id)
        if (message?.who !== 'agent') throw new ApiError('NO_SUCH_THREAD')
        if (await messages.react(thread.id, call.id, call.reaction)) news.reacted(thread, call.id)
        return {}
      }
    }
  }

  /** A session that is with an agent already, or waits for one, goes on there: nobody stands in line twice. */
  async function open(
    { nodeId, transcript, visitor: { name, email, phone } }: Extract<LiveCall, { type: 'open' }>,
    visitor: LiveVisitor,
  ): Promise<LiveOpened> {
    const { botId, session } = visitor
    const node = handover(nodeId, visitor)
    const before = await threads.ofSession(botId, session)
    if (before && withAgents.some(state => state === before.state))
      return { thread: before.id, after: before.lastMessage }
    const bot = await bots.find(botId)
    if (!bot) throw new ApiError('BOT_NOT_FOUND')
    await waiting.admit(visitor.counted)
    const said = transcript.map(({ by, text }): NewMessage => ({ who: author[by], text, nodeId }))
    const begun = await threads.create({
      botId,
      owner: bot.owner,
      channel: visitor.channel,
      state: 'waiting',
      messages: said,
      session: () => session,
      change: {
        ...waitOf(node, Date.now()),
        ...(visitor.page && { page: visitor.page }),
        identity: visitor.identity,
        ...(name && { name }),
        ...(email && { email }),
        ...(phone && { phone }),
      },
    })
    waiting.add(visitor.counted, begun.id)
    news.changed(begun)
    await hooks.handedOver(begun)
    return { thread: begun.id, after: begun.lastMessage }
  }

  async function say(
    { thread, text, file }: Extract<LiveCall, { type: 'message' }>,
    visitor: LiveVisitor,
    key: string | undefined,
  ): Promise<Json> {
    const entry = await find(thread, visitor)
    const own = file && (await ownUpload(file, visitor))
    if (file && !own)
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        message: 'The file is no upload of this session.',
      })
    const words = { who: 'visitor', text, key, file: own } as const
    const message = await messages.append(entry.id, words, withAgents)
    if (!message) throw new ApiError('THREAD_OVER')
    news.said(entry)
    return { id: message.number }
  }

  /** The file as agents may see it: where this server has it, whatever address was told; undefined for somebody else's. */
  async function ownUpload(
    { name, size, url }: LiveFile & { readonly size: number },
    { botId, session, uploads: at }: LiveVisitor,
  ) {
    const stored = url.split('/').at(-1) ?? ''
    const isOwn = (await uploads.names({ botId, sessions: [session] })).includes(stored)
    return isOwn ? { name: fileName(name), size, url: `${at}${stored}` } : undefined
  }

  async function find(thread: string, { botId, session }: Pick<LiveVisitor, 'botId' | 'session'>) {
    const entry = await threads.find(thread)
    if (!entry || entry.botId !== botId || entry.session !== session)
      throw new ApiError('NO_SUCH_THREAD')
    return entry
  }
}

const author: Readonly<Record<'bot' | 'user', MessageAuthor>> = { bot: 'bot', user: 'visitor' }

const plain = ({
  questionText,
  answerVariable,
}: {
  questionText: string
  answerVariable: string
}) => ({
  questionText,
  answerVariable,
})

function handover(nodeId: string, { handovers }: LiveVisitor): FlowNode {
  const node = handovers.get(nodeId)
  if (!node) throw new ApiError('NO_SUCH_NODE')
  return node
}
