import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../typescript-hooks.mjs'

const nodes = 'runtime/nodes'

/** Every node type with what its folder says of it, sorted by name. */
export async function loadTypes(root) {
  const { registry } = await import('../../runtime/nodes/index.ts')
  const types = registry.definitions.map(async definition => {
    const { type } = definition
    const part = async (name, file = name) => {
      const path = `${nodes}/${type}/${type}.${file}.ts`
      if (!existsSync(join(root, path))) return undefined
      const suffix = name[0].toUpperCase() + name.slice(1)
      const found = Object.entries(await import(pathToFileURL(join(root, path)).href)).find(
        ([exported]) => exported.endsWith(suffix),
      )
      return found?.[1]
    }
    const [form, sample, server] = await Promise.all([
      part('form'),
      part('sample', 'form'),
      part('server'),
    ])
    checkForm(type, form)
    return { type, definition, form, sample, server, rules: rulesOf(root, type) }
  })
  return (await Promise.all(types)).sort((one, other) => (one.type < other.type ? -1 : 1))
}

/** Types are passed over here: what a form lacks is said in words, before a page is made of it. */
function checkForm(type, form) {
  const lacking = ['title', 'group', 'help', 'fields', 'exits'].filter(part => !form?.[part])
  if (lacking.length === 0) return
  const path = `${nodes}/${type}/${type}.form.ts`
  throw new Error(`${path} does not say ${lacking.join(', ')}; tsc --build runtime says the rest.`)
}

/** The numbers of the decisions that the sources of a type cite. */
function rulesOf(root, type) {
  const folder = join(root, nodes, type)
  const cited = readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /decisions? (\d+(?:(?:, | and )\d+)*)/gi,
      ),
    ])
    .flatMap(([, numbers]) => numbers.match(/\d+/g).map(Number))
  return [...new Set(cited)].sort((one, other) => one - other)
}
