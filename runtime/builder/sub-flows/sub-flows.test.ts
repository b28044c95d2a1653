import { expect, test } from 'vitest'
import { applyOperations } from '../../draft/apply.js'
import { type Draft, readDraft } from '../../draft/draft.js'
import { asOperations, type Change } from '../../draft/operation.schema.js'
import { lintBot } from '../../lint/lint-bot.js'
import { fittingAnswer } from '../../testing/fitting-answer.js'
import { runBot } from '../../testing/play-bot.js'
import { chooseSteps } from './choose-steps.js'
import { partOfSteps, putPartInPlace } from './make-part.js'
import { namesBetween } from './names-between.js'
import { putStepsHere } from './put-steps-here.js'
import { stepsThatPlay } from './steps-that-play.js'
import { takeSubFlow } from './take-part.js'

const ask = (id: string, questionText: string, answerVariable: string) => ({
  id,
  type: 'ask-custom-question',
  position: { x: 0, y: 0 },
  data: { questionText, answerVariable },
})
const say = (id: string, text: string) => ({ id, type: 'message', data: { text } })

const delivery = () =>
  readDraft({
    name: 'Delivery',
    translations: { de: { street: { questionText: 'Welche Straße in {land}?' } } },
    nodes: [
      { id: 'start', type: 'welcome', data: { text: 'Where to?' } },
      ask('land', 'Which country?', 'land'),
      ask('street', 'Which street in {land}?', 'street'),
      say('thanks', 'So {street}.'),
      say('end', 'We come to {street}, {land}.'),
    ],
    edges: [
      { source: 'start', target: 'land' },
      { source: 'land', target: 'street' },
      { source: 'street', target: 'thanks' },
      { source: 'thanks', target: 'end' },
    ],
  })

function counted(prefix = 'new') {
  let count = 0
  return () => `${prefix}${++count}`
}

function carried(draft: Draft, changes: readonly Change[]): Draft {
  const { draft: after, refused } = applyOperations(draft, asOperations(changes, counted('o')))
  expect(refused).toEqual([])
  return after
}

/** What is said and answered. */
async function played(bot: unknown) {
  const run = await runBot(bot, {}, prompt => fittingAnswer(prompt, 3))
  if ('error' in run) throw run.error
  return run.played.transcript
}

function made(draft: Draft, chosen: readonly string[]) {
  const steps = chooseSteps(draft, chosen)
  if ('reason' in steps) throw new Error(steps.reason)
  const part = { name: 'Ask the address', steps, ...namesBetween(draft, steps.ids) }
  const file = { ...partOfSteps(draft, part, counted('in')), id: 'p' }
  const { changes, nodeId } = putPartInPlace(draft, part, { id: 'p', version: 1, file }, counted())
  return { part, file, nodeId, after: carried(draft, changes) }
}

test('steps become a sub-flow with what they read and set, and play as before', async () => {
  const draft = delivery()
  const { file, after, nodeId } = made(draft, ['street', 'thanks'])
  expect(file).toMatchObject({ name: 'Ask the address', inputs: ['land'], outputs: ['street'] })
  expect(stepsThatPlay(after)).toEqual([
    {
      nodeId,
      subFlowId: 'p',
      version: 1,
      inputs: { land: '{land}' },
      outputs: { street: 'street' },
    },
  ])
  expect(after.elements[0].nodes.map(({ id }) => id)).toEqual(['start', 'land', 'end', nodeId])
  expect(Object.keys(Object(after.subFlows))).toEqual(['p@1'])
  expect(Object(after.subFlows)['p@1']).toMatchObject({
    translations: { de: { street: expect.any(Object) } },
  })
  const found = (bot: Draft) => lintBot(bot).map(({ rule, message }) => `${rule}: ${message}`)
  expect(found(after).toSorted()).toEqual(found(draft).toSorted())
  expect(await played(after)).toEqual(await played(draft))
})

test('the steps of a sub-flow come back, with the bot’s own names', async () => {
  const { after } = made(delivery(), ['street', 'thanks'])
  const [step] = stepsThatPlay(after)
  if (!step) throw new Error('There is no such step.')
  const there = { ...step, inputs: { land: 'the {land}' }, outputs: { street: 'road' } }
  const put = putStepsHere(after, there, Object(after.subFlows)['p@1'], counted('back'))
  const back = carried(after, put?.changes ?? [])
  expect(back.elements[0].nodes.map(({ type }) => type).toSorted()).toEqual(
    [
      'welcome',
      'ask-custom-question',
      'message',
      'ask-custom-question',
      'message',
      'variable',
    ].toSorted(),
  )
  expect(JSON.stringify(back)).toContain('So {road}.')
  expect(JSON.stringify(back)).toMatch(/Which street in \{land_\w+\}\?/)
  const same = putStepsHere(after, step, Object(after.subFlows)['p@1'], counted('back'))
  expect(await played(carried(after, same?.changes ?? []))).toEqual(await played(delivery()))
})

test.each([
  ['two are entered', ['land', 'thanks'], /entered at 2: “.*country.*” and “.*So \{street\}/],
  ['the welcome is among them', ['start', 'land'], /welcome stays/],
  ['none is selected', [], /Select the steps/],
])('they do not where %s', (_, chosen, reason) => {
  expect(chooseSteps(delivery(), chosen)).toEqual({ reason: expect.stringMatching(reason) })
})

test('nor where ways lead on to several steps, which are named', () => {
  const draft = readDraft({
    nodes: [
      { id: 'w', type: 'welcome', data: {} },
      { id: 'c', type: 'yes-or-no-choice', data: { label: 'Cake?', label1: 'Yes', label2: 'No' } },
      say('y', 'Good'),
      say('n', 'Pity'),
    ],
    edges: [
      { source: 'w', target: 'c' },
      { source: 'c', target: 'y', sourceHandle: 'yes' },
      { source: 'c', target: 'n', sourceHandle: 'no' },
    ],
  })
  expect(chooseSteps(draft, ['c'])).toEqual({
    reason: expect.stringMatching(/lead to 2 steps: .*Good.* and .*Pity/),
  })
})

test('a newer version takes the place of the one that was carried', () => {
  const { file, after, nodeId } = made(delivery(), ['street', 'thanks'])
  const newer = { ...file, name: 'Ask for it' }
  const taken = carried(after, takeSubFlow(after, { id: 'p', version: 4, file: newer }))
  expect(Object.keys(Object(taken.subFlows))).toEqual(['p@4'])
  expect(stepsThatPlay(taken)).toMatchObject([{ nodeId, version: 4 }])
  expect(takeSubFlow(taken, { id: 'p', version: 4, file: newer })).toEqual([])
})
