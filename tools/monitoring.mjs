// `node tools/monitoring.mjs`: writes the Grafana dashboard and the alert rules in docs/operations/ from one list.
import { writeFileSync } from 'node:fs'

const rate = (metric, by) => `sum by (${by}) (rate(${metric}[5m]))`
const p99 = (metric, by) =>
  `histogram_quantile(0.99, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`

/** What the dashboard shows: title, unit, query, and how a line is named. */
export const panels = [
  ['Requests by status', 'reqps', rate('talkgraph_http_requests_total', 'status'), '{{status}}'],
  [
    'Slowest requests (p99)',
    's',
    p99('talkgraph_http_request_duration_seconds', 'route'),
    '{{route}}',
  ],
  [
    'Calls of steps',
    'reqps',
    rate('talkgraph_step_calls_total', 'step, outcome'),
    '{{step}} {{outcome}}',
  ],
  [
    'Slowest calls of steps (p99)',
    's',
    p99('talkgraph_step_call_duration_seconds', 'step'),
    '{{step}}',
  ],
  ['Mails', 'short', 'max by (status) (talkgraph_outbox_mails)', '{{status}}'],
  [
    'Webhook calls that nobody waits for',
    'short',
    'max by (status) (talkgraph_webhook_deliveries)',
    '{{status}}',
  ],
  ['Jobs that wait', 'short', 'max by (handler) (talkgraph_jobs{state="waiting"})', '{{handler}}'],
  [
    'Jobs',
    'reqps',
    rate('talkgraph_job_attempts_total', 'handler, outcome'),
    '{{handler}} {{outcome}}',
  ],
  ['Slowest jobs (p99)', 's', p99('talkgraph_job_duration_seconds', 'handler'), '{{handler}}'],
  [
    'Webhooks of channels',
    'reqps',
    rate('talkgraph_channel_requests_total', 'channel, outcome'),
    '{{channel}} {{outcome}}',
  ],
  [
    'Messages over channels',
    'reqps',
    rate('talkgraph_channel_messages_total', 'channel, way, outcome'),
    '{{channel}} {{way}} {{outcome}}',
  ],
  [
    'Standstills in an hour',
    'short',
    'sum by (ran) (increase(talkgraph_standstills_total[1h]))',
    '{{ran}}',
  ],
  ['Standing still', 's', rate('talkgraph_standstill_seconds_total', 'ran'), '{{ran}}'],
  [
    'Connections with channels',
    'short',
    'max by (channel, state) (talkgraph_channel_connections)',
    '{{channel}} {{state}}',
  ],
  ['Security', 'reqps', rate('talkgraph_security_events_total', 'event'), '{{event}}'],
  ['Refused calls of the API', 'reqps', rate('talkgraph_refused_calls_total', 'code'), '{{code}}'],
  ['Refused by a limit', 'reqps', rate('talkgraph_limited_total', 'limit'), '{{limit}}'],
  [
    'Connections to PostgreSQL',
    'short',
    'sum by (state) (talkgraph_database_connections)',
    '{{state}}',
  ],
  ['Connections of clients', 'short', 'sum by (state) (talkgraph_connections)', '{{state}}'],
  [
    'Connections of clients, of their limit',
    'percentunit',
    'sum by (instance) (talkgraph_connections) / on (instance) max by (instance) (talkgraph_connections_limit)',
    '{{instance}}',
  ],
  [
    'Connections that were ended',
    'reqps',
    rate('talkgraph_connections_ended_total', 'reason'),
    '{{reason}}',
  ],
  ['Memory', 'bytes', 'process_resident_memory_bytes', '{{instance}}'],
  ['Event loop (p99)', 's', 'nodejs_eventloop_lag_p99_seconds', '{{instance}}'],
  [
    'Versions',
    'short',
    'count by (version, node) (talkgraph_build_info)',
    '{{version}} on Node {{node}}',
  ],
]

