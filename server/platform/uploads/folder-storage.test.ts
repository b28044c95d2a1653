import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage.js'

test('what is left of files that were never whole is swept after an hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-parts-'))
  for (const name of ['whole.png', 'coming.part', 'left.part'])
    writeFileSync(join(folder, name), 'bytes')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(join(folder, 'left.part'), longAgo, longAgo)
  expect(await createFolderStorage(folder).sweep()).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['coming.part', 'whole.png'])
  rmSync(folder, { recursive: true })
})
