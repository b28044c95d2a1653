import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'
import { root } from './imports.js'

const page = readFileSync(join(root, 'docs/client.md'), 'utf8')
const program = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n')

mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/client-docs-'))
const file = join(folder, 'program.ts')
beforeAll(() =>
  writeFileSync(
    file,
    `${program.replace("'talkgraph/client'", "'../../client/index.js'")}\nexport { watchDesk }\n`,
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('the program of docs/client.md compiles, and prints what stands behind its lines', async () => {
  expect(faultsOf(file)).toEqual([])
  const server = await testApp()
  vi.stubEnv('TALKGRAPH_API_KEY', 'a-key-for-tests')
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    server.app.request(address.replace('https://chat.example', ''), init),
  )
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...given) => {
    printed.push(given.join(' ').replaceAll('\n', ' '))
  })
  try {
    await import(file)
  } finally {
    log.mockRestore()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    await server.close()
  }
  const told = [...program.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, words]) => words)
  expect(told.length).toBeGreaterThan(6)
  expect(printed).toEqual(told)
})

test('a field that an answer does not have is a fault', () => {
  const wrong = join(folder, 'wrong.ts')
  writeFileSync(
    wrong,
    `import { createClient } from '../../client/index.js'
    const { chatbot } = await createClient({ server: '' }).fetchOverview({ chatbotId: 'shop' })
    export const name: string = chatbot.nme
    `,
  )
  expect(faultsOf(wrong).join()).toContain("Property 'nme' does not exist")
})

function faultsOf(path: string): string[] {
  const compiled = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: ['node'],
  })
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
