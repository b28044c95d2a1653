import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import type { Plugin } from 'vite'
import { oneFilePlugins } from '../../tools/build/one-file.mjs'

const root = join(import.meta.dirname, '../..')
const file = join(root, '.cache/dist/runtime.js')
const marker = '\0as-built:'

/**
 * A Vite plugin that gives tests the runtime as a visitor gets it: its modules come from one file that went through the
 * steps of the one file, minified and for production. Samples and tests stay as they are.
 */
export function runtimeAsBuilt(): Plugin {
  let building: Promise<Record<string, object>> | undefined
  return {
    name: 'runtime-as-built',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('.') || importer?.startsWith(marker)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      const name = found && nameOf(relative(root, found.id))
      return name ? marker + name : null
    },
    async load(id) {
      if (!id.startsWith(marker)) return null
      building ??= build()
      const name = id.slice(marker.length)
      const exported = Object.keys((await building)[name] ?? {}).join(', ')
      return `import { ${name} } from ${JSON.stringify(file)}\nexport const { ${exported} } = ${name}`
    },
  }
}

/** Under which name the one file of this build exports a module, if it does. */
function nameOf(path: string): string | undefined {
  return /^runtime[\\/].*(?<!\.(test|sample))\.ts$/.test(path)
    ? path.replace(/\W/g, '_')
    : undefined
}

async function build(): Promise<Record<string, object>> {
  const entry = globSync('runtime/**/*.ts', { cwd: root })
    .map(path => ({ path, name: nameOf(path) }))
    .filter(({ name }) => name)
    .map(({ path, name }) => `export * as ${name} from ${JSON.stringify(join(root, path))}`)
    .join('\n')
  const all = {
    name: 'all-of-the-runtime',
    resolveId: (id: string) => (id === 'all-of-the-runtime' ? id : null),
    load: (id: string) => (id === 'all-of-the-runtime' ? entry : null),
  }
  const bundle = await rollup({
    input: all.name,
    plugins: [all, ...oneFilePlugins('runtime/tsconfig.rollup.json')],
  })
  await bundle.write({ file, format: 'es' })
  await bundle.close()
  return import(pathToFileURL(file).href)
}
