import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, type FolderGraph } from './folder-graph.js'
import { importsOf, sourcesIn } from './imports.js'

test('no two folders of src import each other, directly or through others', () => {
  const graph = foldersOf(sourcesIn('src'))
  expect(graph.size).toBeGreaterThan(10)
  expect(circlesIn(graph)).toEqual([])
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
