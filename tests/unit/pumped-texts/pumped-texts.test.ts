import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childEnv } from '../../../server/testing/child-env.js'
import { typescriptArgs } from '../../../server/testing/child-server.js'

const letters = 200_000

/**
 * Reads texts of 200,000 letters in a process of its own and tells what it was reading when the system ended it, undefined where
 * it came through. It is ended after so many seconds of the processor's time: all readers together take some five, and one that
 * looks from each letter to the end of such a text takes over a hundred.
 */
function tookLong(seconds: number, ...chosen: readonly string[]): string | undefined {
  const script = join(import.meta.dirname, 'read-pumped.ts')
  const { status, signal, stdout, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `ulimit -t ${seconds}; exec "$@"`,
      'sh',
      process.execPath,
      ...typescriptArgs,
      script,
      String(letters),
      ...chosen,
    ],
    { encoding: 'utf8', env: childEnv, maxBuffer: 10_000_000 },
  )
  if (status === 0) return undefined
  if (signal === null) throw new Error(stderr)
  return stdout.trim().split('\n').at(-1)
}

test('no reader of texts of others looks at them again and again', { timeout: 600_000 }, () => {
  expect(tookLong(50)).toBeUndefined()
})

test('one that does is named, with what it was reading', { timeout: 600_000 }, () => {
  expect(tookLong(3, 'careless')).toBe('careless reader: " " between letters')
})
