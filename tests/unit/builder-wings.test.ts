import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, folderGraph } from './folder-graph.js'
import { importsOf, root, sourcesIn } from './imports.js'

const builder = 'studio/app/pages/bots/flow'

/** The wings of the builder, and what each may import of the others. */
const wings: Readonly<Record<string, readonly string[]>> = {
  model: [],
  drawing: ['model'],
  fields: ['model'],
  panels: ['model', 'drawing', 'fields'],
  room: ['model', 'drawing', 'fields', 'panels'],
}

const graph = folderGraph(builder, ['testing'])
const files = sourcesIn(builder).filter(path => !path.startsWith(`${builder}/testing/`))
const table = readFileSync(join(root, builder, 'panels/panels.ts'), 'utf8')
const rows = [...table.matchAll(/\bid: '([\w-]+)'/g)].flatMap(([, id]) => id ?? [])

test('the builder is its wings and nothing else', () => {
  expect([...graph.keys()].sort()).toEqual(Object.keys(wings).sort())
  expect(circlesIn(graph)).toEqual([])
})

test.each(Object.entries(wings))('%s imports only what it may of the builder', (wing, may) => {
  expect([...(graph.get(wing) ?? [])].filter(name => !may.includes(name))).toEqual([])
})

test('the model draws nothing', () => {
  expect(
    files.filter(path => path.startsWith(`${builder}/model/`) && path.endsWith('.tsx')),
  ).toEqual([])
})

test('a panel is one folder and one row', () => {
  const folders = files
    .map(path => posix.relative(`${builder}/panels`, posix.dirname(path)))
    .filter(path => path !== '' && !path.startsWith('..'))
  expect([...new Set(folders)].sort()).toEqual([...rows].sort())
})

test('the room names no panel: it reads their rows', () => {
  const named = files
    .filter(path => path.startsWith(`${builder}/room/`))
    .flatMap(path => importsOf(path).map(name => `${path} imports ${name}`))
    .filter(words => /\/panels\/[\w-]+\//.test(words))
  expect(named).toEqual([])
})

test('what is opened by its name is a panel, the outline or the palette', () => {
  const opened = files.flatMap(path => {
    const code = readFileSync(join(root, path), 'utf8')
    return [
      ...code.matchAll(/\b(?:left|drawer|dialog)(?:: | === )(?:[^'\n,]*\? )?'([\w-]+)'/g),
    ].flatMap(([, id]) => id ?? [])
  })
  expect(opened.length).toBeGreaterThan(10)
  expect(opened.filter(id => ![...rows, 'outline', 'palette'].includes(id))).toEqual([])
})
