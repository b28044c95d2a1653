import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { operations } from '../../server/testing/api-document.js'
import { testApp } from '../../server/testing/test-app.js'
import { root } from './imports.js'

mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/api-client-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program has that makes calls by the generated types alone. */
const client = `
import type { paths } from './api.js'

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Call<P extends keyof paths, V extends Verb> = NonNullable<paths[P][V]>
type PathOf<C> = C extends { parameters: { path: infer Path } } ? Path : undefined
type QueryOf<C> = C extends { parameters: { query?: infer Query } } ? Query : undefined
type BodyOf<C> = C extends { requestBody?: { content: infer Content } }
  ? (Content extends { 'multipart/form-data': unknown } ? FormData : never) | Content[Exclude<keyof Content, 'multipart/form-data'>]
  : undefined
type AnswerOf<C> = C extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never
type Failure<C> = C extends { responses: { 400: { content: { 'application/json': infer Answer } } } } ? Answer : never

export type Send = (path: string, init: RequestInit) => Promise<Response>

function make<P extends keyof paths, V extends Verb>(send: Send, path: P, verb: V, given: {
  path: PathOf<Call<P, V>>, query?: QueryOf<Call<P, V>>, body?: BodyOf<Call<P, V>>
}): Promise<{ status: number, answer: AnswerOf<Call<P, V>> | Failure<Call<P, V>> }> {
  const params: Record<string, string> = { ...(given.path as object) }
  const address = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => params[name] ?? '')
  const query = new URLSearchParams(Object.entries(given.query ?? {}).map(([name, value]) => [name, String(value)]))
  const sent: unknown = given.body
  const body = sent instanceof FormData ? sent : JSON.stringify(sent)
  const headers: Record<string, string> = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  return send('/v1' + address + '?' + query, { method: verb.toUpperCase(), headers, body: body ?? null })
    .then(async response => ({ status: response.status, answer: await response.json() }))
}
`
const icon = `form.set('iconType', 'BOT')
  form.set('iconSrc', new File(['GIF89a'], 'a.gif'))`
const file = `form.set('file', new File(['GIF89a'], 'a.gif'))`

/** A form with what such a call takes. */
const formOf = (path: string) => `(() => {
  const form = new FormData()
  ${path.endsWith('/files') ? file : icon}
  return form
})()`

/** A call with the document's own example; a wrong example or a wrong type does not compile. */
function callOf({ method, path, parameters, requestBody }: (typeof operations)[number]): string {
  const names = parameters.filter(each => each.in === 'path').map(({ name }) => name)
  const given = Object.fromEntries(names.map(name => [name, ids[name] ?? 'x']))
  const asked = parameters.filter(each => each.in === 'query' && each.required)
  const query = Object.fromEntries(asked.map(({ name }) => [name, inQuery[name] ?? 'x']))
  const json = requestBody?.content['application/json']
  const body = json ? JSON.stringify(json.example) : formOf(path)
  const parts = [
    `path: ${names.length > 0 ? JSON.stringify(given) : 'undefined'}`,
    ...(asked.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
    ...(requestBody ? [`body: ${body}`] : []),
  ]
  return `results.push(await make(send, '${path}', '${method.toLowerCase()}', { ${parts.join(', ')} }))`
}

const ids: Readonly<Record<string, string>> = { chatbotId: 'shop', version: '1', number: '1' }
const inQuery: Readonly<Record<string, string>> = {
  since: '2026-11-20T09:00:00.000Z',
  event: 'lead',
}
/** What asks somebody beside this server is compiled, and not made: nobody is there to answer. */
const asksOthers =
  /^\/v1\/(?:proposals|chatbots\/\w+\/draft\/proposal|channels|connections(?:\/sign-in)?|knowledge\/embeddings)\?$/
/** What deletes comes last. */
const inOrder = operations.toSorted(
  (a, b) =>
    Number(a.method === 'DELETE') - Number(b.method === 'DELETE') || b.path.length - a.path.length,
)

test('a client that openapi-typescript makes of /openapi.json compiles and makes every call', {
  timeout: 120_000,
}, async () => {
  const server = await testApp()
  await server.api('PUT', '/v1/chatbots/shop/flow', {
    nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'Hi' } }],
    edges: [],
  })
  const document = await (await server.app.request('/openapi.json')).json()
  const types = astToString(await openapiTypescript(document))
  const program = `${client}
export async function makeAllCalls(send: Send) {
  const results: { status: number }[] = []
  ${inOrder
    .filter(({ responses }) => responses[200]?.content['application/json'])
    .map(callOf)
    .join('\n  ')}
  return results
}
`
  writeFileSync(join(folder, 'api.ts'), types)
  writeFileSync(join(folder, 'client.ts'), program)
  expect(faults(join(folder, 'client.ts'))).toEqual([])

  writeFileSync(
    join(folder, 'client.mjs'),
    ts.transpileModule(program, {
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    }).outputText,
  )
  const { makeAllCalls } = await import(pathToFileURL(join(folder, 'client.mjs')).href)
  const results = await makeAllCalls(async (path: string, init: RequestInit) =>
    /^(?:POST|PUT)$/.test(init.method ?? '') && asksOthers.test(path)
      ? Response.json(null, { status: 409 })
      : server.app.request(path, {
          ...init,
          headers: { ...init.headers, authorization: 'Bearer a-key-for-tests' },
        }),
  )
  expect(results.length).toBeGreaterThan(20)
  const refused = results.filter(
    ({ status }: { status: number }) => ![200, 404, 409].includes(status),
  )
  expect(refused).toEqual([])
  expect(results.filter(({ status }: { status: number }) => status === 200).length).toBeGreaterThan(
    15,
  )
  await server.close()
})

test('a call with a wrong body does not compile', { timeout: 120_000 }, () => {
  writeFileSync(
    join(folder, 'wrong.ts'),
    `${client}
export const wrong = (send: Send) => make(send, '/chatbots', 'post', { path: undefined, body: { chatbotName: 7 } })
`,
  )
  expect(faults(join(folder, 'wrong.ts')).join()).toContain(
    "Type 'number' is not assignable to type 'string'",
  )
})

function faults(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
