import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { test as testCommand } from './test.js'

const bot = {
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Hello & welcome' } },
    { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'More?' } },
    { id: 'bye', type: 'message', data: { text: 'Bye' } },
  ],
  edges: [
    { source: 'hello', target: 'more' },
    { source: 'more', sourceHandle: 'yes', target: 'hello' },
    { source: 'more', sourceHandle: 'no', target: 'bye' },
  ],
}
const holds = { name: 'No', answers: ['No'], expect: { says: ['Bye'], ended: 'no-next-node' } }
const fails = { name: 'Booking', answers: ['No'], expect: { says: ['Booked "now"'] } }

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-test-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  return folder
}

async function run(...args: string[]) {
  const written = { stdout: '', stderr: '' }
  const spies = (['stdout', 'stderr'] as const).map(stream =>
    vi.spyOn(process[stream], 'write').mockImplementation(text => {
      written[stream] += text
      return true
    }),
  )
  const code = await testCommand(args)
  for (const spy of spies) spy.mockRestore()
  return { code, ...written }
}

test('plays the tests beside each bot, those of folders below as well, and tells which edges they walk', async () => {
  const folder = folderWith({
    'a.json': bot,
    'a.test.json': [holds],
    'b/c.json': { ...bot, edges: bot.edges.toSpliced(1, 1) },
    'b/c.test.json': [holds],
    'answers.json': ['No'],
    'node_modules/x/d.json': bot,
    'node_modules/x/d.test.json': [fails],
  })
  expect(await run(folder)).toEqual({
    code: 0,
    stdout: `a.json
  ✓ No
  2 of 3 edges walked; never: more → hello by "yes"

${join('b', 'c.json')}
  ✓ No
  2 of 2 edges walked

2 passed, 0 failed
`,
    stderr: '',
  })
})

test('plays the tests of one bot, whatever else lies in its folder', async () => {
  const folder = folderWith({
    'a.json': bot,
    'a.test.json': [holds],
    'b.json': bot,
    'b.test.json': [fails],
  })
  const { code, stdout } = await run(join(folder, 'a.json'))
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^a\.json\n {2}✓ No\n[\s\S]*\n1 passed, 0 failed\n$/),
  ])
  expect(stdout).not.toContain('b.json')
})

test('plays the tests that a bot carries, and those beside it after them', async () => {
  const folder = folderWith({
    'a.json': { ...bot, tests: [holds] },
    'b.json': { ...bot, tests: [holds] },
    'b.test.json': [{ ...holds, name: 'No, again' }],
  })
  const { code, stdout } = await run(folder)
  expect(code).toBe(0)
  expect(stdout).toContain('a.json\n  ✓ No\n')
  expect(stdout).toContain('b.json\n  ✓ No\n  ✓ No, again\n')
})

test('exits 1 on a failure, says it in a sentence, and writes JUnit XML', async () => {
  const folder = folderWith({ 'a.json': bot, 'a.test.json': [fails, holds] })
  const junit = join(folder, 'junit.xml')
  const { code, stdout } = await run(folder, '--junit', junit)
  expect(code).toBe(1)
  expect(stdout).toContain(
    '✗ Booking: expected the bot to say "Booked "now"", it said "Hello & welcome", "More?", "Bye"\n  ✓ No\n',
  )
  expect(readFileSync(junit, 'utf8')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0">
  <testsuite name="a.json" tests="2" failures="1" errors="0">
    <testcase classname="a.json" name="Booking">
      <failure message="expected the bot to say &quot;Booked &quot;now&quot;&quot;, it said &quot;Hello &amp; welcome&quot;, &quot;More?&quot;, &quot;Bye&quot;">expected the bot to say &quot;Booked &quot;now&quot;&quot;, it said &quot;Hello &amp; welcome&quot;, &quot;More?&quot;, &quot;Bye&quot;</failure>
    </testcase>
    <testcase classname="a.json" name="No"/>
  </testsuite>
</testsuites>
`)
})

test('explores a bot by chance, one without tests as well, and prints the answers that lead to what it finds', async () => {
  const folder = folderWith({
    'a.json': bot,
    'b.json': { ...bot, edges: bot.edges.toSpliced(2, 1) },
  })
  const { code, stdout } = await run(folder, '--explore', '30', '--seed', '5')
  expect(code).toBe(1)
  expect(stdout).toContain('a.json\n  ✓ 30 random conversations\n  3 of 3 edges walked\n')
  expect(stdout).toMatch(
    /b\.json\n {2}✗ Dead end: the conversation ends at "more".*\n {6}answers: \[.*"no"}\]\n/,
  )
})

test('a bot that does not load is a failure', async () => {
  const folder = folderWith({ 'a.json': { nodes: [], edges: [] }, 'a.test.json': [holds] })
  expect(await run(folder)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('✗ loads: The flow has no start'),
  })
})

test.each<[string, Readonly<Record<string, unknown>>, readonly string[], RegExp]>([
  ['a folder without tests', { 'a.json': bot }, [], /There are no flow tests in/],
  [
    'tests without a bot',
    { 'a.test.json': [] },
    [],
    /a\.test\.json has no bot beside it: a\.json is missing/,
  ],
  [
    'tests that are no JSON',
    { 'a.json': bot, 'a.test.json': '[' },
    [],
    /a\.test\.json cannot be used: .*JSON/,
  ],
  [
    'tests of another shape',
    { 'a.json': bot, 'a.test.json': [{ name: 'A' }] },
    [],
    /cannot be used: .*0\.expect/,
  ],
  [
    'a carried test of another shape',
    { 'a.json': { ...bot, tests: [holds, { name: 'A' }] } },
    [],
    /a\.json cannot be used: .*1\.expect/,
  ],
  [
    'two tests of one name',
    { 'a.json': { ...bot, tests: [holds] }, 'a.test.json': [holds] },
    [],
    /a\.test\.json cannot be used: .*1\.name: Another test is called "No"/,
  ],
  ['a second folder', {}, ['more'], /test takes one folder or file/],
  ['a misspelt flag', {}, ['--explor', '3'], /no --explor here\. Did you mean --explore\?/],
  ['a number that is none', {}, ['--explore', 'many'], /--explore takes a whole number.*"many"/],
])('exits 2 and explains %s', async (_, files, args, message) => {
  expect(await run(folderWith(files), ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(message),
  })
})

test('exits 2 where there is no such folder', async () => {
  expect(await run('/no/such/folder')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('/no/such/folder'),
  })
})
