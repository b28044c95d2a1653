import { setTimeout as wait } from 'node:timers/promises'
import type { RefusalReason } from '@talkgraph/wire/channels'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { serverVersion } from '../base/folders.js'
import type { CallEntry, Store } from '../store/index.js'
import { type JobOutcome, jobNames, type NoteJob } from './jobs/index.js'
import { measureSockets, type SocketMetrics } from './sockets/index.js'
import type { NoteStandstill } from './standstills/watch-standstills.js'

/** What is measured, for Prometheus. Routes are named by their pattern: no id, address or answer is in a label. */
export interface Metrics {
  /** Counts each request, and how long its answer took. */
  readonly measure: MiddlewareHandler
  /** Counts one call of a step, and how it ended. */
  noteCall(call: Pick<CallEntry, 'step' | 'ms' | 'error'>): void
  /** Counts one attempt at a job. */
  readonly noteJob: NoteJob
  /** Counts one call that a limit refused. */
  noteRefusal(limit: string): void
  /** Counts what concerns the security of accounts, by its kind. */
  noteSecurity(event: string): void
  /** Counts a call of the API that was refused, by its code. */
  noteRefused(code: string): void
  /** Counts a request at a provider's webhook, and what came of it. */
  noteChannelRequest(channel: string, outcome: ChannelRequestOutcome): void
  /** Counts a message that came over a channel or went out. */
  noteChannelMessage(channel: string, way: 'in' | 'out', outcome: 'done' | 'again' | 'failed'): void
  /** Counts one time for which the thread that answers stood still. */
  readonly noteStandstill: NoteStandstill
  readonly sockets: SocketMetrics
  /** Everything measured, as Prometheus reads it. */
  print(): Promise<string>
  readonly contentType: string
}

/** What came of a request at a webhook: it brought something or nothing, or was refused. */
type ChannelRequestOutcome = 'taken' | 'empty' | 'challenge' | 'unknown' | RefusalReason

/** Milliseconds in which the database can say how many mails there are. */
const patience = 1000
const none: ReadonlyMap<string, number> = new Map()
const ways: readonly JobOutcome[] = ['done', 'failed', 'given-up']

/** What the database counts, or nothing where it does not answer in time. */
function inTime<Counts>(counts: Promise<Counts>, none: Counts): Promise<Counts> {
  return Promise.race([counts.catch(() => none), wait(patience, none, { ref: false })])
}

