import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { play } from '../../../cli/play.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-step-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('talkgraph play plays the step with what its call is said to bring', async () => {
  const bot = {
    nodes: [{ id: 'ask', type: 'stock-level', data: { answerVariable: 'left' } }],
    edges: [],
  }
  const fetched = { ask: { status: 200, text: '3 left' } }
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await play([file('bot.json', bot), '--fetch', file('fetch.json', fetched)])
  const [[out = ''] = []] = written.mock.calls
  written.mockRestore()
  expect([code, JSON.parse(String(out))]).toMatchObject([
    0,
    { transcript: [{ by: 'bot', message: '3 left' }], answers: { ask: '3 left' }, problems: [] },
  ])
})
