import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepSecretFile, removeSecretFile } from './keep-secret-file.js'

test('a secret stands in a file that only its owner can read, even where there was another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-key-'))
  writeFileSync(join(folder, 'first-api-key'), 'old', { mode: 0o644 })
  const path = await keepSecretFile(folder, 'first-api-key', 'tg_key')
  expect(path).toBe(join(folder, 'first-api-key'))
  expect(readFileSync(path, 'utf8')).toBe('tg_key\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await removeSecretFile(folder, 'first-api-key')
  await removeSecretFile(folder, 'first-sign-in-link')
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
