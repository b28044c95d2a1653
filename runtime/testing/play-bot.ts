import { BotError } from '../bot/bot-error.js'
import type { FakeAnswers } from '../flow/flow-test.js'
import {
  type Bot,
  type Conversation,
  createConversation,
  type Item,
  type Plugin,
  parseBot,
  typesWith,
} from '../index.js'
import type { BotTexts } from '../node/bot-texts.js'
import type { Problem } from '../node/problem.js'
import type { AnswerInput, Prompt } from '../node/prompt.js'
import type {
  AnswerVariable,
  TranscriptEntry,
  Visit,
  VisitorField,
} from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { createFakeEnv, type FakeEnv } from './fake-env.js'

/** What a run is given; the same as the options of `talkgraph play`. */
export interface PlayOptions {
  /** Used up in order, one for each time the visitor is asked (decision 38). */
  readonly answers?: readonly AnswerInput[]
  /** Custom variables to start with. */
  readonly variables?: Readonly<Record<string, Value>>
  /** When the run starts: a date, an ISO text or milliseconds since 1970; the present if absent. */
  readonly now?: Date | string | number
  /** Fixes what is left to chance. */
  readonly seed?: number
  /** What calls bring, by node id. */
  readonly fetch?: FakeAnswers
  /** Which of the bot's translations is played; `en` if absent. */
  readonly locale?: string
  /** What the bot says of itself in that language; English if absent. */
  readonly texts?: BotTexts
  /** Packages that bring node types; one that is broken is left out and told as a problem. */
  readonly plugins?: readonly Plugin[] | undefined
  /** Called each time something is left to chance. */
  readonly onChance?: () => void
}

/** A run that could be played, as `talkgraph play` prints it (decision 51). */
export interface PlayedBot {
  readonly ended: 'no-next-node' | 'waiting' | 'problem'
  readonly waitingAt: string | null
  /** Virtual milliseconds from start to stop (decision 40). */
  readonly elapsed: number
  readonly visited: readonly string[]
  readonly transcript: readonly TranscriptEntry[]
  readonly answers: Readonly<Record<string, Value>>
  readonly answerVariables: readonly AnswerVariable[]
  readonly variables: Readonly<Record<string, Value>>
  readonly visitor: Readonly<Record<VisitorField, string | null>>
  readonly problems: readonly Problem[]
}

/** A bot that does not load (decision 51). */
export interface UnplayableBot {
  readonly error: { readonly code: string; readonly message: string }
}

/** Plays a bot headless on a virtual clock, from its start until it ends, waits without an answer left, or stops with a problem. */
export async function playBot(
  bot: unknown,
  options: PlayOptions = {},
): Promise<PlayedBot | UnplayableBot> {
  const left = [...(options.answers ?? [])]
  const run = await runBot(bot, options, () => left.shift())
  if ('error' in run) return run
  const { problems } = run.played
  if (left.length === 0) return run.played
  const message = `${left.length} of the answers were not asked for.`
  return { ...run.played, problems: [...problems, { code: 'UNUSED_ANSWERS', message }] }
}

/** A run with what tests want to know beside what `talkgraph play` prints. */
export interface BotRun {
  readonly played: PlayedBot
  /** The edges that were followed, in order. */
  readonly followed: readonly FollowedEdge[]
  /** What was said, asked and answered, each with its node. */
  readonly items: readonly Item[]
  /** What a placeholder of this name would show at the end. */
  lookUp(name: string): Value | undefined
}

/** An edge as a session keeps it. */
export type FollowedEdge = Extract<Visit, { edge: unknown }>['edge']

/**
 * Plays a bot with a visitor who is asked for each answer, and leaves by giving none. With `mostTimers`, a run that
 * sets more timers than that without a question is left as it stands.
 */
