import * as v from 'valibot'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineCall, everyone } from '../call/define-call.js'
import { count, list } from '../text.js'
import { agentOf, agentRecord, agentRecordOf, exampleAgent } from './agent.js'
import { exampleLabel, labelRecord } from './labels.js'

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
    counts: v.strictObject({ mine: count, waiting: count, open: count }),
  }),
  example: {
    agentId: 'm1',
    agents: [exampleAgent],
    labels: [exampleLabel],
    counts: { mine: 1, waiting: 2, open: 4 },
  },
  message: 'Desk fetched',
  run: async ({ store: { desk } }, request) => {
    const { owner, member: agentId } = agentOf(request)
    const [agents, labels, counts] = await Promise.all([
      desk.agents.list(owner),
      desk.labels.list(owner),
      desk.threads.counts(owner, agentId),
    ])
    return { agentId, agents: agents.map(agentRecordOf), labels: [...labels], counts }
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
