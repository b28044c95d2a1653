import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ownTypes as registry } from '../index.js'
import { playBot, samples } from '../testing/index.js'
import { translate } from './translate.js'

const shop = {
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello', image: 'https://a.example/x.png' } },
    {
      id: 'plan',
      type: 'n-choices',
      data: {
        choicePrompt: 'Which plan?',
        answerVariable: 'plan',
        choices: [
          { id: 'p1', choiceText: 'Basic' },
          { id: 'p.2', text: 'Pro' },
          { id: 'p3', choiceText: '' },
        ],
      },
    },
    {
      id: 'if',
      type: 'condition',
      data: { leftValue: '{plan}', operator: '=', rightValue: 'Pro' },
    },
    { id: 'pro', type: 'message', data: { text: 'You chose {plan}.' } },
    { id: 'basic', type: 'message', data: { text: 'As you like.' } },
  ],
  edges: [
    { source: 'w', target: 'plan' },
    { source: 'plan', target: 'if' },
    { source: 'if', target: 'pro', sourceHandle: 'source-0' },
    { source: 'if', target: 'basic', sourceHandle: 'source-1' },
  ],
}

const translations = {
  de: {
    w: { text: 'Hallo', image: 'https://evil.example/', nodeId: 'x' },
    plan: {
      choicePrompt: 'Welcher Tarif?',
      'choices.p1.choiceText': 'Einfach',
      'choices.p.2.choiceText': 'Profi',
      'choices.p3.choiceText': 'Geschenkt',
      'choices.p9.choiceText': 'Nichts',
      'choices.0.choiceText': 'Nichts',
      'choices.p1.id': 'p9',
      answerVariable: 'other',
    },
    if: { rightValue: 'Profi' },
  },
  'de-AT': { w: { text: 'Servus' }, plan: { choicePrompt: ' ' } },
}

const play = async (locale: string | undefined, bot: object, answers: readonly string[]) => {
  const played = await playBot(bot, { locale, answers })
  if ('error' in played) throw new Error(played.error.message)
  return played
}

test('a bot speaks the language asked for, and its own where that is missing', async () => {
  const { transcript, visited, answers, answerVariables } = await play(
    'de',
    { ...shop, translations },
    ['Profi'],
  )
  expect(transcript.map(({ message }) => message)).toEqual([
    { kind: 'image', src: 'https://a.example/x.png' },
    'Hallo',
    'Welcher Tarif?',
    'Profi',
    'You chose Profi.',
  ])
  expect(visited).toEqual(['w', 'plan', 'if', 'pro'])
  expect(answers).toEqual({ plan: 'Profi' })
  expect(answerVariables).toEqual([
    { nodeId: 'plan', key: 'plan', value: 'Profi', original: 'Pro' },
  ])
})

test('a closer tag wins, text by text', async () => {
  const { transcript } = await play('de-AT', { ...shop, translations }, ['p1'])
  expect(transcript.map(({ message }) => message).slice(1, 4)).toEqual([
    'Servus',
    'Welcher Tarif?',
    'Einfach',
  ])
})

test('without a language, or with one that the bot lacks, nothing changes', async () => {
  const own = await play(undefined, shop, ['Pro'])
  for (const locale of [undefined, 'en', 'fr-CA', 'no language'])
    expect(await play(locale, { ...shop, translations }, ['Pro'])).toEqual({
      ...own,
      elapsed: own.elapsed,
    })
  expect(own.answerVariables).toEqual([{ nodeId: 'plan', key: 'plan', value: 'Pro' }])
})

test.each(['p3', 'Geschenkt', 'p9'])(
  'a translation adds no option: %s cannot be picked',
  async answer => {
    expect((await play('de', { ...shop, translations }, [answer])).ended).toBe('waiting')
  },
)

test('a text that HTML empties does not take an option away', async () => {
  const empty = { de: { plan: { 'choices.p1.choiceText': '<b></b>' } } }
  expect((await play('de', { ...shop, translations: empty }, ['Basic'])).answers).toEqual({
    plan: 'Basic',
  })
})

const quiz = {
  nodes: [
    {
      id: 'q',
      type: 'quiz',
      data: {
        quizPrompt: 'Capital of France?',
        option1: 'Rome',
        option2: 'Paris',
        correctAnswer: 'Paris',
      },
    },
    { id: 'score', type: 'variable', data: { name: 'score', value: '5' } },
    { id: 'end', type: 'message', data: { text: 'Done' } },
  ],
  edges: [
    { source: 'q', target: 'score', sourceHandle: 'source-2' },
    { source: 'q', target: 'end', sourceHandle: 'source-1' },
  ],
  translations: { ja: { q: { option1: 'パリ？', option2: 'パリ' } } },
}

test('the right answer of a quiz is right in every language', async () => {
  const { variables, answers } = await play('ja', { ...quiz, elements: undefined }, ['パリ'])
  expect([variables.score, answers.q]).toEqual([5, 'パリ'])
  expect((await play('ja', quiz, ['パリ？'])).variables).toEqual({})
})

