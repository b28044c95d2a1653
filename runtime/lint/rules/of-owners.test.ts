import { expect, test } from 'vitest'
import { applyOperations, asOperations, readDraft } from '../../draft/index.js'
import { lintBot } from '../lint-bot.js'

const ask = { id: 'who', type: 'ask-email', data: { questionText: 'Where can we reach you?' } }
const mail = (to: readonly string[]) => ({
  id: 'mail',
  type: 'email',
  data: { to, subject: 'New', body: '{email}' },
})
const bot = (
  nodes: readonly { readonly id: string; readonly type: string; readonly data?: object }[],
  settings: object = {},
) => ({
  nodes: [{ id: 'start', type: 'welcome', data: { text: 'Hi' } }, ...nodes],
  edges: ['start', ...nodes.map(({ id }) => id)]
    .slice(0, -1)
    .map((source, place) => ({ source, target: nodes[place]?.id })),
  settings,
})
const found = (rule: string, given: unknown) => lintBot(given).filter(each => each.rule === rule)

test('contact data that is asked for and kept nowhere is found once, and storing mends it', () => {
  const [finding, ...more] = found('lead-kept-nowhere', bot([ask, { ...ask, id: 'again' }]))
  expect([finding?.nodeId, more]).toEqual(['who', []])
  const draft = readDraft(bot([ask]))
  const mended = applyOperations(
    draft,
    asOperations(finding?.mend?.changes ?? [], () => 'm'),
  )
  expect(found('lead-kept-nowhere', mended.draft)).toEqual([])
})

test.each([
  ['stored', bot([ask], { collectResults: true })],
  ['told of at its end', bot([ask], { resultWebhookUrl: 'https://shop.org/hook' })],
  ['mailed', bot([ask, mail(['ann@shop.org'])])],
  ['passed on', bot([ask, { id: 'call', type: 'webhook', data: { url: 'https://shop.org' } }])],
  ['for a person', bot([ask, { id: 'help', type: 'human-handover' }], { liveDesk: true })],
  ['booked', bot([ask, { id: 'when', type: 'calendar', data: { booking: { minutes: 30 } } }])],
  ['no contact data', bot([{ id: 'much', type: 'ask-number' }])],
])('what is %s is not found', (_, given) => {
  expect(found('lead-kept-nowhere', given)).toEqual([])
})

test('a handover at which nobody answers keeps nothing', () => {
  expect(
    found('lead-kept-nowhere', bot([ask, { id: 'help', type: 'human-handover' }])),
  ).toHaveLength(1)
})

test.each([
  ['vans@kettleandpipe.example', true],
  ['ann@sub.shop.test', true],
  ['ann@example.com', true],
  ['ann@EXAMPLE.org', true],
  ['ann@localhost', true],
  ['ann@shop.org', false],
  ['ann@myexample.com', false],
  ['ann@example.de', false],
  ['ann@test.shop.org', false],
  ['{email}', false],
])('a mail to %s goes to nobody: %s', (to, isNobody) => {
  expect(found('reserved-address', bot([ask, mail(['me@shop.org', to])])).length > 0).toBe(isNobody)
})

test('calls and links are looked at, words around them are not, and what may go is taken by a mend', () => {
  const nodes = [
    { id: 'call', type: 'webhook', data: { url: 'http://localhost:8080/orders' } },
    { id: 'say', type: 'message', data: { text: 'See <a href="https://shop.example/a">this</a>' } },
    { id: 'plain', type: 'message', data: { text: 'Write it like ann@example.com' } },
    mail(['me@shop.org', 'vans@kettle.example']),
  ]
  const findings = found('reserved-address', bot(nodes))
  expect(findings.map(({ nodeId, field }) => [nodeId, field])).toEqual([
    ['call', 'url'],
    ['say', 'text'],
    ['mail', 'to.1'],
  ])
  const mend = findings.at(-1)?.mend?.changes ?? []
  const { draft } = applyOperations(
    readDraft(bot(nodes)),
    asOperations(mend, () => 'm'),
  )
  expect(draft.elements[0].nodes.at(-1)?.data.to).toEqual(['me@shop.org'])
})
