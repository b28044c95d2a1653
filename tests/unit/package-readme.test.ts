import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { playBot } from '../../runtime/testing/index.js'
import { putBackReadme, putPackageReadme } from '../../tools/pack-readme.mjs'
import { root } from './repository.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-readme-'))
const own = readFileSync(join(root, 'src/README.md'), 'utf8')
const at = () => readFileSync(join(folder, 'README.md'), 'utf8')

beforeEach(() => {
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'README.md'), 'The repository')
  writeFileSync(join(folder, 'src/README.md'), own)
  writeFileSync(join(folder, 'package.json'), '{ "homepage": "https://fork.example.org" }')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('while the package is packed its own README stands at the root, with the address of the fork, and then the repository’s again', () => {
  putPackageReadme(folder)
  expect(at()).toContain('npm install talkgraph')
  expect(at()).toContain('Documentation: https://fork.example.org')
  putBackReadme(folder)
  expect(at()).toBe('The repository')
})

test('a pack that was broken off costs nobody the repository’s README', () => {
  putPackageReadme(folder)
  putPackageReadme(folder)
  putBackReadme(folder)
  putBackReadme(folder)
  expect(at()).toBe('The repository')
})

test('it names every entry of the package, and its bot plays to the end', async () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const entries = Object.entries<{ types?: string }>(exports)
    .filter(([name, { types }]) => types && !name.includes('*'))
    .map(([name]) => name.replace('.', 'talkgraph'))
  expect(entries.filter(name => !own.includes(`| \`${name}\` |`))).toEqual([])
  const [, literal = ''] = /bot: (\{[\s\S]*?\n {2}\}),/.exec(own) ?? []
  const json = literal
    .replaceAll("'", '"')
    .replace(/(\w+):(?=\s)/g, '"$1":')
    .replace(/,(?=\s*[\]}])/g, '')
  const played = await playBot(json, { answers: ['Ann'] })
  expect(played).toMatchObject({
    ended: 'no-next-node',
    problems: [],
    transcript: expect.arrayContaining([{ by: 'bot', message: 'Good to meet you, Ann.' }]),
  })
})
