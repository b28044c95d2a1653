import * as v from 'valibot'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { count, date, list } from '../text.js'
import { agentOf, agentRecord, agentRecordOf, exampleAgent } from './agent.js'
import { exampleLabel, labelRecord } from './labels.js'

/** How many threads are open. */
export const countsRecord = v.strictObject({
  mine: v.pipe(count, v.description('Those that the caller has, or is offered.')),
  waiting: count,
  open: count,
})

/** Brings what a desk shows around its threads. */
export const fetchDesk = defineCall({
  method: 'GET',
  path: '/desk',
  id: 'fetchDesk',
  tag: 'Desk',
  roles: everyone,
  summary: 'Look at the desk',
  description:
    'Who answers, the labels of the account, and how many threads are open: all of them, those that wait, and those of the caller.',
  params: nothing,
  query: nothing,
  body: noBody,
  data: v.strictObject({
    agentId: v.pipe(v.string(), v.description('The caller, as an agent.')),
    agents: list(agentRecord),
    labels: list(labelRecord),
    counts: countsRecord,
    at: v.pipe(date, v.description('When this was looked up, by the server’s clock.')),
  }),
  example: {
    agentId: 'm1',
    agents: [exampleAgent],
    labels: [exampleLabel],
    counts: { mine: 1, waiting: 2, open: 4 },
    at: '2026-11-20T09:00:00.000Z',
  },
  message: 'Desk fetched',
  run: async ({ store: { desk } }, request) => {
    const { owner, member: agentId } = agentOf(request)
    const at = new Date().toISOString()
    const [agents, labels, counts] = await Promise.all([
      desk.agents.list(owner),
      desk.labels.list(owner),
      desk.threads.counts(owner),
    ])
    return {
      agentId,
      agents: agents.map(agentRecordOf),
      labels: [...labels],
      counts: counts(agentId),
      at,
    }
  },
})

/** Says whether the caller wants to be given threads. */
export const setAvailability = defineCall({
  method: 'PUT',
  path: '/desk/availability',
  id: 'setAvailability',
  tag: 'Desk',
  roles: everyone,
  summary: 'Be available, or not',
  description:
    'Threads that wait are offered in turn to members who are available and have a desk open. Whoever is not available keeps what they have.',
  params: nothing,
  query: nothing,
  body: jsonBody(v.strictObject({ isAvailable: v.boolean() }), { isAvailable: true }, 1000),
  data: v.strictObject({ isAvailable: v.boolean() }),
  example: { isAvailable: true },
  message: 'Availability changed',
  run: async ({ store: { desk }, news }, request) => {
    const { isAvailable } = request.body
    const agent = agentOf(request)
    await desk.agents.setAvailable(agent, isAvailable)
    news.agentsChanged(agent.owner)
    return { isAvailable }
  },
})
