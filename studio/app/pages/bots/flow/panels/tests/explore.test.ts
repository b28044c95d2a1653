import { readDraft } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { cakes } from '../../testing/open-room.js'
import { type ExploreHeard, explore } from './explore.js'
import { inlinePlayer } from './inline-player.fixture.js'
import type { Heard, Player } from './player.js'

const draft = readDraft(cakes)

test('conversations are shared out, and each thing is told once, by the shortest way there', async () => {
  const heard: ExploreHeard[] = []
  const players = [inlinePlayer(), inlinePlayer(), inlinePlayer()]
  explore(players, draft, 100, 5, each => heard.push(each))
  await vi.waitFor(() => expect(heard.at(-1)?.told).toBe('explored'), 20_000)
  const walks = heard.flatMap(each => (each.told === 'walked' ? each.walks : []))
  expect(walks).toEqual([20, 40, 60])
  expect(heard.at(-1)).toMatchObject({
    findings: [
      { kind: 'dead-end', nodeId: 'which', answers: [{ pick: 'n' }], visited: ['hi', 'which'] },
    ],
    coverage: { walked: 4, total: 4, never: [] },
  })
})

test('where one hangs all are given up, and nothing more is told', () => {
  const hears: ((heard: Heard) => void)[] = []
  const end = vi.fn()
  const player = (): Player => ({
    ask(_, hear) {
      hears.push(hear)
      return end
    },
    end,
  })
  const hear = vi.fn()
  explore([player(), player()], draft, 10, 1, hear)
  hears[1]?.({ told: 'stuck' })
  hears[0]?.({ told: 'walked', walks: 5 })
  expect(hear.mock.calls).toEqual([
    [{ told: 'failed', message: expect.stringContaining('did not come to an end') }],
  ])
  expect(end).toHaveBeenCalledTimes(2)
})