export async function runBot(
  bot: unknown,
  options: PlayOptions,
  visitor: (prompt: Prompt) => AnswerInput | undefined,
  mostTimers = Number.POSITIVE_INFINITY,
): Promise<BotRun | UnplayableBot> {
  let loaded: Bot
  const types = typesWith(options.plugins)
  try {
    loaded = parseBot(bot, types)
  } catch (error) {
    if (error instanceof BotError) return { error: { code: error.code, message: error.message } }
    throw error
  }
  const run = await walkBot(loaded, options, visitor, mostTimers)
  const problems = [...types.problems, ...run.played.problems]
  return types.problems.length > 0 ? { ...run, played: { ...run.played, problems } } : run
}

/** The same with a bot that has been read, which may be walked as often as wanted. */
export async function walkBot(
  bot: Bot,
  options: PlayOptions,
  visitor: (prompt: Prompt) => AnswerInput | undefined,
  mostTimers = Number.POSITIVE_INFINITY,
): Promise<BotRun> {
  const startedAt = toTime(options.now)
  // Nobody knows where a visitor is whom there is not.
  const fake = createFakeEnv({ timeZone: '', ...options, now: startedAt })
  const { onChance } = options
  const env: FakeEnv = onChance
    ? {
        ...fake,
        random() {
          onChance()
          return fake.random()
        },
        visitor() {
          onChance()
          return fake.visitor?.()
        },
      }
    : fake
  const problems: Problem[] = []
  const conversation = createConversation({ bot, env, variables: options.variables })
  conversation.on('problem', ({ nodeId, code, message, detail }) =>
    problems.push({ nodeId, code, message, ...(detail !== undefined && { detail }) }),
  )
  conversation.start()
  await play(conversation, env, visitor, mostTimers)
  await awaitLateAnswers(conversation, env)
  const played = toPlayedBot(conversation, env.clock.now() - startedAt, problems)
  const { items } = conversation.getView()
  conversation.stop()
  const { visited } = conversation.record()
  const followed = visited.flatMap(visit => ('edge' in visit ? [visit.edge] : []))
  return { played, followed, items, lookUp: conversation.lookUp }
}

function toTime(now: PlayOptions['now']): number {
  const time = now === undefined ? Date.now() : new Date(now).getTime()
  if (Number.isNaN(time))
    throw new RangeError(
      `now: expected an ISO date such as 2026-03-29T08:00:00Z, got "${String(now)}"`,
    )
  return time
}

/** Plays on until nothing can go on. */
async function play(
  conversation: Conversation,
  env: FakeEnv,
  visitor: (prompt: Prompt) => AnswerInput | undefined,
  mostTimers: number,
): Promise<void> {
  let settled = 0
  for (let timers = 0; timers < mostTimers; ) {
    if (env.calls.length > settled) {
      await env.settle()
      settled = env.calls.length
    }
    const { status } = conversation
    if (status === 'ended') return
    if (status === 'waiting') {
      const { prompt } = conversation.getView()
      const answer = prompt ? visitor(prompt.prompt) : undefined
      if (answer === undefined) return
      timers = 0
      conversation.answer(answer)
    } else if (env.clock.advanceToNext()) timers++
    else return
  }
}

async function awaitLateAnswers(conversation: Conversation, env: FakeEnv): Promise<void> {
  while (!conversation.isSettled) {
    await env.settle()
    if (!env.clock.advanceToNext()) return
  }
}

function toPlayedBot(
  conversation: Conversation,
  elapsed: number,
  problems: readonly Problem[],
): PlayedBot {
  const { ended, prompt } = conversation.getView()
  const record = conversation.record()
  return {
    ended: ended ?? 'waiting',
    waitingAt: ended ? null : (prompt?.nodeId ?? null),
    elapsed,
    visited: record.visited.flatMap(visit => ('node' in visit ? [visit.node] : [])),
    transcript: record.transcript,
    answers: record.answers,
    answerVariables: record.answerVariables,
    variables: record.variables,
    visitor: { name: null, email: null, phone: null, mobile: null, ...record.visitor },
    problems,
  }
}
