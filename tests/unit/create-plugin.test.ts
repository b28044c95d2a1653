import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './repository.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-create-'))
afterAll(() => rmSync(folder, { recursive: true }))

const create = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'create-plugin/index.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

test('makes a plug-in of the name that is wanted, and says how to go on', () => {
  const { status, stdout } = create('garden')
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run build')])
  const files = readdirSync(join(folder, 'garden'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter(text => text.includes('pottery'))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(folder, 'garden/package.json'), 'utf8'))
  expect(manifest.name).toBe('talkgraph-garden')
  expect(Object.keys(manifest.exports)).toContain('./talkgraph-plugin/browser')
})

test('tells its usage when it is asked', () => {
  const { status, stdout } = create('--help')
  expect([status, stdout]).toEqual([0, 'Usage: npm create talkgraph-plugin NAME\n'])
})

test.each([
  ['no name', [], 'lower-case letters'],
  ['a name that no plug-in may have', ['My Plug-in'], 'lower-case letters'],
  ['a way out of the folder', ['../elsewhere'], 'lower-case letters'],
  ['a second name', ['one', 'two'], 'One name is enough'],
])('refuses %s', (_, args, message) => {
  const { status, stderr } = create(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
  expect(existsSync(join(folder, '../elsewhere'))).toBe(false)
})

test('leaves a folder alone that is there already', () => {
  mkdirSync(join(folder, 'here'))
  const { status, stderr } = create('here')
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is a folder ./here already')])
  expect(readdirSync(join(folder, 'here'))).toEqual([])
})
