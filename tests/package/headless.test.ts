import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { install, pack } from './pack.js'

const example = join(import.meta.dirname, '../../examples/headless/terminal/chat.mjs')
const app = mkdtempSync(join(tmpdir(), 'talkgraph-headless-'))

const bot = {
  nodes: [
    { id: 'name', type: 'ask-name', data: { questionText: 'Who are you?', answerVariable: 'who' } },
    {
      id: 'tea',
      type: 'n-choices',
      data: {
        choicePrompt: 'Tea or coffee, {who}?',
        choices: [
          { id: 'tea', choiceText: 'Tea' },
          { id: 'coffee', choiceText: 'Coffee' },
        ],
      },
    },
    {
      id: 'with',
      type: 'n-check-options',
      data: {
        checkOptionsPrompt: 'With what?',
        options: [
          { id: 'm', optionText: 'Milk' },
          { id: 's', optionText: 'Sugar' },
          { id: 'l', optionText: 'Lemon' },
        ],
        answerVariable: 'with',
      },
    },
    { id: 'liked', type: 'user-rating', data: { ratingPrompt: 'How is it here?', type: 'star' } },
    { id: 'call', type: 'webhook', data: {} },
    { id: 'bye', type: 'message', data: { text: 'It <b>is</b> on its way with {with}' } },
  ],
  edges: [
    { source: 'name', target: 'tea' },
    { source: 'tea', sourceHandle: 'coffee', target: 'with' },
    { source: 'with', target: 'liked' },
    { source: 'liked', target: 'call' },
    { source: 'call', target: 'bye' },
  ],
}

beforeAll(() => {
  install([pack('.', app).tarball], app)
  copyFileSync(example, join(app, 'chat.mjs'))
  writeFileSync(join(app, 'bot.json'), JSON.stringify(bot))
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

/** Runs the chat; each answer is typed once the words before it have come. */
async function chat(...turns: readonly (readonly [after: string, answer: string])[]) {
  const child = spawn(process.execPath, ['chat.mjs'], { cwd: app })
  const left = [...turns]
  let out = ''
  child.stdout.on('data', chunk => {
    out += chunk
    const [next] = left
    if (!next || !out.includes(next[0])) return
    left.shift()
    child.stdin.write(`${next[1]}\n`)
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  return { code, out }
}

test('the terminal example plays a bot in a process of its own, and ends with it', async () => {
  const { code, out } = await chat(
    ['Who are you?', 'Bo'],
    ['2. Coffee', '2'],
    ['3. Lemon', '2, Milk'],
    ['How is it here?', '4'],
  )
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    'Who are you?',
    'Nice to meet you, Bo',
    'Tea or coffee, Bo?',
    '  1. Tea',
    '  2. Coffee',
    'With what?',
    '  1. Milk',
    '  2. Sugar',
    '  3. Lemon',
    'How is it here?',
    'It is on its way with Sugar, Milk',
    '',
  ])
})

test('what is typed ahead waits for its question', async () => {
  const { out } = await chat(['Who are you?', 'Bo\nCoffee\n1\n5'])
  expect(out).toContain('Tea or coffee, Bo?')
  expect(out).toContain('It is on its way')
})
