import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, sourcesIn } from './imports.js'

/** A folder, and the folders that its own files import from. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

test('no two folders of src import each other, directly or through others', () => {
  const graph = foldersOf(sourcesIn('src'))
  expect(graph.size).toBeGreaterThan(10)
  expect(circlesIn(graph)).toEqual([])
})

test('a circle is found, however long it is', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circlesIn(graph)).toEqual(['a → b → c → a'])
})

function foldersOf(files: readonly string[]): FolderGraph {
  const graph = new Map<string, Set<string>>(files.map(file => [folderOf(file), new Set<string>()]))
  for (const file of files) {
    const from = folderOf(file)
    for (const name of importsOf(file)) {
      const to = folderOf(name)
      if (to !== from && graph.has(to)) graph.get(from)?.add(to)
    }
  }
  return graph
}

/** The catalogues are the texts' own data, and no folder for itself. */
const folderOf = (file: string) => posix.dirname(file).replace(/^src\/texts\/catalogues$/, 'src/texts')

/** Each circle once, as the way from its first folder back to it. */
function circlesIn(graph: FolderGraph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (folder: string, way: readonly string[]) => {
    const at = way.indexOf(folder)
    if (at >= 0) circles.push([...way.slice(at), folder].join(' → '))
    if (at >= 0 || done.has(folder)) return
    for (const next of graph.get(folder) ?? []) visit(next, [...way, folder])
    done.add(folder)
  }
  for (const folder of graph.keys()) visit(folder, [])
  return circles
}
