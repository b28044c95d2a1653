import { ApiError } from '../errors.js'
import { messagePolicies } from '../limits/message-policies.js'
import type { RateLimits } from '../limits/rates.js'
import type { LiveBot, LiveBots } from '../publish/live-bots.js'
import { type BotEntry, isBots, type Store, type ThreadEntry } from '../store/index.js'
import { createAnswerer } from './answer-by-ai.js'
import type { Answered } from './answered.js'
import { chanceOf } from './chance.js'
import { createFlows } from './flows.js'
import { playPart, readSavedPart } from './play-part.js'
import { promptOptions } from './prompt-options.js'
import { type StepParts, stepCalls } from './step-calls.js'
import { type HeldTurn, type TurnTiming, takeTurns } from './take-turns.js'

/** What a visitor says through another channel than the widget. */
export interface SaidByVisitor {
  /** Absent: a new thread begins. */
  readonly threadId?: string | undefined
  readonly text: string
}

/** Plays bots here, for channels that have no widget (decision 77). */
export interface Player {
  /**
   * Throws THREAD_NOT_FOUND, THREAD_ENDED, THREAD_BUSY, RATE_LIMITED, and NOTHING_TO_ANSWER where the bot has no flow and
   * there is no AI. Nothing is kept then.
   */
  say(bot: BotEntry, said: SaidByVisitor): Promise<Answered>
}

/** What a player is made of. */
export interface PlayerParts extends StepParts {
  readonly store: Pick<Store, 'bots' | 'calls' | 'threads' | 'turns' | 'messages'>
  readonly bots: LiveBots
  readonly rateLimits: RateLimits
}

/** Characters of one conversation as it is kept. */
const mostSaved = 2_000_000

/** Makes a player; `timing` is that of the turns that messages of one thread take. */
export function createPlayer(parts: PlayerParts, timing?: TurnTiming): Player {
  const { store, bots, limiter, log, rateLimits, sessionTag } = parts
  const inTurn = takeTurns(store.turns, log, timing)
  const flows = createFlows(store.bots)
  const callsOf = stepCalls(parts)
  const answerer = createAnswerer(parts)

  return {
    async say(bot, { threadId, text }) {
      const live = await bots.find(bot.id)
      if (threadId === undefined && !live && !answerer.isThere) throw new ApiError('NOTHING_TO_ANSWER')
      await limiter.admit(messagePolicies(live?.settings.limits ?? rateLimits, { botId: bot.id, threadId }))
      const thread = threadId === undefined ? await begin(bot) : await find(bot, threadId)
      try {
        return await inTurn(thread.id, turn => take(bot, live, turn, text))
      } catch (error) {
        if (threadId === undefined) await store.threads.remove([thread.id]).catch(note)
        throw error
      }
    },
  }

  function begin({ id: botId, owner }: BotEntry): Promise<ThreadEntry> {
    const session = (id: string) => sessionTag(sessionOf(id))
    return store.threads.create({ botId, owner, channel: 'api', session, state: 'bot' })
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
    text: string,
  ): Promise<Answered> {
    const { thread } = turn
    if (thread.state === 'ended') throw new ApiError('THREAD_ENDED')
    // The flow of a widget's thread is played in the browser.
    if (!isBots(thread.state) || thread.channel === 'widget') return hear(turn, text)
    return live ? playOn(live, turn, text) : answerer.answer(bot, turn, text)
  }

  /** The message waits for the agent. */
  async function hear({ thread, end }: HeldTurn, text: string): Promise<Answered> {
    const [question] = await end({ messages: [{ who: 'visitor', text }] })
    if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
    return { state: thread.state, question, answer: undefined, problems: [] }
  }

  async function playOn(live: LiveBot, turn: HeldTurn, text: string): Promise<Answered> {
    const { thread, saved, end } = turn
    const { botId, id } = thread
    const bot = await flows.find(botId, live.version)
    if (!bot) throw new ApiError('SEND_MESSAGE_FAILED')
    const session = sessionOf(id)
    const part = await playPart({
      bot,
      saved: readSavedPart(saved),
      text,
      call: callsOf({ botId, live, session }),
      ...chanceOf(JSON.stringify([id, saved, text])),
    })
    const problems = [...part.problems]
    const kept = part.saved ? JSON.stringify(part.saved) : null
    if (kept !== null && kept.length > mostSaved)
      problems.push({ code: 'OVER_LIMIT', message: 'The conversation has grown too long and begins anew.' })
    for (const { code, nodeId } of problems)
      log.warn({ botId, threadId: id, nodeId, code }, 'A conversation had a problem')
    const prompts = part.prompt
      ? promptOptions(part.prompt).map(({ id: option, label }) => ({ id: option, title: label }))
      : []
    const { name, email, phone, mobile } = part.visitor
    const [question, answer] = await end({
      saved: kept !== null && kept.length > mostSaved ? null : kept,
      ...(name && { name }),
      ...(email && { email }),
      ...((phone || mobile) && { phone: phone || mobile }),
      messages: [
        { who: 'visitor', text },
        ...(part.text || prompts.length > 0
          ? [{ who: 'bot', text: part.text, prompts, nodeId: part.nodeId, question: 'before' } as const]
          : []),
      ],
    })
    if (!question) throw new ApiError('SEND_MESSAGE_FAILED')
    return { state: thread.state, question, answer, problems }
  }

  function note(err: unknown): void {
    log.error({ err }, 'A thread that came to nothing could not be removed')
  }
}

/** The session of a thread's steps. */
const sessionOf = (threadId: string) => `thread ${threadId}`
