import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const nodes = 'runtime/nodes'

/** The source of runtime/nodes/descriptions.ts: what stands beside each node type for people, and for the server. */
export function descriptionsSource(root) {
  const types = readdirSync(join(root, nodes), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const has = (type, part) => existsSync(join(root, nodes, type, `${type}.${part}.ts`))
  const servers = types.filter(type => has(type, 'server'))
  const imports = types.flatMap(type =>
    ['form', 'sample', 'server']
      .filter(part => part !== 'server' || servers.includes(type))
      .map(part => `import { ${nameOf(type, part)} } from './${type}/${type}.${part}.js'`),
  )
  return `// Written by \`npm run generate\` from the folders beside it.
import type { AnyNodeForm, ServerHalf } from '../node/form.js'
${imports.join('\n')}
import type { NodeType } from './index.js'

/** What each node type is for people. */
export const forms: Readonly<Record<NodeType, AnyNodeForm>> = ${record(types, 'form')}

/** The half of a node's data that no browser sees, of the types that have one. */
export const serverHalves: Readonly<Partial<Record<NodeType, ServerHalf>>> = ${record(servers, 'server')}

/** One realistic data object for each node type. */
export const samples: Readonly<Record<NodeType, unknown>> = ${record(types, 'sample')}
`
}

function record(types, part) {
  const lines = types.map(type => `  ${/-/.test(type) ? `'${type}'` : type}: ${nameOf(type, part)},`)
  return `{\n${lines.join('\n')}\n}`
}

function nameOf(type, part) {
  const camel = type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return `${camel}${part[0].toUpperCase()}${part.slice(1)}`
}
