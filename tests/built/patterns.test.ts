import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { createFakeEnv } from '../../runtime/testing/fake-env.js'
import { patternBot, patternTexts } from '../suites/pattern-bot.js'

const dist = join(import.meta.dirname, '../../dist')
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(dist, file)).href)
const said = patternTexts.map(message => ({ by: 'bot', message }))

it('dist/testing.js finds by pattern what the sources find', async () => {
  const { playBot }: typeof import('../../runtime/testing/index.js') = await load('testing.js')
  expect(await playBot(patternBot)).toMatchObject({ ended: 'no-next-node', transcript: said })
})

it('dist/runtime.js finds by pattern what the sources find, and reports what is no pattern', async () => {
  const { createConversation, parseBot }: typeof import('../../runtime/index.js') =
    await load('runtime.js')
  const env = createFakeEnv({ now: 0 })
  const conversation = createConversation({ bot: parseBot(patternBot), env })
  const problems = new Set<string>()
  conversation.on('problem', ({ code }) => problems.add(code))
  conversation.start()
  do await env.settle()
  while (env.clock.advanceToNext())
  expect(conversation.record().transcript).toEqual(said)
  expect([...problems]).toEqual(['BAD_PATTERN'])
  conversation.stop()
})

it('dist/cli.js finds by pattern what the sources find', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-patterns-'))
  const file = join(folder, 'patterns.json')
  writeFileSync(file, JSON.stringify(patternBot))
  const output = execFileSync(process.execPath, [join(dist, 'cli.js'), 'play', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(JSON.parse(output).transcript).toEqual(said)
})
