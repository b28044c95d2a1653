import { describeType, installPlugins } from 'talkgraph/builder'
import { afterEach, expect, test, vi } from 'vitest'
import { kindsFor } from './flow/drawing/palette/kinds.js'
import { bringPlugins, broughtPlugins } from './plugins.js'

afterEach(() => {
  installPlugins([])
  vi.restoreAllMocks()
})

/** What its author has built, as the server gives it out. */
const code = `data:text/javascript,${encodeURIComponent(`
const nothing = () => []
const schema = { kind: 'schema', type: 'any', '~run': given => ({ ...given, typed: true }) }
export const nodes = [{
  type: 'pottery/kiln', aliases: [], schema, machine: () => ({}), exits: () => [null],
  edgeNames: nothing, sets: nothing, keepsEmail: nothing, inputs: () => undefined,
}]`)}`
/** Its file cannot be fetched. */
const gone = {
  name: 'gone',
  file: { name: 'gone', src: 'data:text/plain,', integrity: '' },
  types: [],
}
const plugins = [
  {
    name: 'pottery',
    file: { name: 'pottery', src: code, integrity: '' },
    types: [
      {
        type: 'pottery/kiln',
        form: { title: 'Kiln', group: 'calls', help: 'Fires.', fields: {}, exits: [] },
        sample: { degrees: 900 },
        serverFields: { key: { kind: 'secret', title: 'Key', help: 'Of the kiln.' } },
      },
    ],
  },
]

test('the flow is drawn when the server’s plug-ins have come', async () => {
  vi.resetModules()
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ plugins }))
  const { botRoutes } = await import('./routes.js')
  const { broughtPlugins: brought } = await import('./plugins.js')
  const { lazy } = botRoutes.find(({ path }) => path === 'bots/:id/flow') ?? {}
  await (typeof lazy === 'function' && lazy())
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/plugins')
  expect(brought().map(({ name }) => name)).toEqual(['pottery'])
})

test('the types of the server’s plug-ins are described, their secret fields too, once they have come', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ plugins: [gone, ...plugins] }))
  await Promise.all([bringPlugins(), bringPlugins()])
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(broughtPlugins().map(({ name }) => name)).toEqual(['pottery'])
  expect(describeType('pottery/kiln')).toMatchObject({
    form: { title: 'Kiln' },
    sample: { degrees: 900 },
    serverFields: { key: { kind: 'secret' } },
  })
  expect(kindsFor(false).find(({ id }) => id === 'pottery/kiln')).toMatchObject({ label: 'Kiln' })
})
