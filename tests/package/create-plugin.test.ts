import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const command = join(import.meta.dirname, '../../create-plugin/index.mjs')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-create-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const create = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [status, stdout, stderr]
}

test('npm create talkgraph-plugin tells its usage, and what is no name of a plug-in', () => {
  const usage = 'Usage: npm create talkgraph-plugin NAME\n'
  expect(create('--help')).toEqual([0, usage, ''])
  for (const wrong of [[], ['Bad Name'], ['../out'], ['one', 'two']])
    expect(create(...wrong)).toEqual([1, '', expect.stringContaining(usage)])
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is there is not written into', () => {
  expect(create('garden')).toEqual([0, expect.stringContaining('cd garden'), ''])
  expect(create('garden')).toEqual([1, '', expect.stringContaining('There is a folder ./garden')])
})
