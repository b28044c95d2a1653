import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { hasNode } from '../../../runtime/flow/levels.js'
import {
  type AnswerInput,
  type Bot,
  type Content,
  type Conversation,
  createConversation,
  type Env,
  type Problem,
  type Prompt,
  readSavedSession,
  registry,
  type SaidItem,
  type SavedSession,
  type SessionRecord,
  type VisitorField,
} from '../../../runtime/index.js'
import { limits } from '../../../runtime/validate/limits.js'
import { readStored } from '../../base/read-stored.js'
import {
  flatText,
  type Said,
  textContent,
  timeQuestion,
  withinLimit,
} from '../../channels/index.js'
import type { Desk } from './desk.js'
import { createSkippingClock } from './skipping-clock.js'
import { textsIn } from './texts-in.js'

/** What is kept of a conversation from one part to the next. */
export interface SavedPart {
  readonly session: SavedSession
  /** What it asked last; null while it rests. */
  readonly asked: readonly Content[] | null
  /** The version that it is held in. */
  readonly version?: number | undefined
}

/** One part of a conversation: from what the visitor says to the next question. */
export interface PartOptions {
  readonly bot: Bot
  /** Absent: it begins. */
  readonly saved: SavedPart | undefined
  /** Reads what the visitor says as an answer to a prompt; absent: nothing was said, the conversation just goes on. */
  readonly answer: ((prompt: Prompt, nodeId: string) => AnswerInput) | undefined
  /** Where it begins: at another step than the flow's first, and what variables are set then. */
  readonly start?: string | undefined
  readonly variables?: Readonly<Record<string, string>> | undefined
  readonly call: Env['call']
  readonly makeKey: () => string
  readonly random: () => number
  /** What stands for the visitor in experiments. */
  readonly visitor?: string | undefined
  /** Tells the time, in milliseconds since 1970; absent: the real one. */
  readonly now?: (() => number) | undefined
  /** The tag of the language that the bot speaks; absent: English. */
  readonly language?: string | undefined
  /** Messages that a provider has approved go out here; absent: what stands for them is said. */
  readonly sendsApproved?: boolean | undefined
  /** Where people answer visitors who are handed over; absent: there are none. */
  readonly desk?: Desk | undefined
}

/** What came of it. */
export interface PlayedPart extends Said {
  /** The node that asks. */
  readonly nodeId: string | undefined
  /** Undefined where the flow has ended. */
  readonly saved: SavedPart | undefined
  readonly visitor: Readonly<Partial<Record<VisitorField, string>>>
  /** The session so far. */
  readonly record: SessionRecord
  readonly problems: readonly Problem[]
  /** Until when the visitor waits for a person; undefined where that is not so. */
  readonly wait: Desk['opened']
}

/** Steps of one part; decision 14 counts them from one delay to the next, and here no delay is waited for. */
const mostSteps = limits.stepsWithoutRest
/** Milliseconds; a longer delay ends with the visitor's next message. */
const longestPause = 30_000
/** While a call is under way its own time limits are pauses too. */
const longestPauseInCall = 5000
/** Milliseconds, all pauses of a part together. */
const longestPart = 300_000
/** Milliseconds; what comes later comes with the next part. */
const patience = 1500

