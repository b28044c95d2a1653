import { ApiError } from '../../base/errors.js'
import type { LiveBot, LiveBots } from '../../bots/publish/live-bots.js'
import type { PlaceFiles } from '../../bots/publish/place-files.js'
import { dealtVersion, goesOn } from '../../bots/publish/tryout.js'
import { type Heard, isPlayedHere, messageOf, nothingSaid } from '../../channels/index.js'
import { messagePolicies } from '../../platform/limits/message-policies.js'
import type { RateLimits } from '../../platform/limits/rates.js'
import { type BotEntry, isBots, type Store, type ThreadEntry } from '../../store/index.js'
import { visitorKey } from '../experiments/note-visits.js'
import type { Hooks } from '../hooks/hooks.js'
import type { News } from '../live/news.js'
import type { Results } from '../results/keep-results.js'
import { type AnswererParts, createAnswerer } from './answer-by-ai.js'
import type { Answered } from './answered.js'
import type { DeskNews } from './desk.js'
import { createFlows } from './flows.js'
import { readSavedPart } from './play-part.js'
import {
  type Beginner,
  type Impulse,
  type KeyedHeard,
  type PlayedThread,
  sessionOf,
  threadPlayer,
} from './play-thread.js'
import type { StepParts } from './step-calls.js'
import { type HeldTurn, type TurnTiming, takeTurns } from './thread-turns.js'

/** What a visitor says in a channel whose bots are played here. */
interface FromVisitor {
  /** The name of the channel in which a new thread begins. */
  readonly channel: string
  /** Absent: a new thread begins. */
  readonly threadId?: string | undefined
  readonly heard: Heard
  /** What the message is known by: a thread has one message of a key. */
  readonly key?: string | undefined
  /** What is known of somebody with whom a flow begins. */
  readonly beginner?: Beginner | undefined
  /** The tag of the language of a new thread; absent: English. */
  readonly language?: string | undefined
}

/** Plays bots here, for channels in which no browser does (decision 77). */
export interface Player {
  /**
   * Throws THREAD_NOT_FOUND, THREAD_ENDED, THREAD_BUSY, RATE_LIMITED, and NOTHING_TO_ANSWER where the bot has no flow and
   * there is no AI. Nothing is kept then.
   */
  say(bot: BotEntry, said: FromVisitor): Promise<Answered>
  /** Lets the flow of a thread go on that an agent has handed back, or that nobody took; `hadAgent` tells which. */
  goOn(thread: ThreadEntry, hadAgent: boolean): Promise<void>
}

/** What a player is made of. */
interface PlayerParts
  extends StepParts,
    Pick<AnswererParts, 'ai' | 'guests' | 'places' | 'answerQuestion'> {
  readonly results: Results
  readonly hooks: Pick<Hooks, 'handedOver'>
  readonly placeFiles: PlaceFiles
  readonly store: Pick<
    Store,
    'bots' | 'calls' | 'exchanges' | 'threads' | 'turns' | 'messages' | 'knowledge' | 'plans'
  >
  readonly news: News
  readonly bots: LiveBots
  readonly sessionTag: (session: string) => string
  readonly rateLimits: RateLimits
}

