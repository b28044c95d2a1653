import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage.js'

test('a file that could not be kept leaves no part of itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-parts-'))
  mkdirSync(join(folder, 'a.png'))
  await expect(createFolderStorage(folder).put('a.png', new Uint8Array(10))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a.png'])
  rmSync(folder, { recursive: true })
})