/** When somebody should look: name, condition, for how long, and what to do. */
export const alerts = [
  [
    'TalkgraphErrors',
    'sum(rate(talkgraph_http_requests_total{status=~"500|503"}[5m])) / sum(rate(talkgraph_http_requests_total[5m])) > 0.02',
    '5m',
    'More than 2 % of the requests fail on the server. Read its log and look at /readyz.',
  ],
  [
    'TalkgraphSlow',
    `${p99('talkgraph_http_request_duration_seconds', 'route')} > 5`,
    '10m',
    'Requests take more than 5 seconds. Look at the database and at what bots call.',
  ],
  [
    'TalkgraphCallsFail',
    'sum by (step) (rate(talkgraph_step_calls_total{outcome="failed"}[15m])) / sum by (step) (rate(talkgraph_step_calls_total[15m])) > 0.5',
    '15m',
    'More than half of the calls of a kind of step fail. The list of calls of each bot says why.',
  ],
  [
    'TalkgraphMailsWait',
    'max(talkgraph_outbox_mails{status="waiting"}) > 100',
    '30m',
    'Mails wait. Look at the mail server, and in the log for "A mail could not be sent yet".',
  ],
  [
    'TalkgraphMailsGivenUp',
    'increase(max(talkgraph_outbox_mails{status="failed"})[1h:1m]) > 0',
    '0m',
    'Mails were given up. The list of mails of each bot says why.',
  ],
  [
    'TalkgraphWebhooksWait',
    'max(talkgraph_webhook_deliveries{status="waiting"}) > 100',
    '30m',
    'Webhook calls wait. Look in the list of calls of each bot for the other side that does not take them.',
  ],
  [
    'TalkgraphJobsGivenUp',
    'increase(max by (handler) (talkgraph_jobs{state="failed",handler!~"mail|webhook"})[1h:1m]) > 0',
    '0m',
    'Jobs were given up. `talkgraph jobs` says why, and has one done once more.',
  ],
  [
    'TalkgraphChannelRefused',
    'max by (channel) (talkgraph_channel_connections{state="refused"}) > 0',
    '5m',
    'A provider takes nothing from a connection. Its owner has got a mail and has to mend it in the studio, under Channels; what is to be sent waits for seven days.',
  ],
  [
    'TalkgraphDatabaseBusy',
    'max(talkgraph_database_connections{state="waiting"}) > 20',
    '5m',
    'Questions wait for a connection to PostgreSQL. Look at its load and at its slowest queries.',
  ],
  [
    'TalkgraphConnections',
    'sum by (instance) (talkgraph_connections) / on (instance) max by (instance) (talkgraph_connections_limit) > 0.8',
    '1m',
    'Four of five connections are taken. See who holds them; beyond the limit those that wait longest are closed.',
  ],
  [
    'TalkgraphMemory',
    'process_resident_memory_bytes > 4e8',
    '15m',
    'A server takes more than 400 MB of memory.',
  ],
  [
    'TalkgraphEventLoop',
    'nodejs_eventloop_lag_p99_seconds > 0.5',
    '10m',
    'A server is held up. It has too little of the processor, or a very large bot.',
  ],
  [
    'TalkgraphStandsStill',
    'increase(sum by (instance, ran) (talkgraph_standstill_seconds_total)[10m:1m]) > 5',
    '0m',
    'A server answered nobody for seconds. Its log says what ran, and for which account.',
  ],
  [
    'TalkgraphSignInsFail',
    'sum(increase(talkgraph_security_events_total{event=~"sign-in-failed|second-factor-failed|password-refused"}[10m])) > 50',
    '0m',
    'Many sign-ins fail. The log has a line with "event":"sign-in-failed" for each; where many have a member, somebody guesses passwords of people who are known.',
  ],
  [
    'TalkgraphCallsRefused',
    'sum by (code) (increase(talkgraph_refused_calls_total[10m])) > 500',
    '0m',
    'Many calls of the API are refused. The log says of which account, with "event":"refused".',
  ],
  ['TalkgraphDown', 'absent(talkgraph_build_info)', '2m', 'No server is seen.'],
]

/** The files by their names. */
export function files() {
  const dashboard = {
    title: 'Talkgraph',
    uid: 'talkgraph',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map(([title, unit, expr, legendFormat], index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: { type: 'prometheus', uid: '${datasource}' },
      gridPos: { h: 8, w: 8, x: (index % 3) * 8, y: Math.floor(index / 3) * 8 },
      fieldConfig: { defaults: { unit }, overrides: [] },
      targets: [{ refId: 'A', expr, legendFormat }],
    })),
  }
  const rules = alerts
    .map(
      ([alert, expr, wait, summary]) =>
        `      - alert: ${alert}\n        expr: ${JSON.stringify(expr)}\n        for: ${wait}\n        annotations:\n          summary: ${JSON.stringify(summary)}\n`,
    )
    .join('')
  return {
    'grafana.json': `${JSON.stringify(dashboard, null, 2)}\n`,
    'alerts.yml': `groups:\n  - name: talkgraph\n    rules:\n${rules}`,
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [name, text] of Object.entries(files()))
    writeFileSync(new URL(`../docs/operations/${name}`, import.meta.url), text)
