import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './imports.js'

const folders = [
  'bench',
  'client',
  'mcp',
  'cli',
  'examples',
  'runtime',
  'server',
  'site',
  'src',
  'studio',
  'tests',
  'themes',
  'tools',
  'ui',
  'wire',
]
const files = globSync(
  folders.map(folder => `${folder}/**/*.{ts,tsx,mjs}`),
  { cwd: root, exclude: path => /(?:^|[\\/])(?:node_modules|dist|\.react-router)$/.test(path) },
)
const climbs = (levels: number) =>
  new RegExp(`(?:from|import|import\\()\\s*['"](?:\\.\\./){${levels},}`)

const guilty = (pattern: RegExp, among = files) =>
  among.filter(path => pattern.test(readFileSync(join(root, path), 'utf8')))

test('there are files to look at, and some that climb three levels', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(guilty(climbs(3)).length).toBeGreaterThan(10)
})

test('no import climbs four levels', () => {
  expect(guilty(climbs(4))).toEqual([])
})

test('what travels is imported by the name of its package', () => {
  const others = files.filter(path => !/^wire[\\/]/.test(path))
  expect(guilty(/['"](?:\.\.\/)+wire\//, others)).toEqual([])
})
