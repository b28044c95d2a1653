import { rollup } from 'rollup'
import { treeShaking } from './tree-shaking.mjs'

/** What stands in for the entry, and has its modules come in their groups. */
const ordered = '\0ordered'

/**
 * A Rollup plugin that puts all modules that stand behind `entry` into the function that `file` exports as `evaluate`: they
 * are part of the same file, and do not run before it is called. Modules that stand behind `around` too, which is what calls
 * it, are not put there but taken from around it. As far as imports allow it, modules come by `groups`, each an expression
 * for their paths, since what is packed is smaller where alike stands beside alike. `plugins` are what makes JavaScript of
 * them.
 */
export const evaluatedLater = ({ file, entry, around, groups, plugins }) => ({
  name: 'evaluated-later',
  async load(id) {
    if (!id.endsWith(file)) return null
    const shared = new Set(await modulesBehind(around, each => each.endsWith(file), plugins))
    const isShared = each => shared.has(each)
    const own = (await modulesBehind(entry, isShared, plugins)).filter(each => !isShared(each))
    const bundle = await rollup({
      input: ordered,
      treeshake: treeShaking,
      external: isShared,
      makeAbsoluteExternalsRelative: false,
      plugins: [inOrder(own.toSorted(byGroup(groups)), entry), ...plugins, keepImportMeta],
    })
    const { output } = await bundle.generate({ format: 'es', freeze: false })
    await bundle.close()
    return asFunction(output[0].code, this.parse(output[0].code))
  },
})

/** The modules that an entry and its imports are made of, and those where it ends. */
async function modulesBehind(input, isEnd, plugins) {
  const bundle = await rollup({ input, external: isEnd, treeshake: treeShaking, plugins })
  await bundle.close()
  return bundle.cache.modules.map(({ id }) => id)
}

/** Compares paths by the first group that they are in, then by name. */
function byGroup(groups) {
  const placeOf = id => {
    const place = groups.findIndex(group => group.test(id))
    return place < 0 ? groups.length : place
  }
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)
}

/** A Rollup plugin for a module that imports others in their order, and exports what the entry does. */
const inOrder = (ids, entry) => ({
  name: 'in-order',
  resolveId: source => (source === ordered ? source : null),
  load: id =>
    id === ordered
      ? [
          // What a plugin has made up is found only by whom it was made for.
          ...ids
            .filter(each => !each.startsWith('\0'))
            .map(each => `import ${JSON.stringify(each)}`),
          `export * from ${JSON.stringify(ids.find(each => each.endsWith(entry)))}`,
        ].join('\n')
      : null,
})

/** Its imports stay around the function, and what it exports is what the function returns. */
function asFunction(code, { body }) {
  const isImport = ({ type }) => type === 'ImportDeclaration'
  const moved = body.filter(each => isImport(each) || each.type === 'ExportNamedDeclaration')
  const imports = moved.filter(isImport).map(({ start, end }) => code.slice(start, end))
  const exported = moved
    .filter(each => !isImport(each))
    .flatMap(({ specifiers }) => specifiers)
    .map(({ exported, local }) => `${exported.name}: ${local.name}`)
  const rest = moved.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  )
  return `${imports.join('\n')}
export const evaluate = () => {
${rest}
return { ${exported.join(', ')} }
}`
}

/** What a file's own address is becomes clear in the file around it. */
const keepImportMeta = {
  name: 'keep-import-meta',
  resolveImportMeta: property => (property === 'url' ? 'import.meta.url' : null),
}
