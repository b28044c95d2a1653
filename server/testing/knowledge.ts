import type { ServerResponse } from 'node:http'
import { vi } from 'vitest'
import type { AnswerOf } from '../../client/index.js'
import type { ServiceOptions } from '../app/services/service-options.js'
import { firstOwner } from '../store/index.js'
import { typescriptArgs } from './child-server.js'
import type { databases } from './databases.js'
import { testAppOn } from './test-app.js'
import { type Received, startUpstream } from './upstream.js'

/** A page of a site: its HTML, or how it answers. */
type Page = string | ((request: Received, response: ServerResponse) => void)

/** A site whose pages a test changes, with the paths that were asked for. */
export async function startSite(pages: Readonly<Record<string, Page>>) {
  const served = new Map(Object.entries(pages))
  const asked: string[] = []
  const site = await startUpstream((request, response) => {
    const path = request.url
    asked.push(path)
    const page = served.get(path)
    if (typeof page === 'function') return page(request, response)
    if (page === undefined) return void response.writeHead(404).end()
    const type = path.endsWith('.txt')
      ? 'text/plain'
      : path.endsWith('.xml')
        ? 'text/xml'
        : 'text/html'
    response.writeHead(200, { 'content-type': type }).end(page)
  })
  return { ...site, pages: served, asked, origin: new URL(site.url).origin }
}

/** A server with what a test of knowledge asks it for. */
export async function knowledgeServer(
  make: (typeof databases)[number]['make'],
  sites: readonly { readonly host: string }[] = [],
  options: ServiceOptions = {},
) {
  const server = await testAppOn(make, {
    allowHosts: sites.map(({ host }) => host),
    threadArgs: typescriptArgs,
    ...options,
  })
  const at = async (method: string, path: string, body?: unknown, key?: string) =>
    (await server.api(method, `/v1/${path}`, body, key)).json()
  const source = async (id: string): Promise<AnswerOf<'fetchSource'>['source']> =>
    (await at('GET', `sources/${id}`)).data.source
  /** Waits until a source is read. */
  const settled = (id: string) =>
    vi.waitFor(
      async () => {
        const found = await source(id)
        if (found.state === 'waiting' || found.state === 'running') throw new Error(found.state)
        return found
      },
      { timeout: 60_000, interval: 20 },
    )
  const add = async (body: object): Promise<AnswerOf<'fetchSource'>['source']> => {
    const { data, error } = await at('POST', 'sources', { chatbotIds: ['shop'], ...body })
    if (error) throw new Error(JSON.stringify(error))
    return settled(data.source.id)
  }
  const retrain = async (id: string) => {
    await at('POST', `sources/${id}/retrain`)
    return settled(id)
  }
  const search = async (query: string, more: object = {}) =>
    (await at('POST', 'knowledge/search', { query, ...more })).data.pieces
  for (const id of ['shop', 'other']) await server.store.bots.create(id, { owner: firstOwner })
  return { ...server, at, source, settled, add, retrain, search }
}
