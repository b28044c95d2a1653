import type { HookEvent } from '@talkgraph/wire/hooks'
import { stepsIn } from '@talkgraph/wire/results'
import * as v from 'valibot'
import type { SessionRecord } from '../../../runtime/index.js'
import type { Logger } from '../../base/log.js'
import type { LiveBot, LiveBots } from '../../bots/publish/live-bots.js'
import type { Tryout } from '../../bots/publish/tryout.js'
import { isPlayedHere } from '../../channels/index.js'
import type { Jobs } from '../../platform/jobs/index.js'
import type { MessageEntry, ResultEntry, Store, ThreadEntry } from '../../store/index.js'
import { noteTryout, noteVisits, visitorKey } from '../experiments/note-visits.js'
import type { Hooks } from '../hooks/hooks.js'
import { resultEvent } from './completed-event.js'
import { isLead, type LeadTiming, usualLeadPause } from './leads.js'
import { readRecord, recordSchema, type StoredRecord } from './record.schema.js'
import { edgesIn, firstAnswersIn, visitorIn, wordsOf } from './record-facts.js'
import { answerData, finishedData, freshAnswers, leadData } from './told-data.js'
import { wayOf } from './way-of.js'

/** A conversation that may be stored; times are those of its own clock, `shift` milliseconds behind the server's. */
interface HandedOver {
  readonly botId: string
  readonly live: LiveBot
  readonly channel: string
  /** The session's tag. */
  readonly session: string
  /** What stands for the visitor in experiments; absent: the session. */
  readonly visitor?: string | undefined
  readonly record: StoredRecord
  /** The visitor has left before the end. */
  readonly hasLeft?: boolean
  readonly shift?: number
  /** What it takes up once it is stored, as `storedBytes` tells it; absent: not counted. */
  readonly bytes?: number
  /** How far it got; absent: counted from the record. */
  readonly steps?: number
  /** What is live for a share of the visitors, and whether the conversation began because of that. */
  readonly met?: MetTryout | undefined
}

/** What is live for a share of the visitors, and whether a conversation began because of that. */
interface MetTryout {
  readonly tryout: Tryout
  readonly isDealt: boolean
}

/** A conversation that is counted. */
interface Counted
  extends Pick<HandedOver, 'botId' | 'live' | 'session' | 'visitor' | 'record' | 'met'> {
  /** The visitor has said something. */
  readonly isChat: boolean
}

/** What was played of a thread here. */
interface Played {
  readonly live: LiveBot
  readonly met?: MetTryout | undefined
  readonly thread: ThreadEntry
  readonly record: SessionRecord
  /** What was said last. */
  readonly written: readonly MessageEntry[]
}

/** Stores conversations of bots whose owners switched that on (decision 33), and counts all for experiments. */
export interface Results {
  /** Counts a conversation, as a chat and for experiments, and stores nothing of it. */
  count(counted: Counted): Promise<void>
  /** Stores nothing of any other bot. Resolves once it is stored. */
  keep(given: HandedOver): Promise<void>
  /** Stores a thread that is played here, with what agents said in it. */
  keepPlayed(played: Played): Promise<void>
  /** Notes that a thread which is played here was talked in, or has ended, beside its flow. Never rejects. */
  noteTalk(threadId: string): Promise<void>
}

/** How a message of a thread stands in a transcript: a file, and the words beside it. */
function spoken({ who, text, file, agentName }: MessageEntry) {
  const by = { by: author[who], ...(who === 'agent' && agentName && { agentName }) }
  return [
    ...(file
      ? [{ ...by, message: { kind: 'file', src: file.url, name: file.name } as const }]
      : []),
    ...(text !== '' && text !== file?.name ? [{ ...by, message: text }] : []),
  ]
}

/** Which parts of a record do not fit, without the names and values that a visitor or an owner gave. */
const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]) => [
  ...new Set(issues.map(({ path }) => String(path?.[0]?.key ?? ''))),
]

/** The job that tells an owner's own server of the end of a conversation. */
function completedJob(url: string, entry: ResultEntry, record: StoredRecord, session: string) {
  const event = resultEvent(url, entry, record)
  const data = JSON.stringify({ nodeId: 'conversation.completed', ...event })
  return { handler: 'event', botId: entry.botId, session, data }
}

const author = { visitor: 'user', bot: 'bot', agent: 'agent', note: 'agent' } as const
const mostMessages = 2000