/** Measures of one server. */
export function createMetrics({
  outbox,
  jobs,
  connections,
  channels,
}: Pick<Store, 'outbox' | 'jobs' | 'connections' | 'channels'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'talkgraph_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'talkgraph_http_request_duration_seconds',
    help: 'Time to an answer, or to the beginning of a streamed one',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 15],
    registers,
  })
  new Gauge({
    name: 'talkgraph_outbox_mails',
    help: 'Mails of all servers by status; absent while the database does not answer',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset()
      for (const [status, count] of await inTime(outbox.counts(), none)) this.set({ status }, count)
    },
  })
  new Gauge({
    name: 'talkgraph_webhook_deliveries',
    help: 'Webhook calls of all servers that nobody waits for, by status, at most 10,000 of each; absent while the database does not answer',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset()
      for (const { waiting, failed } of await inTime(
        jobs.counts(['webhook', 'event', 'hook']),
        [],
      )) {
        this.inc({ status: 'waiting' }, waiting)
        this.inc({ status: 'failed' }, failed)
      }
    },
  })
  new Gauge({
    name: 'talkgraph_jobs',
    help: 'Jobs of all servers by handler, those under way among the waiting, at most 10,000 of each; absent while the database does not answer',
    labelNames: ['handler', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { handler, waiting, failed } of await inTime(jobs.counts(jobNames), [])) {
        this.set({ handler, state: 'waiting' }, waiting)
        this.set({ handler, state: 'failed' }, failed)
      }
    },
  })
  const attempts = new Counter({
    name: 'talkgraph_job_attempts_total',
    help: 'Attempts at jobs by this server, and how they ended',
    labelNames: ['handler', 'outcome'],
    registers,
  })
  for (const handler of jobNames) for (const outcome of ways) attempts.inc({ handler, outcome }, 0)
  const jobSeconds = new Histogram({
    name: 'talkgraph_job_duration_seconds',
    help: 'Time that attempts at jobs took',
    labelNames: ['handler'],
    buckets: [0.02, 0.1, 0.5, 1, 5, 15, 60],
    registers,
  })
  new Gauge({
    name: 'talkgraph_database_connections',
    help: 'Connections to PostgreSQL that are used or idle, and questions that wait for one; absent on SQLite',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count)
    },
  })
  const calls = new Counter({
    name: 'talkgraph_step_calls_total',
    help: 'Calls of steps: webhooks, AI, mails put into the outbox',
    labelNames: ['step', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'talkgraph_step_call_duration_seconds',
    help: 'Time that the calls of steps took',
    labelNames: ['step'],
    buckets: [0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  })
  const refusals = new Counter({
    name: 'talkgraph_limited_total',
    help: 'Calls that a limit refused',
    labelNames: ['limit'],
    registers,
  })
  const securityEvents = new Counter({
    name: 'talkgraph_security_events_total',
    help: 'Sign-ins that failed, changes of passwords, second factors, members and keys',
    labelNames: ['event'],
    registers,
  })
  const refusedCalls = new Counter({
    name: 'talkgraph_refused_calls_total',
    help: 'Calls of the API that were refused: no good key, not the right role, too often',
    labelNames: ['code'],
    registers,
  })
  const channelRequests = new Counter({
    name: 'talkgraph_channel_requests_total',
    help: 'Requests at the webhooks of channels, and what came of them',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'talkgraph_channel_connections',
    help: 'Connections of bots with channels by state, of all servers; refused: the provider takes nothing until the owner mends it; absent while the database does not answer',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { channel, state, count } of await inTime(channels.connections.counts(), []))
        this.set({ channel, state }, count)
    },
  })
  const channelMessages = new Counter({
    name: 'talkgraph_channel_messages_total',
    help: 'Messages that came over channels and were worked on, or went out',
    labelNames: ['channel', 'way', 'outcome'],
    registers,
  })
  const standstills = new Counter({
    name: 'talkgraph_standstills_total',
    help: 'Times for which the server answered nobody, longer than 200 ms, by what ran: a route, a job, or unknown',
    labelNames: ['ran'],
    registers,
  })
  const standstillSeconds = new Counter({
    name: 'talkgraph_standstill_seconds_total',
    help: 'How long those were',
    labelNames: ['ran'],
    registers,
  })
  new Gauge({
    name: 'talkgraph_build_info',
    help: 'The running version; always 1',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: serverVersion, node: process.versions.node }, 1)
  return {
    measure: async (context, next) => {
      const startedAt = performance.now()
      await next()
      const route = routePath(context)
      seconds.observe({ route }, (performance.now() - startedAt) / 1000)
      requests.inc({ method: context.req.method, route, status: context.res.status })
    },
    noteCall: ({ step, ms, error }) => {
      calls.inc({ step, outcome: error === null ? 'ok' : 'failed' })
      callSeconds.observe({ step }, ms / 1000)
    },
    noteJob: (handler, outcome, seconds) => {
      attempts.inc({ handler, outcome })
      jobSeconds.observe({ handler }, seconds)
    },
    noteChannelRequest: (channel, outcome) => channelRequests.inc({ channel, outcome }),
    noteChannelMessage: (channel, way, outcome) => channelMessages.inc({ channel, way, outcome }),
    noteStandstill: (ran, seconds) => {
      standstills.inc({ ran })
      standstillSeconds.inc({ ran }, seconds)
    },
    noteSecurity: event => securityEvents.inc({ event }),
    noteRefused: code => refusedCalls.inc({ code }),
    noteRefusal: limit => refusals.inc({ limit }),
    sockets: measureSockets(registers),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
