import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../../server/testing/typescript-hooks.mjs'
import { nameOf } from './descriptions.mjs'

/** Every node type as its sources declare it: the definition, its names, its form and sample, and the server's half if it has one. */
export async function readNodeTypes(root) {
  const nodes = join(root, 'runtime/nodes')
  const definitions = Object.values(await load(join(nodes, 'all.ts')))
  return Promise.all(
    definitions.map(async definition => {
      const { type, aliases } = definition
      // Read from the folder, because descriptions.ts does not have a type that has just been added.
      const part = async name => {
        const path = join(nodes, type, `${type}.${name}.ts`)
        return existsSync(path) ? (await load(path))[nameOf(type, name)] : undefined
      }
      return {
        definition,
        names: [type, ...aliases].flatMap(name => [name, `${name}-node`]),
        form: await part('form'),
        server: await part('server'),
        sample: await part('sample'),
      }
    }),
  )
}

/** A TypeScript module of this project. */
export function load(path) {
  return import(pathToFileURL(path).href)
}
