import { expect, test } from 'vitest'
import { train } from './classifier.js'
import { judge, judgeByFolds } from './judge.js'
import { readTraining } from './read-training.js'

const table = `intent,utterance
open,When are you open?
open,What are your opening hours?
open,Are you open on Sunday?
open,At what time do you close?
open,"Opening times, please"
pay,Can I pay by card?
pay,Do you take credit cards?
pay,Which ways to pay are there?
pay,May I pay in cash?
pay,Is paying by invoice possible?
`
const examples = readTraining(table)

test('a text has the intent whose words and parts of words it has', () => {
  const classifier = train(examples)
  expect(classifier.intents).toEqual(['open', 'pay'])
  for (const [text, intent] of [
    ['are you opened sundays', 'open'],
    ['paymnt with a card?', 'pay'],
  ] as const) {
    const [first, second] = classifier.classify(text)
    expect(first?.intent).toBe(intent)
    expect((first?.confidence ?? 0) + (second?.confidence ?? 0)).toBeCloseTo(1)
    expect(first?.confidence).toBeGreaterThan(0.7)
  }
  expect(classifier.classify('zzz')[0]?.confidence).toBeLessThan(0.7)
})

test('the same examples make the same classifier', () => {
  expect(train(examples).classify('open now')).toEqual(train(examples).classify('open now'))
})

test('what was tried is told by intent', () => {
  const report = judge(examples, [
    { intent: 'open', utterance: 'When do you open?' },
    { intent: 'open', utterance: 'Can I pay by card?' },
  ])
  expect(report).toEqual({
    rows: 10,
    intents: 2,
    accuracy: 0.5,
    perIntent: { open: { precision: 1, recall: 0.5 }, pay: { precision: 0, recall: 0 } },
  })
  expect(judgeByFolds(examples)).toMatchObject({ rows: 10, intents: 2 })
})

test.each([
  ['text;category\nHi there;greet\nSee you;bye\n', 'greet'],
  ['greet\tHi there\ngreet\tHello\nbye\tSee you\n', 'greet'],
  ['Hi there,greet\nHello,greet\nSee you,bye\n', 'greet'],
  ['\ufeffutterance,intent\n"Hi there",greet\n,greet\nnothing,\n', 'greet'],
])('order, head and separator of %j are guessed', (text, intent) => {
  expect(readTraining(text)[0]).toEqual({ intent, utterance: 'Hi there' })
})
