import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { importBot } from './import.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-import-'))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const linkTo = (typebotId: string) => ({ id: 'b3', type: 'Typebot link', options: { typebotId } })

const typebot = (id: string, ...more: readonly object[]) => ({
  version: '6.1',
  id,
  name: 'Bakery',
  events: [{ id: 'e0', type: 'start' }],
  groups: [
    {
      id: 'g1',
      title: 'Hello',
      blocks: [
        {
          id: 'b1',
          type: 'text',
          content: { richText: [{ type: 'p', children: [{ text: id }] }] },
        },
        { id: 'b2', type: 'Pixel' },
        ...more,
      ],
    },
  ],
  edges: [{ id: 'w0', from: { eventId: 'e0' }, to: { groupId: 'g1' } }],
  variables: [],
})

const bakery = file('bakery.json', typebot('bakery'))

async function run(...args: string[]) {
  let out = ''
  let errors = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    errors += text
    return true
  })
  const code = await importBot(args)
  stdout.mockRestore()
  stderr.mockRestore()
  return { code, out, errors }
}

test('prints the bot and what became of each block', async () => {
  const { code, out } = await run(bakery, '--from', 'typebot', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    bot: { name: 'Bakery', elements: [{ nodes: [{ id: 'start' }, { id: 'b1' }, { id: 'b2' }] }] },
    report: {
      blocks: 2,
      exact: 1,
      loss: [],
      none: [{ blockId: 'b2', type: 'Pixel', reason: expect.stringMatching(/the page/) }],
    },
  })
})

test('writes the bot with --out, and says the report in words', async () => {
  const target = join(folder, 'bot.json')
  const { code, out } = await run(bakery, '--from=typebot', '--out', target)
  expect(code).toBe(0)
  expect(out).toContain('1 of 2 blocks exact, 1 without a counterpart.')
  expect(out).toMatch(/Pixel \(b2\): Events are told by the page/)
  expect(out).toContain(`The bot is in ${target}.`)
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ name: 'Bakery' })
})

test('plays a linked bot as a sub-flow where its file is given along', async () => {
  const linking = file('linking.json', typebot('linking', linkTo('bakery')))
  const alone = await run(linking, '--from', 'typebot', '--json')
  expect(JSON.parse(alone.out)).toMatchObject({
    report: { blocks: 3, none: [{ blockId: 'b2' }, { blockId: 'b3' }] },
  })
  const { out } = await run(linking, '--from', 'typebot', '--json', '--with', bakery)
  expect(JSON.parse(out)).toMatchObject({
    bot: { subFlows: { bakery: { name: 'Bakery' } } },
    report: { blocks: 5, exact: 3, none: [{ blockId: 'b2' }, { blockId: 'b2' }] },
  })
})

test.each([
  ['no file', ['--from', 'typebot'], /takes one file/],
  ['no product', [bakery], /--from.*typebot/],
  [
    'a product that is not known',
    [bakery, '--from', 'chatty'],
    /no import from "chatty", only from typebot/,
  ],
  [
    'a file that is not there',
    [join(folder, 'gone.json'), '--from', 'typebot'],
    /gone\.json cannot be read/,
  ],
  [
    'no JSON',
    [file('text.json', 'Hello'), '--from', 'typebot'],
    /text\.json cannot be imported: .*JSON/,
  ],
  [
    'a version that is not read',
    [file('v9.json', { version: '9', groups: [] }), '--from', 'typebot'],
    /"9"/,
  ],
  [
    'a bot that is none of Typebot’s',
    [file('own.json', { elements: [] }), '--from', 'typebot'],
    /groups is missing/,
  ],
])('exits 1 and explains %s', async (_, args, message) => {
  expect(await run(...args)).toMatchObject({
    code: 1,
    out: '',
    errors: expect.stringMatching(message),
  })
})
