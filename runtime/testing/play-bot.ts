import { BotError } from '../bot/bot-error.js'
import { type Conversation, createConversation, parseBot } from '../index.js'
import type { BotTexts } from '../node/bot-texts.js'
import type { Problem } from '../node/problem.js'
import type { AnswerInput } from '../node/prompt.js'
import type { AnswerVariable, TranscriptEntry, VisitorField } from '../session/session-record.js'
import type { Value } from '../session/values.js'
import { createFakeEnv, type FakeAnswers, type FakeEnv } from './fake-env.js'

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
export async function playBot(bot: unknown, options: PlayOptions = {}): Promise<PlayedBot | UnplayableBot> {
  const startedAt = toTime(options.now)
  const env = createFakeEnv({ ...options, now: startedAt })
  const problems: Problem[] = []
  let conversation: Conversation
  try {
    conversation = createConversation({ bot: parseBot(bot), env, variables: options.variables })
  } catch (error) {
    if (error instanceof BotError) return { error: { code: error.code, message: error.message } }
    throw error
  }
  conversation.on('problem', ({ nodeId, code, message, detail }) =>
    problems.push({ nodeId, code, message, ...(detail !== undefined && { detail }) }),
  )
  conversation.start()
  const left = await play(conversation, env, [...(options.answers ?? [])])
  await awaitLateAnswers(conversation, env)
  if (left > 0)
    problems.push({ code: 'UNUSED_ANSWERS', message: `${left} of the answers were not asked for.` })
  const played = describe(conversation, env.clock.now() - startedAt, problems)
  conversation.stop()
  return played
}

function toTime(now: PlayOptions['now']): number {
  const time = now === undefined ? Date.now() : new Date(now).getTime()
  if (Number.isNaN(time))
    throw new RangeError(`now: expected an ISO date such as 2026-03-29T08:00:00Z, got "${String(now)}"`)
  return time
}

/** Plays on until nothing can go on; returns how many answers are left over. */
async function play(conversation: Conversation, env: FakeEnv, answers: AnswerInput[]): Promise<number> {
  for (;;) {
    await env.settle()
    const { status } = conversation
    if (status === 'ended') return answers.length
    if (status === 'waiting') {
      const answer = answers.shift()
      if (answer === undefined) return 0
      conversation.answer(answer)
    } else if (!env.clock.advanceToNext()) {
      return answers.length
    }
  }
}

async function awaitLateAnswers(conversation: Conversation, env: FakeEnv): Promise<void> {
  while (!conversation.isSettled) {
    await env.settle()
    if (!env.clock.advanceToNext()) return
  }
}

function describe(conversation: Conversation, elapsed: number, problems: readonly Problem[]): PlayedBot {
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
