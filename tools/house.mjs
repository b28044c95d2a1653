// `npm run house`: how the sources hang together, in figures that can be compared: the units and arrows of the large
// folders, circles, the sizes of files, and the walks that docs/architecture.md draws. What must stay is held by tests.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import './typescript-hooks.mjs'

const { circlesBelow, folderGraph } = await import('../tests/unit/folder-graph.ts')
const { root, sourcesIn } = await import('../tests/unit/imports.ts')
const { drawnWalks, filesOf } = await import('../tests/unit/walks.ts')

const print = text => process.stdout.write(`${text}\n`)
const row = (name, ...cells) =>
  print([name.padEnd(34), ...cells.map(cell => String(cell).padStart(9))].join(''))

print('Folders: what stands first in each is a unit, and an arrow says that one imports another.')
row('', 'units', 'arrows', 'circles')
for (const [tree, without] of [
  ['server', ['testing', 'demo']],
  ['studio/app/pages/bots/flow', ['testing']],
  ['runtime', []],
  ['src', []],
  ['studio/app', ['testing']],
  ['site/app', []],
  ['ui', []],
]) {
  const graph = folderGraph(tree, without)
  const arrows = [...graph.values()].reduce((sum, others) => sum + others.size, 0)
  row(tree, graph.size, arrows, circlesBelow(tree).length)
}

print('\nFiles of the sources, without tests.')
row('', 'files', 'under 15', 'share', 'over 250')
const trees = [
  'runtime',
  'themes',
  'wire',
  'src',
  'client',
  'mcp',
  'cli',
  'server',
  'ui',
  'studio',
  'site',
]
const counted = trees.map(tree => [tree, linesIn(tree)])
for (const [tree, lines] of [...counted, ['all', counted.flatMap(([, lines]) => lines)]]) {
  const small = lines.filter(count => count < 15).length
  row(
    tree,
    lines.length,
    small,
    `${Math.round((100 * small) / lines.length)} %`,
    lines.filter(count => count > 250).length,
  )
}

print(
  '\nWalks, as docs/architecture.md draws them: of their own, and with the parts of other walks that they name.',
)
row('', 'files', 'folders', 'whole:', 'files', 'folders')
const walks = drawnWalks()
for (const walk of walks) {
  const [own, whole] = [filesOf(walk, walks), filesOf(walk, walks, true)]
  row(walk.name, own.length, foldersOf(own), '', whole.length, foldersOf(whole))
}

function linesIn(tree) {
  return sourcesIn(tree)
    .filter(path => !/\/testing\/|\.fixture\.|\.d\.ts$/.test(path))
    .map(path => readFileSync(join(root, path), 'utf8').split('\n').length - 1)
}

function foldersOf(files) {
  return new Set(files.map(file => dirname(file))).size
}
