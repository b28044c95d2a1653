import { expect, test } from 'vitest'
import { playBot } from '../testing/index.js'

/** Many checks in a row, a question, and some more. */
function botWith(checks: number, pattern: string) {
  const ids = (name: string) => [...Array(checks).keys()].map(at => `${name}${at}`)
  const order = ['start', ...ids('a'), 'ask', ...ids('b'), 'end']
  const nodes = order.map(id => {
    if (id === 'start')
      return { id, type: 'variable-node', data: { name: 'x', value: 'a'.repeat(1000) } }
    if (id === 'ask') return { id, type: 'ask-name-node', data: { questionText: 'Who?' } }
    if (id === 'end') return { id, type: 'message-node', data: { text: 'Over' } }
    return {
      id,
      type: 'condition-node',
      data: { leftValue: 'x', operator: 'matches', rightValue: pattern },
    }
  })
  const edges = order.slice(1).map((target, at) => ({ source: order[at], target }))
  return { nodes, edges }
}

const problemsOf = async (checks: number, pattern: string) => {
  const played = await playBot(botWith(checks, pattern), { answers: ['Ada'] })
  if ('error' in played) throw new Error(played.error.message)
  expect(played.ended).toBe('no-next-node')
  return played.problems
}

test('200 hostile checks in a row are each told, those beyond the budget at once', async () => {
  const problems = await problemsOf(200, '(((a?){10}){10}){9}x')
  expect(problems).toHaveLength(400)
  const spent = (from: number) =>
    problems
      .slice(from, from + 200)
      .filter(({ message }) => message.includes('more than 2000000 steps')).length
  // The visitor's answer is a rest: what comes after it has a budget of its own.
  expect(spent(0)).toBeGreaterThan(185)
  expect(spent(200)).toBe(spent(0))
})

test('200 everyday checks of a long text in a row stay within the budget', async () => {
  expect(await problemsOf(200, '^a+b')).toEqual([])
})
