import { expect, test } from 'vitest'
import { createLog } from '../base/log.js'
import { createSecurityLog } from './security-log.js'

function start() {
  let time = 0
  const lines: { msg: string; count?: number; account?: string }[] = []
  const counted: string[] = []
  const metrics = {
    noteSecurity: (event: string) => void counted.push(event),
    noteRefused: (code: string) => void counted.push(code),
  }
  const log = createLog('info', line => void lines.push(JSON.parse(line)))
  return {
    lines,
    counted,
    pass: (ms: number) => {
      time += ms
    },
    security: createSecurityLog(log, metrics, () => time),
  }
}

test('what concerns accounts is told with ids, failures as warnings', () => {
  const { lines, counted, security } = start()
  security.note('sign-in-failed', { member: 'm1' })
  security.note('key-made', { account: 'shop', member: 'm1', key: 'k1' })
  expect(lines).toMatchObject([
    { level: 40, event: 'sign-in-failed', member: 'm1', msg: 'A sign-in failed' },
    { level: 30, event: 'key-made', account: 'shop', key: 'k1', msg: 'A key was made' },
  ])
  expect(counted).toEqual(['sign-in-failed', 'key-made'])
})

test('refused calls are told by kind and account, each once a minute with how many there were', () => {
  const { lines, counted, pass, security } = start()
  for (let count = 0; count < 50; count++) security.noteRefused('ROLE_NOT_ALLOWED', 'shop')
  security.noteRefused('ROLE_NOT_ALLOWED', 'other')
  pass(60_000)
  security.noteRefused('ROLE_NOT_ALLOWED', 'shop')
  expect(lines.map(({ account, count }) => [account, count])).toEqual([
    ['shop', 1],
    ['other', 1],
    ['shop', 50],
  ])
  expect(counted).toHaveLength(52)
})
