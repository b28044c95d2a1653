import { expect, test } from 'vitest'
import { playBot } from '../testing/index.js'

const flows = (id: string) => ({
  id,
  type: 'condition',
  data: { leftValue: '1', operator: '=', rightValue: '1' },
})

test('a loop without an answer or a delay stops after 1,000 steps and is named', async () => {
  const played = await playBot({
    nodes: [{ id: 'w', type: 'welcome', data: {} }, flows('a'), flows('b')],
    edges: [
      { source: 'w', target: 'a' },
      { source: 'a', target: 'b', sourceHandle: 'source-0' },
      { source: 'b', target: 'a', sourceHandle: 'source-0' },
    ],
  })
  if ('error' in played) throw new Error(played.error.message)
  expect(played.ended).toBe('problem')
  expect(played.visited).toHaveLength(1000)
  expect(played.problems).toHaveLength(1)
  expect(played.problems[0]).toMatchObject({
    code: 'RUNAWAY_LOOP',
    message: expect.stringMatching(/through "b", "a"|through "a", "b"/),
  })
})

test('an answer in the loop lets it go on for ever', async () => {
  const rounds = 1500
  const played = await playBot(
    {
      nodes: [
        { id: 'w', type: 'welcome', data: {} },
        { id: 'q', type: 'yes-or-no-choice', data: { questionText: '?' } },
      ],
      edges: [
        { source: 'w', target: 'q' },
        { source: 'q', target: 'q' },
      ],
    },
    { answers: Array.from({ length: rounds }, () => 'Yes') },
  )
  expect(played).toMatchObject({ ended: 'waiting', waitingAt: 'q', problems: [] })
  expect('visited' in played && played.visited.length).toBe(rounds + 2)
})
