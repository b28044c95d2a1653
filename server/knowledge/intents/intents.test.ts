import { expect, test } from 'vitest'
import { classifierOf, type Example } from './classifier.js'
import { judge, judgeByFolds } from './judge.js'
import { packModel, unpackModel } from './pack-model.js'
import { readTraining } from './read-training.js'
import { reviewRows } from './review.js'
import { train } from './train.js'
import { readTrainingReport, trainingReport } from './training-report.js'

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
const learn = (given: readonly Example[]) => classifierOf(train(given))

test('a text has the intent whose words and parts of words it has', () => {
  const classifier = learn(examples)
  expect(classifier.intents).toEqual(['open', 'pay'])
  for (const [text, intent] of [
    ['are you opened sundays', 'open'],
    ['paymnt with a card?', 'pay'],
  ] as const) {
    const [first, second] = classifier.classify(text)
    expect(second?.confidence).toBe(0)
    expect(first?.intent).toBe(intent)
    expect(first?.confidence).toBeGreaterThan(0.4)
  }
  // Of words that nobody has taught, nothing is sure.
  for (const text of ['zzz', 'gibberish xyz', 'quux op'])
    expect(classifier.classify(text)[0]?.confidence).toBeLessThan(0.3)
})

test('the same examples make the same classifier', () => {
  expect(learn(examples).classify('open now')).toEqual(learn(examples).classify('open now'))
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
  ['Zin;Bedoeling\nHi there;greet\nHello;greet\nSee you;bye\nBye;bye\n', 'greet'],
  ['Exemple|Intention\nHi there|greet\nSee you|bye\n', 'greet'],
  ['\ufeffutterance,intent\n"Hi there",greet\n,greet\nnothing,\n', 'greet'],
])('order, head and separator of %j are guessed', (text, intent) => {
  expect(readTraining(text)[0]).toEqual({ intent, utterance: 'Hi there' })
})

test('a row that lacks an intent is left out where others have one each', () => {
  expect(readTraining('hi,greet\nhello,greet\nwhat,\nbye,part\nciao,part\n')).toHaveLength(4)
})

test.each(['Intent Name,Training Phrase', 'user says;intent', 'intent_id,sample utterances'])(
  'the head %j names the columns',
  head => {
    const separator = head.includes(';') ? ';' : ','
    const isIntentFirst = head.toLowerCase().startsWith('intent')
    const row = isIntentFirst ? ['greet', 'Hi there'] : ['Hi there', 'greet']
    expect(readTraining(`${head}\n${row.join(separator)}\n`)).toEqual([
      { intent: 'greet', utterance: 'Hi there' },
    ])
  },
)

test('an intent that stands in its first row alone is that of the rows below it', () => {
  const rows = readTraining('intent,utterance\nhours,When?\n,Until when?\norder,A loaf\nx,\n,\n')
  expect(rows).toEqual([
    { intent: 'hours', utterance: 'When?' },
    { intent: 'hours', utterance: 'Until when?' },
    { intent: 'order', utterance: 'A loaf' },
  ])
})

test('a model that was written understands as the one that it was made of', async () => {
  const model = train(examples)
  const read = await unpackModel(packModel(model))
  expect(read).toEqual(model)
  expect(classifierOf(read).classify('open now')).toEqual(learn(examples).classify('open now'))
  const empty = await unpackModel(packModel(train([])))
  expect(classifierOf(empty).classify('open now')).toEqual([])
})

test('how well intents are told apart does not depend on the order of the rows', () => {
  const inTurn = Array.from({ length: 5 }, (_, at) => [examples[at], examples[at + 5]])
    .flat()
    .filter(example => example !== undefined)
  const five = ['open', 'pay', 'ship', 'send', 'ask'].flatMap((intent, at) =>
    [1, 2, 3, 4, 5].map(number => ({
      intent,
      utterance: `${'abcde'.charAt(at)}${intent} ${number}`,
    })),
  )
  const fiveInTurn = [0, 1, 2, 3, 4].flatMap(at => five.filter((_, row) => row % 5 === at))
  expect(judgeByFolds(inTurn).accuracy).toBeGreaterThan(0.5)
  expect([judgeByFolds(five).accuracy, judgeByFolds(fiveInTurn).accuracy]).toEqual([1, 1])
})

test('an intent may have any name', () => {
  const odd = ['__proto__', 'a.b', 'unknown', '="x"'].flatMap(intent => [
    { intent, utterance: `${intent} one` },
    { intent, utterance: `${intent} two` },
  ])
  expect(Object.keys(judgeByFolds(odd).perIntent)).toHaveLength(4)
})

test('a report tells what is taken for what, and what each threshold does', () => {
  const outcomes = [
    { intent: 'open', utterance: 'When?', guess: 'open', confidence: 0.9 },
    { intent: 'open', utterance: 'Where?', guess: 'pay', confidence: 0.3 },
    { intent: 'pay', utterance: 'How?', guess: 'pay', confidence: 0.6 },
  ]
  const report = trainingReport(examples, outcomes)
  expect(report.confused).toEqual([{ intent: 'open', takenFor: 'pay', count: 1 }])
  expect(report.thresholds.filter(({ threshold }) => [0, 0.5, 0.95].includes(threshold))).toEqual([
    { threshold: 0, accepted: 1, right: 2 / 3 },
    { threshold: 0.5, accepted: 2 / 3, right: 1 },
    { threshold: 0.95, accepted: 0, right: 0 },
  ])
  expect(report.tried.map(({ confidence }) => confidence)).toEqual([0.9, 0.6, 0.3])
  expect(readTrainingReport(JSON.stringify(report))).toEqual(report)
  const many = Array.from({ length: 5000 }, () => outcomes).flat()
  expect(trainingReport(examples, many).tried).toHaveLength(300)
})

test('a review finds what is twice, under two intents, alike, and too little', () => {
  const rows = [
    ['open', 'When are you open?'],
    ['open', 'when are you open'],
    ['open', 'Are you opened?'],
    ['pay', 'May I pay by card?'],
    ['pay', 'By card may I pay'],
    ['card', 'May I pay by card'],
    ['open', 'Is the shop open on Sunday?'],
    ['open', 'Is it open at night?'],
  ].map(([intent = '', utterance = '']) => ({ intent, utterance }))
  expect(reviewRows(rows)).toEqual({
    duplicates: [{ utterance: 'When are you open?', intents: ['open'], rows: [0, 1] }],
    conflicts: [{ utterance: 'May I pay by card?', intents: ['pay', 'card'], rows: [3, 5] }],
    similar: [
      { utterance: 'When are you open?', intents: ['open'], rows: [0, 2] },
      { utterance: 'May I pay by card?', intents: ['pay'], rows: [3, 4] },
    ],
    few: [
      { intent: 'pay', examples: 2 },
      { intent: 'card', examples: 1 },
    ],
  })
})
