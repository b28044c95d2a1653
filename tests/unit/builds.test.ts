import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builds, builtBeside, servedFirst } from '../../tools/builds/builds.mjs'
import { isFresh, markBegun, markEnded, newestSource } from '../../tools/builds/is-fresh.mjs'
import { isInstalled, noteInstalled, readInstalled } from '../../tools/installed.mjs'
import { stepLine } from '../../tools/steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-builds-'))
const studio = { name: 'studio', last: 'server/dist/studio/index.html' }
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file as of this second. */
function write(path: string, second: number) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, second, second)
}
const isStudioFresh = () => isFresh(studio, newestSource(folder), folder)

test('a step is told in one line with how long it took', () => {
  expect(stepLine('Built the studio', 1_000, 13_340)).toBe('Built the studio (12.3 s)')
})

test('what was built after its sources is not built again', () => {
  write('studio/app/main.tsx', 1)
  expect(isStudioFresh()).toBe(false)
  write(studio.last, 2)
  expect(isStudioFresh()).toBe(true)
  write('studio/app/main.tsx', 3)
  expect(isStudioFresh()).toBe(false)
})

test('what is built or installed is no source', () => {
  write(studio.last, 2)
  for (const path of [
    'server/dist/main.js',
    'site/.react-router/types/a.ts',
    'server/node_modules/a/b.js',
    'server/THIRD-PARTY-NOTICES.txt',
  ])
    write(path, 3)
  expect(isStudioFresh()).toBe(true)
})

test('a build that was broken off is carried out again, however new what it had written', () => {
  write('studio/app/main.tsx', 1)
  write(studio.last, 2)
  markBegun('studio', folder)
  expect(isStudioFresh()).toBe(false)
  markEnded('studio', folder)
  expect(isStudioFresh()).toBe(true)
})

test('what is served first needs nothing that is built beside it', () => {
  const needed = builds
    .filter(({ name }) => servedFirst.includes(name))
    .flatMap(({ needs }) => needs)
  expect(needed.filter(name => !servedFirst.includes(name))).toEqual([])
  expect(builds.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...servedFirst, ...builtBeside]),
  )
})

test('each extent of an installation holds those before it, as long as the lock file is the same', () => {
  write('package-lock.json', 1)
  write('node_modules/.package-lock.json', 1)
  expect(readInstalled(folder)).toBe(undefined)
  noteInstalled('pages', folder)
  expect(['server', 'pages', 'everything'].map(extent => isInstalled(extent, folder))).toEqual([
    true,
    true,
    false,
  ])
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  expect(isInstalled('server', folder)).toBe(false)
})

test('an installation that was broken off is begun anew', () => {
  write('package-lock.json', 1)
  write('node_modules/.package-lock.json', 1)
  noteInstalled('everything', folder)
  noteInstalled(undefined, folder)
  expect(isInstalled('server', folder)).toBe(false)
})
