import { expect, test } from 'vitest'
import { createLog } from './log.js'
import { logWarnings } from './log-warnings.js'

test('what Node warns of is a line of the log, and nothing else', async () => {
  const before = process.listeners('warning')
  const lines: string[] = []
  logWarnings(createLog('info', line => void lines.push(line)))
  process.emitWarning('Something is old', 'DeprecationWarning')
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    type: 'DeprecationWarning',
    reason: 'Something is old',
    msg: 'Node warns',
  })
  expect(process.listenerCount('warning')).toBe(1)
  process.removeAllListeners('warning')
  for (const listener of before) process.on('warning', listener)
})
