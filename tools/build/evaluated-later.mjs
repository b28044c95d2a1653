import { rollup } from 'rollup'
import { treeShaking } from './tree-shaking.mjs'

/**
 * A Rollup plugin that puts all modules that stand behind `entry` into the function that `file` exports as `evaluate`: they
 * are part of the same file, and do not run before it is called. Modules that end with one of `shared` are not put there
 * but taken from around it. `plugins` are what makes JavaScript of them.
 */
export const evaluatedLater = ({ file, entry, shared, plugins }) => ({
  name: 'evaluated-later',
  async load(id) {
    if (!id.endsWith(file)) return null
    const bundle = await rollup({
      input: entry,
      treeshake: treeShaking,
      external: each => shared.some(end => each.endsWith(end)),
      plugins: [...plugins, keepImportMeta],
    })
    const taken = new Map()
    const nameOf = each => {
      if (!taken.has(each)) taken.set(each, `shared${taken.size}`)
      return taken.get(each)
    }
    const { output } = await bundle.generate({
      format: 'iife',
      name: 'whole',
      esModule: false,
      globals: nameOf,
    })
    await bundle.close()
    const imports = [...taken].map(
      ([each, name]) => `import * as ${name} from ${JSON.stringify(each)}`,
    )
    return `${imports.join('\n')}\nexport const evaluate = () => {${output[0].code}\nreturn whole}`
  },
})

/** What a file's own address is becomes clear in the file around it. */
const keepImportMeta = {
  name: 'keep-import-meta',
  resolveImportMeta: property => (property === 'url' ? 'import.meta.url' : null),
}
