import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'

const sources = [
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
  'docs',
  'examples/bots',
  'examples/catalogue.json',
  'examples/playground/media',
  'examples/shopify',
  'examples/wordpress/plugin',
  'tools/build',
  'bot.schema.json',
  'rollup.config.mjs',
  'package-lock.json',
]
const notSources = ['dist', 'node_modules', '.react-router', 'THIRD-PARTY-NOTICES.txt']

/** When what is built from was changed last, in milliseconds. */
export function newestSource(folder = root) {
  return Math.max(...sources.map(path => join(folder, path)).map(newestIn))
}

/** Whether a build has ended since, and was not broken off when it ran last. */
export function isFresh({ name, last }, newest, folder = root) {
  const result = join(folder, last)
  return (
    !existsSync(markOf(name, folder)) && existsSync(result) && statSync(result).mtimeMs > newest
  )
}

/** Notes that a build is under way: whoever breaks it off leaves the mark behind. */
export function markBegun(name, folder = root) {
  const mark = markOf(name, folder)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, '')
}

/** Notes that a build has ended well. */
export function markEnded(name, folder = root) {
  rmSync(markOf(name, folder), { force: true })
}

const markOf = (name, folder) => join(folder, '.cache/under-way', name)

function newestIn(path) {
  if (!existsSync(path)) return 0
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const times = readdirSync(path)
    .filter(name => !notSources.includes(name))
    .map(name => newestIn(join(path, name)))
  return Math.max(0, ...times)
}
