import { expect, test } from 'vitest'
import { createLog } from './log.js'

test('tells where an error came from and not what it says', () => {
  const lines: string[] = []
  const log = createLog('info', line => void lines.push(line))
  try {
    JSON.parse('{"password": canary}')
  } catch (err) {
    log.error({ err }, 'It failed')
  }
  log.error(
    { err: Object.assign(new Error('canary\n  at canary'), { detail: 'canary', code: 'E1' }) },
    'Again',
  )
  log.error({ err: 'canary' }, 'Once more')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { type: 'SyntaxError', stack: expect.stringContaining('log.test') },
  })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { type: 'Error', code: 'E1' } })
  expect(lines.filter((_, index) => index !== 1).join('')).not.toContain('canary}')
  expect(lines[2]).not.toContain('canary')
})
