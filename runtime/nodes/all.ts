// Every node type there is: what stands here is known to the registry, the docs and the JSON Schema.
export * from './common.js'
export * from './rare.js'