/** Makes it over the store. */
export function createResults(
  store: Pick<Store, 'results' | 'threads' | 'messages' | 'experiments' | 'plans' | 'bookings'>,
  liveBots: Pick<LiveBots, 'find'>,
  jobs: Pick<Jobs, 'tell' | 'heed'>,
  log: Logger,
  hooks: Pick<Hooks, 'wanted' | 'jobFor' | 'told'>,
  { pause = usualLeadPause }: LeadTiming = {},
): Results {
  return {
    keep,
    count,
    async keepPlayed({ live, met, thread, record: played, written }) {
      const last = written.at(-1)?.number ?? thread.lastMessage
      const { collect } = live.settings.results
      if (!(collect || live.counts) || last === 0) return
      const {
        output: record,
        success,
        issues,
      } = v.safeParse(recordSchema, JSON.parse(JSON.stringify(played)))
      if (success && !collect)
        await count({
          live,
          met,
          botId: thread.botId,
          session: thread.session,
          isChat: true,
          visitor: visitorKey(thread.session, thread.identity),
          record: { ...record, endedAt: played.endedAt },
        })
      else if (success)
        await keepThread({ live, met }, thread, { ...record, endedAt: played.endedAt }, last)
      else
        log.warn(
          { threadId: thread.id, fields: fieldsOf(issues) },
          'A conversation is not stored: its record does not fit',
        )
    },
    async noteTalk(threadId) {
      try {
        const thread = await store.threads.find(threadId)
        const live =
          thread && isPlayedHere(thread.channel) ? await liveBots.find(thread.botId) : undefined
        if (!thread || !live?.settings.results.collect) return
        const known = await store.results.last(thread.botId, thread.session)
        if (!known) return
        const version = known.version === live.version ? undefined : known.version
        const played = version ? await liveBots.find(thread.botId, version) : undefined
        const record = readRecord(known.record)
        const endedAt = record.endedAt ?? (thread.state === 'ended' ? Date.now() : null)
        const own = played ? { ...played, settings: live.settings } : live
        // Whose thread it is was counted as it began.
        const met = live.tryout && { tryout: live.tryout, isDealt: false }
        await keepThread({ live: own, met }, thread, { ...record, endedAt }, thread.lastMessage + 1)
      } catch (err) {
        log.error({ err, threadId }, 'A conversation could not be stored')
      }
    },
  }

  /** Who booked before they were asked for their address gets their mail once they have answered. */
  async function completeBookings({ botId, session, record: { visitor } }: HandedOver) {
    const text = (given: string | undefined, longest: number) =>
      given?.replace(/\s+/g, ' ').trim().slice(0, longest) ?? ''
    const { name, email, phone, mobile } = visitor
    const person = {
      name: text(name, 200),
      email: text(email, 320),
      phone: text(phone ?? mobile, 50),
    }
    if (person.email === '' && person.name === '' && person.phone === '') return
    if (await store.bookings.complete({ botId, session, person })) jobs.tell('booking')
  }

  async function keep(given: HandedOver): Promise<void> {
    const {
      botId,
      live,
      channel,
      session,
      record,
      hasLeft,
      bytes,
      shift = 0,
      steps = stepsIn(record),
    } = given
    const { results } = live.settings
    // A chat that is stored counts as it is stored.
    await count({ ...given, isChat: !results.collect })
    if (!results.collect) return
    const { startedAt, endedAt, answers } = record
    const time = Date.now()
    const atServer = (at: number) => Math.min(Math.max(at + shift, 0), time)
    await completeBookings(given)
    const { webhookUrl } = results
    let isNewLead = false
    const wanted = await hooks.wanted(botId)
    const job = (event: HookEvent, data: object) =>
      hooks.jobFor(event, { botId, session }, time, data)
    await store.results.keep({
      botId,
      channel,
      session,
      version: live.version,
      begun: startedAt,
      steps,
      state: endedAt !== null ? 'finished' : hasLeft ? 'abandoned' : 'open',
      answered: Object.keys(answers).length,
      visitor: visitorIn(record),
      startedAt: atServer(startedAt),
      endedAt: endedAt === null ? null : atServer(endedAt),
      edges: edgesIn(record, live.edges ?? new Set()),
      way: wayOf(record),
      known: live.known ?? new Set(),
      record: JSON.stringify(record),
      firstAnswers: JSON.stringify(firstAnswersIn(record)),
      bytes,
      words: endedAt === null ? [] : wordsOf(record),
      ...((webhookUrl !== '' || wanted.has('conversation.finished')) && {
        tell: (entry: ResultEntry) => [
          ...(webhookUrl === '' ? [] : [completedJob(webhookUrl, entry, record, session)]),
          ...(wanted.has('conversation.finished')
            ? [job('conversation.finished', finishedData(entry, record))]
            : []),
        ],
      }),
      ...(wanted.has('answer') && {
        tellNews: (entry: ResultEntry, before: string | null) =>
          freshAnswers(record, before === null ? undefined : readRecord(before)).map(answer =>
            job('answer', answerData(entry, answer, record)),
          ),
      }),
      ...(isLead(record) && {
        tellLead: (entry: ResultEntry) => {
          isNewLead = true
          const { id } = entry
          const data = JSON.stringify({ resultId: id })
          return [
            { handler: 'lead', key: id, botId, session, data, pause },
            ...(wanted.has('lead') ? [job('lead', leadData(entry, record))] : []),
          ]
        },
      }),
    })
    if (webhookUrl !== '' && endedAt !== null) jobs.tell('event')
    if (isNewLead) jobs.heed('lead', pause)
    if (wanted.size > 0) hooks.told()
  }

  async function count(counted: Counted): Promise<void> {
    const { live, botId, session, visitor = session, record, met } = counted
    const whose = { botId, session, visitor }
    await noteVisits(store, live.experiments, whose, record)
    if (met) await noteTryout(store, { ...met, version: live.version }, whose, record)
    if (counted.isChat) await store.plans.noteChat({ botId, session, begun: record.startedAt })
  }

  /** Where an agent had a say, or the flow did not hear the visitor, the thread is what was said. */
  async function keepThread(
    { live, met }: Pick<HandedOver, 'live' | 'met'>,
    thread: ThreadEntry,
    record: StoredRecord,
    steps: number,
  ) {
    const { id, botId, session, channel } = thread
    const visitor = visitorKey(session, thread.identity)
    const said = (
      await store.messages.list(id, { before: Number.MAX_SAFE_INTEGER, limit: mostMessages })
    ).filter(({ who, at }) => who !== 'note' && at >= record.startedAt)
    const heard = new Set(said.map(({ question }) => question))
    const isBeside = ({ who, number }: MessageEntry) =>
      who === 'agent' || (who === 'visitor' && !heard.has(number))
    const transcript = said.some(isBeside) ? said.flatMap(spoken) : record.transcript
    const whole = { ...record, transcript }
    await keep({ botId, live, met, channel, session, visitor, record: whole, steps })
  }
}
