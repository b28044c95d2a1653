import { describe, expect, test } from 'vitest'
import { shareOf } from '../../session/share-of.js'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { experiment } from './index.js'

const two = [
  { id: 'a', branchName: 'A', weight: 1 },
  { id: 'b', branchName: 'B', weight: 1 },
]
const leave = (visitor: string | undefined, data: object, random = 0) =>
  playNode(
    experiment,
    { name: 'Greeting', branches: two, ...data },
    {
      nodeId: 'try',
      env: { ...createFakeEnv(), visitor: () => visitor, random: () => random },
    },
  ).output

/** The value of chi-square that chance passes once in a thousand times, by degrees of freedom. */
const rare = { 1: 10.83, 9: 27.88 } as const
const chiSquare = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor ${index}`)
const tenths = (name: string) => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (const visitor of visitors) {
    const tenth = Math.floor(shareOf(name, visitor) * 10)
    counts[tenth] = (counts[tenth] ?? 0) + 1
  }
  return counts
}

describe('where a visitor stands', () => {
  test.each(['Greeting', 'Price', 'x', ''])('is spread evenly in the experiment "%s"', name => {
    expect(chiSquare(tenths(name), 1000)).toBeLessThan(rare[9])
  })

  test('in one experiment says nothing of another', () => {
    const both = visitors.filter(
      visitor => shareOf('Greeting', visitor) < 0.5 && shareOf('Price', visitor) < 0.5,
    )
    const first = visitors.filter(visitor => shareOf('Greeting', visitor) < 0.5)
    expect(chiSquare([both.length, first.length - both.length], first.length / 2)).toBeLessThan(
      rare[1],
    )
  })

  test('is the same for ever', () => {
    expect(shareOf('Greeting', 'ann')).toBe(0.7366)
    expect(shareOf('Greeting', 'bob')).toBe(0.7666)
    expect(shareOf('Price', 'ann')).toBe(0.7345)
  })
})

test('a visitor takes the same branch each time, whatever chance says', () => {
  for (const visitor of visitors.slice(0, 50)) {
    const { handle } = leave(visitor, {}) ?? {}
    expect(leave(visitor, {}, 0.99)).toEqual({ handle })
  }
})

test('branches are taken as often as their weights say', () => {
  const weights = [
    { id: 'a', weight: 3 },
    { id: 'b', weight: '1' },
    { id: 'c', weight: 0 },
  ]
  const taken = { a: 0, b: 0, c: 0 }
  for (const visitor of visitors.slice(0, 4000))
    taken[leave(visitor, { branches: weights })?.handle as keyof typeof taken]++
  expect(taken.c).toBe(0)
  expect(chiSquare([taken.a / 3, taken.b], 1000)).toBeLessThan(rare[1])
})

test('chance decides where nobody knows the visitor', () => {
  expect(leave(undefined, {}, 0.49)).toEqual({ handle: 'a' })
  expect(leave(undefined, {}, 0.5)).toEqual({ handle: 'b' })
})

test('everybody takes the winner once there is one, and a winner that is no branch changes nothing', () => {
  for (const visitor of visitors.slice(0, 20)) {
    expect(leave(visitor, { winner: 'b' })).toEqual({ handle: 'b' })
    expect(leave(visitor, { winner: 'gone' })).toEqual(leave(visitor, {}))
  }
})

test('another name deals visitors out anew, and a blank one is that of the step', () => {
  const ways = (name: string) =>
    visitors.slice(0, 50).map(visitor => leave(visitor, { name })?.handle)
  expect(ways('Greeting')).not.toEqual(ways('Price'))
  expect(ways('')).toEqual(ways('try'))
})

test('goes the plain way without branches, and reports it', () => {
  const output = leave('ann', { branches: [] })
  expect(output).toMatchObject({ handle: null })
  expect(output?.problems).toMatchObject([{ code: 'BOT_INVALID' }])
})

test('is played by the seed: the same seed leads the same way, and seeds are spread', async () => {
  const bot = {
    nodes: [
      { id: 'try', type: 'experiment', data: { name: 'Greeting', branches: two } },
      { id: 'a', type: 'message', data: { text: 'A' } },
      { id: 'b', type: 'message', data: { text: 'B' } },
    ],
    edges: [
      { source: 'try', sourceHandle: 'a', target: 'a' },
      { source: 'try', sourceHandle: 'b', target: 'b' },
    ],
  }
  const wayOf = async (seed: number) => {
    const played = await playBot(bot, { seed, now: 0 })
    return 'visited' in played ? played.visited.at(-1) : undefined
  }
  const ways = await Promise.all(Array.from({ length: 200 }, (_, seed) => wayOf(seed)))
  expect(await wayOf(7)).toBe(ways[7])
  const toA = ways.filter(way => way === 'a').length
  expect(chiSquare([toA, 200 - toA], 100)).toBeLessThan(rare[1])
})
