import { botAddress } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import type { testApp } from './test-app.js'

/** When the conversations of tests began. */
export const begun = Date.parse('2026-11-20T09:00:00Z')

/** The record of a conversation as a widget hands it over. */
export function recordOf(more: object = {}) {
  return {
    startedAt: begun,
    endedAt: null as number | null,
    visited: [] as object[],
    answers: {},
    transcript: [{ by: 'user', message: 'Rye' }] as object[],
    answerVariables: [],
    variables: {},
    visitor: {},
    ...more,
  }
}

/** What stands in a transcript where a visitor said these. */
export const said = (...messages: readonly string[]) =>
  messages.map(message => ({ by: 'user', message }))

/** Words of which none is another, or another seed's. */
export function manyWords(count: number, seed = 0): string {
  return Array.from({ length: count }, (_, index) => `${seed}x${index.toString(36)}`).join(' ')
}

/** A bot whose conversations are stored, with visitors who hand theirs over, and what its owner sees. */
export async function storedBot(
  {
    app,
    api,
    bots,
    tokens,
  }: Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'api' | 'bots' | 'tokens'>,
  settings: object = {},
) {
  const hello = { id: 'hello', type: 'message', data: { text: 'hello' } }
  await bots.publish('shop', {
    name: 'Shop',
    settings: { collectResults: true, ...settings },
    elements: [{ nodes: [hello], edges: [] }],
  })
  const read = async (path: string) => (await (await api('GET', `/v1${path}`)).json()).data
  return {
    read,
    list: async (query = '') => (await read(`/results${query}`)).results,
    /** One more visitor; resolves to how a record is handed over. */
    visitor: async () => {
      const { token } = await tokens.issue('shop')
      const handOver = async (session: object, more: object = {}) =>
        app.request(`${botAddress('', 'shop')}${resultsPath}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ session, sentAt: begun + 60_000, ...more }),
        })
      return { token, handOver }
    },
  }
}
