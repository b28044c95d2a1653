import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { represent } from './ready-answer.js'

test('a script of the size of the one file is compressed as far as it goes', async () => {
  const root = new URL('../..', import.meta.url)
  const sources = globSync('**/*.ts', { cwd: root }).map(path =>
    readFileSync(new URL(path, root), 'utf8'),
  )
  const script = sources.join('\n').slice(0, 300_000)
  expect(script.length).toBe(300_000)
  const { compressed } = await represent(script)
  expect(compressed.find(({ encoding }) => encoding === 'br')?.bytes.length).toBe(
    brotliCompressSync(script).length,
  )
})
