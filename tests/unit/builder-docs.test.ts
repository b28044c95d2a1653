import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as builder from '../../runtime/builder/index.js'
import { readFiles } from './repository.js'

const [{ text = '' } = {}] = readFiles(['docs'], /^docs\/builder\.md$/)

test('docs/builder.md names everything that the entry exports, and nothing that it does not', () => {
  const named = new Set([...text.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name]) => name))
  const left = ['BotError', 'sayFinding', 'operationSchema', 'nameEdges', 'largestDraft']
  expect(Object.keys(builder).filter(name => !named.has(name) && !left.includes(name))).toEqual([])
  const imported =
    /import \{ ([^}]+) \} from 'talkgraph\/builder'/.exec(text)?.[1]?.split(', ') ?? []
  expect(imported.filter(name => !(name in builder))).toEqual([])
})

test('docs/builder.md names every operation', () => {
  const named = [...text.matchAll(/op: "(\w+)"/g)].map(([, name]) => name)
  const known = builder.operationSchema.options.map(({ entries }) =>
    v.parse(v.string(), entries.op.literal),
  )
  expect(named.sort()).toEqual(known.sort())
})
