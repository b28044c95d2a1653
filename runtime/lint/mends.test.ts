import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../tests/arbitraries/cases.js'
import { graph } from '../../tests/arbitraries/graph.js'
import {
  applyOperations,
  asOperations,
  type Draft,
  invertOperation,
  type Operation,
  readDraft,
} from '../draft/index.js'
import { type Finding, lintBot } from '../index.js'
import { slips } from './slips.fixture.js'

function press({ mend }: Finding, draft: Draft) {
  let count = 0
  const operations = asOperations(mend?.changes ?? [], () => `mend${count++}`)
  return { operations, ...applyOperations(draft, operations) }
}

/** What takes a mend back, the last operation first. */
function back(start: Draft, operations: readonly Operation[]) {
  let draft = start
  const undos = operations.map(operation => {
    const undo = invertOperation(draft, operation)
    draft = applyOperations(draft, [operation]).draft
    return undo
  })
  return undos.reverse().flat()
}

function ids() {
  let count = 0
  return () => `undo${count++}`
}

/** How many findings of its kind there are at its step or edge: of two blank options, taking one leaves the other. */
const alike = ({ rule, nodeId, edgeId }: Finding, draft: Draft) =>
  lintBot(draft).filter(
    each => each.rule === rule && each.nodeId === nodeId && each.edgeId === edgeId,
  ).length

test.each([
  ['an edge to a node that does not exist', 'Remove the ways to nowhere'],
  ['a node that no edge leads to', 'Remove the step'],
  ['a misspelt option id on an edge', 'Let the way begin at "plum"'],
  ['a fourth choice out of three', 'Remove the way'],
  ['two edges after a message', 'Remove the way'],
  ['a way on for a failure that nobody waits for', 'Remove the way'],
  ['a jump to a node that does not exist', 'Write "start"'],
  ['a misspelt type', 'Make it "message"'],
  ['a misspelt field', 'Call it "answerVariable"'],
  ['a misspelt field of an option', 'Call it "choiceText"'],
  ['a text in a field of another type', 'Call it "text"'],
  ['a placeholder that nothing sets', 'Write "cake_size"'],
  ['an option without a text', 'Remove the option'],
  ['an option without an id among others that have ways on', 'Give it the id "plum-cake"'],
  ['a misspelt field of a trigger', 'Call it "seconds"'],
  ['a handover where the live desk is off', 'Switch the live desk on'],
  ['a step that an import left without a counterpart', 'Take the note away'],
  ['a number as a link', 'Call this number'],
  ['a mail address as a link', 'Write a mail to it'],
  ['a site as a link', 'Write "https://www.bakery.net/cakes"'],
  ['a webhook without its scheme', 'Write "https://crm.bakery.net/leads"'],
  ['a mail to a person by words', 'Write "ann@bakery.net"'],
  ['a right answer that ends the quiz', 'Keep a score'],
])('%s is mended with one press: %s', (name, title) => {
  const { bot } = slips.find(slip => slip.name === name) ?? {}
  const [finding] = lintBot(bot)
  expect(finding?.mend?.title).toBe(title)
  const { draft, refused } = press(finding as Finding, readDraft(bot))
  expect(refused).toEqual([])
  expect(lintBot(draft).map(({ rule }) => rule)).not.toContain(finding?.rule)
})

test('a mend is not offered where it is not safe', () => {
  const unmended = [
    'a key in a text',
    'a bare name that nothing sets',
    'a mail to nobody',
    'no JSON',
  ]
  for (const { bot } of slips.filter(({ name }) => unmended.includes(name)))
    expect(lintBot(bot)[0]).not.toHaveProperty('mend')
})

/** The same with a field called `__proto__` in every object, as only JSON can hold it. */
function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, spoiled(inner)])
  return Object.fromEntries([...entries, ['__proto__', false]])
}

test('a mend can be pressed in a bot that has fields called __proto__', () => {
  const bots = slips.flatMap(({ bot }) => (typeof bot === 'object' ? [spoiled(bot)] : []))
  for (const bot of bots)
    for (const finding of lintBot(bot)) expect(press(finding, readDraft(bot)).refused).toEqual([])
  expect(lintBot(bots[0])).not.toEqual([])
})

test('a moved value has no field called __proto__', () => {
  const written = JSON.parse(
    '{ "url": "https://shop.example", "bodi": { "__proto__": false, "a": "b" } }',
  )
  const bot = {
    nodes: [
      { id: 'w', type: 'welcome-node', data: { text: 'Hello' } },
      { id: 'c', type: 'webhook-node', data: written },
    ],
    edges: [{ source: 'w', target: 'c' }],
  }
  const finding = lintBot(bot).find(({ rule }) => rule === 'unknown-field')
  expect(finding?.mend?.changes[0]).toMatchObject({ path: ['body'], value: { a: 'b' } })
  expect(press(finding as Finding, readDraft(bot)).refused).toEqual([])
})

test('every mend can be pressed, removes what it was offered for, and is taken back, whatever the graph', () => {
  fc.assert(
    fc.property(graph, bot => {
      const draft = readDraft(bot)
      for (const finding of lintBot(draft).filter(({ mend }) => mend)) {
        const { refused, operations, draft: mended } = press(finding, draft)
        expect([finding, refused]).toEqual([finding, []])
        expect(alike(finding, mended)).toBeLessThan(alike(finding, draft))
        const undone = applyOperations(mended, asOperations(back(draft, operations), ids()))
        expect(undone.refused).toEqual([])
      }
    }),
    // The same ones each time, but in `npm run test:long`.
    { numRuns: cases(3000, 60), ...(!process.env.TALKGRAPH_LONG && { seed: 20_261_123 }) },
  )
})

test('a misspelt name keeps the default behind it', () => {
  const draft = readDraft({
    nodes: [
      {
        id: 'ask',
        type: 'ask-number',
        data: { questionText: 'How many?', answerVariable: 'cakes' },
      },
      { id: 'done', type: 'message', data: { text: 'Of {cake|no} cakes' } },
    ],
    edges: [{ source: 'ask', target: 'done' }],
  })
  const [finding] = lintBot(draft)
  expect(finding?.message).toBe('No step of the flow sets the variable "cake".')
  const after = finding && press(finding, draft).draft
  expect(after?.elements[0].nodes[1]?.data).toEqual({ text: 'Of {cakes|no} cakes' })
})
