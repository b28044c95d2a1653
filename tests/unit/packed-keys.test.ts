import { expect, test } from 'vitest'
import { readFiles } from './repository.js'

const sources = readFiles(['*.ts', '*.mjs'], /\.(?:ts|mjs)$/)
/** What is spread where it is written; an attribute of JSX that is no such thing stands in .tsx. */
const packed = /\.\.\.\{\s*\S/

test('what an object has stands in it key by key', () => {
  const found = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        packed.test(line.trim()) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
