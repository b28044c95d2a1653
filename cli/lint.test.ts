import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lint } from './lint.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-lint-'))

function file(name: string, nodes: readonly object[], rest: object = {}): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ elements: [{ nodes, edges: [] }], ...rest }))
  return path
}

const clean = file('clean.json', [{ id: 'a', type: 'welcome', data: { text: 'Hi' } }])
const warned = file('warned.json', [{ id: 'a', type: 'image', data: { image: '/a.png' } }])
const wrong = file('wrong.json', [{ id: 'a', type: 'jump-to', data: { nodeId: 'gone' } }])
const pale = file('pale.json', [{ id: 'a', type: 'welcome', data: { text: 'Hi' } }], {
  customizations: { botMsgColor: '#eee' },
})

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
  const code = await lint(args)
  stdout.mockRestore()
  stderr.mockRestore()
  return { code, out, errors }
}

test('exits 0 for a clean bot, and says that nothing was found', async () => {
  expect(await run(clean)).toEqual({
    code: 0,
    out: `${clean}: no errors, no warnings.\n`,
    errors: '',
  })
})

test('exits 0 with warnings, each in a sentence with node, field, remedy and rule', async () => {
  expect(await run(warned)).toMatchObject({
    code: 0,
    out: `${warned}: warning: node "a", alt: The image has no description. Say in “alt” what the image shows, in a few words. (image-without-alt)\n${warned}: no errors, 1 warning.\n`,
  })
})

test('exits 1 where one of several bots has an error', async () => {
  const { code, out } = await run(clean, wrong)
  expect(code).toBe(1)
  expect(out).toContain(`${clean}: no errors, no warnings.`)
  expect(out).toContain(`${wrong}: 1 error, no warnings.`)
})

test('looks at colours too', async () => {
  expect(await run(pale)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /customizations\.botMsgColor: .* has a contrast of 1\.1:1\. .*#000000.*\(low-contrast\)/,
    ),
  })
})

test('prints JSON with --json', async () => {
  const { code, out } = await run('--json', wrong, clean)
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual([
    {
      file: wrong,
      findings: [
        {
          rule: 'jump-to-nowhere',
          severity: 'error',
          nodeId: 'a',
          field: 'nodeId',
          message: 'The jump leads to "gone", and there is no such step.',
          remedy: 'Name a step of this flow.',
        },
      ],
    },
    { file: clean, findings: [] },
  ])
})

test.each([
  [[], /one bot file or more, got none/],
  [[join(folder, 'gone.json')], /gone\.json cannot be read/],
  [[clean, '--jsn'], /There is no --jsn here\. Did you mean --json\?/],
  [[clean, '--json=yes'], /'--json' does not take an argument/],
])('exits 2 and explains %j', async (args, message) => {
  expect(await run(...args)).toMatchObject({
    code: 2,
    out: '',
    errors: expect.stringMatching(message),
  })
})
