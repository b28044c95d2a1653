import { expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { tellOfSockets } from './tell-sockets.js'

function start() {
  const lines: string[] = []
  const clock = { now: 0 }
  const limits = { total: 100, perAddress: 50, unfinishedPerAddress: 10 }
  const log = createLog('info', line => void lines.push(line))
  const telling = tellOfSockets(log, limits, () => clock.now)
  return { ...telling, clock, told: () => lines.splice(0).map(line => JSON.parse(line).msg) }
}

test('the log warns when four of five sockets are taken, and again only after they were fewer', () => {
  const { onOpen, told } = start()
  const open = (...counts: number[]) => {
    for (const count of counts) onOpen({ open: count, waiting: 0 })
  }
  open(10, 79)
  expect(told()).toEqual([])
  open(80, 81, 75, 80)
  expect(told()).toEqual(['Connections come to an end soon'])
  open(59, 79, 80)
  expect(told()).toHaveLength(1)
})

test('what becomes of clients is told once in ten minutes for each reason', () => {
  const { onEnd, told, clock } = start()
  for (let each = 0; each < 5; each++) onEnd('address')
  onEnd('total')
  expect(told()).toEqual([
    expect.stringContaining('TALKGRAPH_TRUSTED_PROXIES'),
    expect.stringContaining('No connection is left'),
  ])
  clock.now = 600_000
  onEnd('address')
  expect(told()).toHaveLength(1)
})
