import { runInNewContext } from 'node:vm'
import { rollup } from 'rollup'
import { expect, it } from 'vitest'
import { umd } from '../../tools/build/umd.mjs'

/** Runs a script that exports `a` in a page or a program that has these globals; resolves to the globals afterwards. */
async function run(globals: object): Promise<Record<string, unknown>> {
  const source = {
    name: 'source',
    resolveId: (id: string) => id,
    load: () => 'export const a = import.meta.url',
  }
  const bundle = await rollup({ input: 'source', plugins: [source, umd({ name: 'Own' })] })
  const { output } = await bundle.generate({ format: 'cjs', exports: 'named' })
  const context = { location: { href: 'https://page.test/' }, document: {}, ...globals }
  runInNewContext(output[0].code, context)
  return context
}

const exported = { a: 'https://page.test/' }
function define(...given: unknown[]) {
  defined.push(given)
}
define.amd = {}
const defined: unknown[] = []

it('adds to the global of its name, where the page may have something already', async () => {
  expect(await run({})).toMatchObject({ Own: exported })
  expect(await run({ Own: { b: 2 } })).toMatchObject({ Own: { ...exported, b: 2 } })
})

it('is a CommonJS module where modules are', async () => {
  const module = { exports: {} }
  expect(await run({ module, exports: module.exports })).not.toHaveProperty('Own')
  expect(module.exports).toMatchObject(exported)
})

it('is what an AMD loader asked for, but starts from a pasted tag beside one', async () => {
  expect(await run({ define, document: { currentScript: { dataset: {} } } })).not.toHaveProperty(
    'Own',
  )
  expect(defined).toEqual([[['exports'], expect.any(Function)]])
  const pasted = { currentScript: { dataset: { chatbotId: 'x' } } }
  expect(await run({ define, document: pasted })).toMatchObject({ Own: exported })
  expect(defined).toHaveLength(1)
})