/** Makes a player; `timing` is that of the turns that messages of one thread take. */
export function createPlayer(parts: PlayerParts, timing?: TurnTiming): Player {
  const { store, news, bots, limiter, log, rateLimits, sessionTag, results } = parts
  const inTurn = takeTurns({ turns: store.turns, news, log }, timing)
  const flows = createFlows(store.bots, parts.placeFiles)
  const playThread = threadPlayer({ ...parts, plans: store.plans })
  const answerer = createAnswerer(parts)

  return {
    async say(bot, { channel, threadId, heard, key, beginner, language }) {
      const live = await findFlow(bot.id)
      if (threadId === undefined && !live && !(await answerer.isThere(bot)))
        throw new ApiError('NOTHING_TO_ANSWER')
      const thread = threadId === undefined ? undefined : await find(bot, threadId)
      await limiter.admit(
        messagePolicies(live?.settings.limits ?? rateLimits, { botId: bot.id, threadId }),
      )
      const { id } = thread ?? (await begin(bot, channel, language))
      try {
        return await inTurn(id, turn => take(bot, live, turn, { heard, key, beginner }))
      } catch (error) {
        if (!thread) await store.threads.remove([id]).catch(note)
        throw error
      }
    },
    async goOn({ id, botId, channel }, hadAgent) {
      if (!isPlayedHere(channel)) return
      const live = await findFlow(botId)
      if (!live) return
      await inTurn(id, turn => playOn(live, turn, { news: newsFor(turn.thread, hadAgent) }))
    },
  }

  /** The flow that its owner stored. */
  async function findFlow(botId: string): Promise<LiveBot | undefined> {
    const live = await bots.find(botId)
    return live?.isFlowless ? undefined : live
  }

  async function begin(
    { id: botId, owner }: BotEntry,
    channel: string,
    language: string | undefined,
  ): Promise<ThreadEntry> {
    const session = (id: string) => sessionTag(sessionOf(id))
    const change = language === undefined ? {} : { language }
    const begun = await store.threads.create({
      botId,
      owner,
      channel,
      session,
      state: 'bot',
      change,
    })
    news.changed(begun)
    return begun
  }

  async function find({ id, owner }: BotEntry, threadId: string): Promise<ThreadEntry> {
    const thread = await store.threads.find(threadId)
    if (thread?.botId !== id || thread.owner !== owner) throw new ApiError('THREAD_NOT_FOUND')
    return thread
  }

  async function take(
    bot: BotEntry,
    live: LiveBot | undefined,
    turn: HeldTurn,
    said: KeyedHeard,
  ): Promise<Answered> {
    const { thread } = turn
    if (thread.state === 'ended') throw new ApiError('THREAD_ENDED')
    if (!isPlayedHere(thread.channel)) return hear(turn, said)
    if (live && isOverdue(thread)) {
      const back = await store.threads.change(thread.id, { state: 'bot', waitingUntil: null }, [
        'waiting',
      ])
      if (back) {
        news.changed(back)
        return answered(
          await playOn(live, { ...turn, thread: back }, { ...said, news: newsFor(back, false) }),
        )
      }
    }
    if (!isBots(thread.state)) return hear(turn, said)
    return live ? answered(await playOn(live, turn, said)) : answerer.answer(bot, turn, said)
  }

  /** The message waits for the agent. */
  async function hear({ thread, end }: HeldTurn, { heard, key }: KeyedHeard): Promise<Answered> {
    const [question] = await end({ messages: [{ ...messageOf(heard), key }] })
    await results.noteTalk(thread.id)
    return answered({
      state: thread.state,
      question,
      answer: undefined,
      said: nothingSaid,
      problems: [],
    })
  }

  async function playOn(live: LiveBot, turn: HeldTurn, impulse: Impulse): Promise<PlayedThread> {
    const { botId } = turn.thread
    const played = await versionFor(live, turn)
    const bot = await flows.find(botId, played.version)
    if (!bot) throw new ApiError('SEND_MESSAGE_FAILED')
    const met = live.tryout && { tryout: live.tryout, isDealt: turn.saved === null }
    return playThread({ bot, live: played, met }, turn, impulse)
  }

  /** Where a version is live for a share of the visitors a conversation begins in the one that is dealt, and goes on in its own. */
  async function versionFor(live: LiveBot, { thread, saved }: HeldTurn): Promise<LiveBot> {
    const { tryout } = live
    if (!tryout) return live
    const { botId, session, identity } = thread
    const version =
      saved !== null
        ? readSavedPart(saved)?.version
        : goesOn(tryout)
          ? dealtVersion(botId, tryout, visitorKey(session, identity))
          : undefined
    const played = version === undefined ? live : await bots.played(botId, String(version))
    return played ?? live
  }

  function note(err: unknown): void {
    log.error({ err }, 'A thread that came to nothing could not be removed')
  }
}

function isOverdue({ state, waitingUntil }: ThreadEntry): boolean {
  return state === 'waiting' && waitingUntil !== null && waitingUntil <= Date.now()
}

function newsFor({ agentName }: ThreadEntry, hadAgent: boolean): DeskNews {
  return {
    type: 'state',
    state: hadAgent ? 'handed-back' : 'ended',
    name: hadAgent ? (agentName ?? '') : '',
  }
}

function answered({ question, ...played }: PlayedThread): Answered {
  if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
  return { ...played, question }
}
