import '../typescript-hooks.mjs'

/** The source of runtime/nodes/rare-names.ts: what a widget has to know of the rare node types before it fetches them. */
export async function rareNamesSource() {
  const rare = await import('../../runtime/nodes/rare.ts')
  const names = Object.values(rare).flatMap(({ type, aliases }) => [type, ...aliases])
  const lines = [...new Set(names)].toSorted().map(name => `  '${name}',`)
  return {
    'runtime/nodes/rare-names.ts': `// Written by \`npm run generate\` from rare.ts.
/** Every name, without \`-node\`, that asks for a rare node type: where none stands in a flow, their part is not wanted. */
export const rareNames: ReadonlySet<string> = new Set([
${lines.join('\n')}
])
`,
  }
}
