import { stepForWords } from '../../../runtime/bot/trigger.schema.js'
import { createLevels, edgesOf } from '../../../runtime/flow/levels.js'
import { type Bot, type Problem, registry } from '../../../runtime/index.js'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import {
  apart,
  type CameBy,
  capabilitiesOf,
  flatText,
  type Heard,
  messageOf,
  promptOptions,
  readAnswer,
  type Said,
  sendsApproved,
  withinBounds,
  withinLimit,
} from '../../channels/index.js'
import type { MessageEntry, NewMessage, Store } from '../../store/index.js'
import { visitorKey } from '../experiments/note-visits.js'
import type { Hooks } from '../hooks/hooks.js'
import type { Results } from '../results/keep-results.js'
import type { Answered } from './answered.js'
import { chanceOf } from './chance.js'
import { type DeskNews, openDesk } from './desk.js'
import { type PlayedPart, playPart, readSavedPart } from './play-part.js'
import { sayLimit } from './say-limit.js'
import { type StepParts, stepCalls } from './step-calls.js'
import type { HeldTurn } from './thread-turns.js'

/** What a visitor says, and what the message is known by. */
export interface KeyedHeard {
  readonly heard: Heard
  readonly key?: string | undefined
  /** What is known of whoever begins. */
  readonly beginner?: Beginner | undefined
}

/** What a channel knows of somebody with whom a conversation begins. */
export interface Beginner {
  readonly cameBy?: CameBy | undefined
  /** Told to a bot that names these among its `variables` or in its `prefill`. */
  readonly known: Readonly<Partial<Record<'name' | 'phone' | 'email', string>>>
}

/** What makes a flow go on: something that the visitor says, or news from the desk. */
export interface Impulse extends Partial<KeyedHeard> {
  /** What was said is not an answer to the flow, which goes on by the news. */
  readonly news?: DeskNews
}

/** What came of it; `question` is undefined where the visitor said nothing. */
export type PlayedThread = Omit<Answered, 'question'> & {
  readonly question: MessageEntry | undefined
}

/** Characters of one conversation as it is kept. */
const mostSaved = 2_000_000

/** The flow that a thread is held in; `met` where a version is live for a share of the visitors. */
interface PlayedBot {
  readonly bot: Bot
  readonly live: LiveBot
  readonly met: Parameters<Results['keepPlayed']>[0]['met']
}

/** Makes what plays a thread's flow on by one part, and keeps what came of it. */
export function threadPlayer(
  parts: StepParts & {
    readonly log: Logger
    readonly results: Results
    readonly plans: Pick<Store['plans'], 'isFull'>
    readonly hooks: Pick<Hooks, 'handedOver'>
  },
) {
  const callsOf = stepCalls(parts)
  return async (
    { bot, live, met }: PlayedBot,
    { thread, saved, end }: HeldTurn,
    { heard, key, news, beginner }: Impulse,
  ): Promise<PlayedThread> => {
    const { id, botId } = thread
    const isNew = saved === null && heard !== undefined && news === undefined
    if (isNew && (await parts.plans.isFull(thread.owner)))
      return sayLimit(live.settings.limitText, { heard, key }, { thread, end })
    const capabilities = capabilitiesOf(thread.channel)
    const asked = heard && { ...messageOf(heard), key }
    const desk = live.settings.liveDesk
      ? openDesk(live.steps.get.bind(live.steps), news)
      : undefined
    const part = await playPart({
      bot,
      ...(asked && beginningWith(bot, asked.text, beginner)),
      language: thread.language ?? undefined,
      saved: readSavedPart(saved),
      answer:
        heard && !news
          ? (prompt, nodeId) =>
              withinBounds(
                prompt,
                readAnswer(prompt, heard, capabilities),
                waysOutside(bot, nodeId),
                thread.language ?? 'en',
              )
          : undefined,
      sendsApproved: sendsApproved(thread.channel),
      call: callsOf({ botId, live, session: sessionOf(id) }),
      desk,
      visitor: visitorKey(thread.session, thread.identity),
      ...chanceOf(JSON.stringify([id, saved, asked?.text, news])),
    })
    const { kept, problems } = keep(part, live.version)
    for (const { code, nodeId } of problems)
      parts.log.warn({ botId, threadId: id, nodeId, code }, 'A conversation had a problem')
    const { contents, wait } = part
    // Whoever waits for a person is asked nothing.
    const said = { contents, prompt: wait ? null : part.prompt, own: wait ? undefined : part.own }
    const { name, email, phone, mobile } = part.visitor
    const written = await end({
      saved: kept,
      ...(name && { name }),
      ...(email && { email }),
      ...((phone || mobile) && { phone: phone || mobile }),
      ...(wait && { state: 'waiting', ...wait }),
      messages: [
        ...(asked ? [asked] : []),
        ...apart(said).flatMap(each => answerOf(each, part.nodeId, asked !== undefined)),
      ],
    })
    await parts.results
      .keepPlayed({ live, met, thread, record: part.record, written })
      .catch(err =>
        parts.log.error({ err, botId, threadId: id }, 'A conversation could not be stored'),
      )
    if (wait)
      await parts.hooks.handedOver({
        ...thread,
        name: name ?? thread.name,
        email: email ?? thread.email,
        phone: phone || mobile || thread.phone,
      })
    const question = written.find(({ who }) => who === 'visitor')
    if (asked && !question) throw new ApiError('SEND_MESSAGE_FAILED')
    return {
      state: wait ? 'waiting' : thread.state,
      question,
      answer: written.find(({ who }) => who === 'bot'),
      said,
      problems,
    }
  }
}