const checks = {
  nodes: [
    {
      id: 'c',
      type: 'n-check-options',
      data: {
        answerVariable: 'extras',
        options: [
          { id: 'a', optionText: 'Nuts' },
          { id: 'b', optionText: 'Milk' },
        ],
      },
    },
    {
      id: 'if',
      type: 'condition',
      data: { leftValue: 'extras', operator: 'contains', rightValue: 'milk' },
    },
    { id: 'yes', type: 'message', data: { text: 'With {extras}' } },
  ],
  edges: [
    { source: 'c', target: 'if' },
    { source: 'if', target: 'yes', sourceHandle: 'source-0' },
  ],
  translations: { fr: { c: { 'options.b.optionText': 'Lait' } } },
}

test('ticked options keep their branch in every language', async () => {
  const played = await playBot(checks, { locale: 'fr', answers: [['a', 'b']] })
  expect(played).toMatchObject({
    visited: ['c', 'if', 'yes'],
    answerVariables: [{ value: 'Nuts, Lait', original: 'Nuts, Milk' }],
    transcript: [{}, { message: 'With Nuts, Lait' }],
  })
})

const yesNo = {
  nodes: [
    { id: 'y', type: 'yes-or-no-choice', data: { answerVariable: 'ok' } },
    { id: 'if', type: 'condition', data: { leftValue: 'ok', operator: '=', rightValue: 'yes' } },
    { id: 'mail', type: 'ask-email', data: {} },
  ],
  edges: [
    { source: 'y', target: 'if', sourceHandle: 'yes' },
    { source: 'if', target: 'mail', sourceHandle: 'source-0' },
  ],
}

test('days and dates that are left out count in every language', async () => {
  const day = {
    calendarPrompt: 'When?',
    timeZone: 'UTC',
    excludeDays: ['Sunday'],
    excludeDates: ['2026-12-25'],
    answerVariable: 'day',
  }
  const bot = {
    nodes: [{ id: 'day', type: 'calendar', data: day }],
    edges: [],
    translations: { de: { day: { calendarPrompt: 'Wann?' } } },
  }
  const played = await playBot(bot, {
    locale: 'de',
    now: '2026-12-24T09:00:00Z',
    answers: [{ date: '2026-12-25' }, { date: '2026-12-27' }, { date: '2026-12-28' }],
  })
  expect(played).toMatchObject({ answers: { day: '2026-12-28' }, problems: [] })
  const refused = {
    message: expect.stringMatching(/cannot be chosen.*\(for example 24\. Dezember 2026\)/),
  }
  expect(played).toMatchObject({
    transcript: [{ message: 'Wann?' }, refused, refused, { message: '2026-12-28' }],
  })
})

test('defaults are in the language of the environment, texts of the owner are not', async () => {
  const texts = { Yes: 'Ja', 'Please enter a valid email address': 'Bitte prüfen Sie die Adresse' }
  const played = await playBot(yesNo, { texts, answers: ['Ja', 'x'] })
  expect(played).toMatchObject({
    visited: ['y', 'if', 'mail'],
    answers: { y: 'Ja' },
    transcript: [{ message: 'Ja' }, { message: 'Bitte prüfen Sie die Adresse' }],
  })
  const own = structuredClone(yesNo)
  Object.assign(own.nodes[2]?.data ?? {}, { incorrectEmailResponse: 'No!' })
  expect(await playBot(own, { texts, answers: ['yes', 'x'] })).toMatchObject({
    transcript: [{ message: 'Ja' }, { message: 'No!' }],
  })
  const translated = { ...yesNo, translations: { en: { mail: { incorrectEmailResponse: 'Hm?' } } } }
  expect(await playBot(translated, { texts, answers: ['yes', 'x'] })).toMatchObject({
    transcript: [{ message: 'Ja' }, { message: 'Hm?' }],
  })
})

test.each([
  [null],
  ['de'],
  [[]],
  [{ de: null, 'not a tag': {}, __proto__: { de: { w: { text: 'x' } } } }],
  [{ de: { w: 'Hallo', plan: ['x'] } }],
  [{ de: { w: { text: 5, 'a.b.c': 'x', '..': 'x', 'text.0.text': 'x' } } }],
  [
    JSON.parse(
      '{ "de": { "w": { "__proto__": "x", "constructor": "x" } }, "__proto__": { "w": { "text": "x" } } }',
    ),
  ],
])('translations that make no sense are passed over: %j', async translations => {
  expect(await play('de', { ...shop, translations }, ['Pro'])).toEqual(
    await play('de', shop, ['Pro']),
  )
})

test('no address, id, variable, key or branch of any type can be translated', () => {
  const forbidden =
    /^(answerVariable|id|nodeId|url|link|image|video|audio|file|captions|html?Url|name|value|operator|leftValue|rightValue|correctAnswer|type|range|from|to|weight|delay|time[zZ]one|apiKey|headers|minVal|maxVal|ratingType|disable.*|exclude.*)$/
  const seen = new Set<string>()
  for (const { type, schema } of registry.definitions) {
    const asked: string[] = []
    translate(Object(v.parse(schema, samples[type])), schema, path => void asked.push(path))
    const fields = asked.map(path => path.slice(path.lastIndexOf('.') + 1))
    for (const name of fields) seen.add(name)
    const wrong = fields.filter(
      name => forbidden.test(name) && !(type === 'file' && name === 'name'),
    )
    expect({ type, wrong }).toEqual({ type, wrong: [] })
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['text', 'optionText', 'label', 'option5', 'nameGreet']),
  )
})
