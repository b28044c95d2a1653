import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const nodes = 'runtime/nodes'

/**
 * The sources of runtime/nodes/descriptions.ts, what each node type is for people and which steps the server runs, and of
 * samples.ts. They are two modules, so that who wants the one does not load the other.
 */
export function descriptionSources(root) {
  const types = readdirSync(join(root, nodes), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const servers = types.filter(type => existsSync(join(root, nodes, type, `${type}.server.ts`)))
  const imports = types.flatMap(type => [
    importOf(type, 'form'),
    ...(servers.includes(type) ? [importOf(type, 'server')] : []),
  ])
  return {
    [`${nodes}/descriptions.ts`]: `// Written by \`npm run generate\` from the folders beside it.
import type { AnyNodeForm } from '../node/form.js'
import type { ServerStep } from '../node/step.js'
${imports.join('\n')}
import type { NodeType } from './index.js'

/** What each node type is for people. */
export const forms: Readonly<Record<NodeType, AnyNodeForm>> = ${record(types, 'form')}

/** The steps that the server runs, with the half of a node's data that no browser sees, of the types that have one. */
export const steps: Readonly<Partial<Record<NodeType, ServerStep>>> = ${record(servers, 'server')}
`,
    [`${nodes}/samples.ts`]: `// Written by \`npm run generate\` from the folders beside it.
${types.map(type => importOf(type, 'sample', 'form')).join('\n')}
import type { NodeType } from './index.js'

/** One realistic data object for each node type. */
export const samples: Readonly<Record<NodeType, unknown>> = ${record(types, 'sample')}
`,
  }
}

function importOf(type, part, file = part) {
  return `import { ${nameOf(type, part)} } from './${type}/${type}.${file}.js'`
}

function record(types, part) {
  const lines = types.map(
    type => `  ${/-/.test(type) ? `'${type}'` : type}: ${nameOf(type, part)},`,
  )
  return `{\n${lines.join('\n')}\n}`
}

function nameOf(type, part) {
  const camel = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return `${camel}${part[0].toUpperCase()}${part.slice(1)}`
}