/** Whether the step has ways of its own for what is below and above its range. */
function waysOutside({ flow }: Bot, nodeId: string) {
  const at = createLevels(flow, registry).find(nodeId)
  const handles = new Set((at ? edgesOf(at) : []).map(({ sourceHandle }) => sourceHandle ?? ''))
  const has = (number: number) => handles.has(`source-${number}`) || handles.has(`${number}`)
  return { below: has(1), above: has(3) }
}

/** Letters of a value that a conversation begins with. */
const longestValue = 1000

/** What a person wrote first, and came by, as variables; and the step at which that begins (decision 328). */
function beginningWith({ file, flow }: Bot, words: string, beginner: Beginner | undefined) {
  const isCommand = words.startsWith('/start')
  const known = Object.entries(beginner?.known ?? {}).filter(([name]) =>
    flow.variables.some(each => each.trim() === name),
  )
  const given = { ...Object.fromEntries(known), ...beginner?.cameBy }
  const variables = Object.entries({ ...given, 'first words': isCommand ? '' : words }).map(
    ([name, value]) => [name, value.slice(0, longestValue)] as const,
  )
  return {
    variables: Object.fromEntries(variables),
    start: isCommand ? undefined : stepForWords(file.triggers, words),
  }
}

/** The session of a thread's steps. */
export const sessionOf = (threadId: string) => `thread ${threadId}`

function keep(
  { saved, problems }: PlayedPart,
  version: number,
): {
  kept: string | null
  problems: readonly Problem[]
} {
  const kept = saved ? JSON.stringify({ ...saved, version }) : null
  if (kept === null || kept.length <= mostSaved) return { kept, problems }
  const message = 'The conversation has grown too long and begins anew.'
  return { kept: null, problems: [...problems, { code: 'OVER_LIMIT', message }] }
}

/** What a thread keeps of it: what agents can read and visitors can name. */
function answerOf(
  { contents, prompt, own }: Said,
  nodeId: string | undefined,
  isAnswer: boolean,
): NewMessage[] {
  const text = flatText(contents)
  const options = prompt ? promptOptions(prompt) : []
  if (text === '' && prompt === null) return []
  const prompts = options.map(({ id, label }) => ({ id, title: label }))
  const said = { contents: withinLimit(contents), prompt, own }
  return [{ who: 'bot', text, prompts, said, nodeId, ...(isAnswer && { question: 'before' }) }]
}
