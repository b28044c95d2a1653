import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepFirstKey } from './keep-first-key.js'

test('the first key stands in a file that only its owner can read, even where there was another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-key-'))
  writeFileSync(join(folder, 'first-api-key'), 'old', { mode: 0o644 })
  const path = await keepFirstKey(folder, 'tg_key')
  expect(path).toBe(join(folder, 'first-api-key'))
  expect(readFileSync(path, 'utf8')).toBe('tg_key\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