/** Plays a flow on, without its pauses, until it asks, ends, or rests for long. Never rejects because of what a bot is like. */
export async function playPart(options: PartOptions): Promise<PlayedPart> {
  const { bot, answer, makeKey, random, desk, language = 'en', sendsApproved } = options
  const saved = canGoOn(options) ? options.saved : undefined
  const clock = createSkippingClock(options.now)
  const calls = new Set<Promise<unknown>>()
  const problems: Problem[] = []
  let steps = 0
  const env: Env = {
    clock,
    random,
    visitor: () => options.visitor,
    typingDelay: 0,
    timeZone: 'UTC',
    locale: language,
    ...textsIn(language),
    makeKey,
    sendsApproved,
    ...(desk && { live: () => Promise.resolve(desk) }),
    call: (...given) => {
      const call = options.call(...given)
      const over: Promise<unknown> = call.then(() => calls.delete(over))
      calls.add(over)
      return call
    },
  }
  const conversation = createConversation({
    bot: saved ? bot : beginningAt(bot, options.start),
    env,
    saved: saved?.session,
    allowEdit: false,
    ...(!saved && options.variables && { variables: options.variables }),
  })
  conversation.on('problem', problem => problems.push(problem))
  conversation.on('step', () => void steps++)
  conversation.start()
  await goOn()
  const { prompt } = conversation.getView()
  if (prompt && saved && saved.asked !== null && answer) {
    conversation.answer(answer(prompt.prompt, prompt.nodeId))
    await goOn()
  }
  await awaitLateAnswers()
  const played = { ...toPart(conversation, language, saved), problems, wait: desk?.opened }
  if (conversation.status !== 'stopped') conversation.stop()
  return played

  async function goOn(): Promise<void> {
    const begun = clock.now()
    for (;;) {
      await setImmediate()
      if (steps > mostSteps) return stop()
      if (conversation.status === 'waiting' || conversation.status === 'ended') return
      const pause = clock.next
      const isShort =
        pause !== undefined && pause <= (calls.size > 0 ? longestPauseInCall : longestPause)
      if (isShort && clock.now() + pause - begun <= longestPart) clock.skip()
      else if (calls.size > 0) await Promise.race(calls)
      else return
    }
  }

  function stop(): void {
    const message = `The flow went on for ${mostSteps} steps without a question. Break the loop with a question.`
    problems.push({ code: 'RUNAWAY_LOOP', message })
    conversation.stop()
  }

  async function awaitLateAnswers(): Promise<void> {
    const over = new AbortController()
    const late = wait(patience, undefined, { signal: over.signal }).catch(() => undefined)
    let isLate = false
    void late.then(() => {
      isLate = true
    })
    while (!conversation.isSettled && !isLate) {
      await setImmediate()
      if (calls.size > 0) await Promise.race([...calls, late])
      else if ((clock.next ?? longestPause) <= longestPauseInCall) clock.skip()
      else break
    }
    over.abort()
  }
}

const beginningAt = (bot: Bot, start: string | undefined): Bot =>
  start !== undefined && bot.flow.nodes.has(start) ? { ...bot, flow: { ...bot.flow, start } } : bot

function canGoOn({ saved, bot }: PartOptions): boolean {
  return saved !== undefined && hasNode(bot.flow, registry, saved.session.place?.nodeId ?? '')
}

function toPart(
  conversation: Conversation,
  language: string,
  before?: SavedPart,
): Omit<PlayedPart, 'problems' | 'wait'> {
  const { items, prompt } = conversation.getView()
  const asking = conversation.status === 'waiting' ? prompt : null
  const said = items.flatMap(item => (item.kind === 'said' && !item.partial ? item : []))
  const now = contentsOf(said)
  const question = contentsOf(
    said.filter(item => item.nodeId === asking?.nodeId && !item.isCorrection),
  )
  const isRefused = !items.some(({ kind }) => kind === 'replied')
  // A wrong answer may go without a word: then the question is said again.
  const again =
    asking && isRefused && !hasWords(question)
      ? (timesAsked(asking.prompt, language) ?? before?.asked ?? [])
      : []
  const asked = asking && withinLimit(again.length > 0 ? again : question)
  const record = conversation.record()
  const session = conversation.status === 'stopped' ? undefined : conversation.save()
  return {
    contents: hasWords(now) ? now : [...now, ...again],
    prompt: asking?.prompt ?? null,
    own: asking ? (hasWords(now) ? question : again).length : undefined,
    nodeId: asking?.nodeId,
    saved: session?.ended === null ? { session: { ...session, items: [] }, asked } : undefined,
    visitor: record.visitor,
    record,
  }
}

/** Whoever has picked a day is asked for a time of that day, and not for a day once more. */
function timesAsked(prompt: Prompt, language: string): readonly Content[] | undefined {
  const question = prompt.kind === 'calendar' ? timeQuestion(prompt, language) : undefined
  return question === undefined ? undefined : [textContent(question)]
}

const contentsOf = (said: readonly SaidItem[]) => said.map(({ content }) => content)

const hasWords = (contents: readonly Content[]) => flatText(contents) !== ''

/** Reads what was kept as JSON; undefined for what is none of this. */
export function readSavedPart(text: string | null): SavedPart | undefined {
  if (text === null) return undefined
  const given = readStored<object>(text, {}, 'state of a thread')
  if (!('session' in given)) return undefined
  const session = readSavedSession(given.session)
  const version = 'version' in given && Number(given.version)
  return (
    session && {
      session,
      asked: 'asked' in given ? readAsked(given.asked) : null,
      ...(version && { version }),
    }
  )
}

/** Versions of before kept the words alone. */
function readAsked(asked: unknown): readonly Content[] | null {
  if (typeof asked === 'string') return asked === '' ? [] : [textContent(asked)]
  // Only this module writes them.
  return Array.isArray(asked) ? (asked as readonly Content[]) : null
}
