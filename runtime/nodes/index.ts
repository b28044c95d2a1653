import { createRegistry } from '../node/registry.js'
import * as all from './all.js'

/** The name of a node type that there is. */
export type NodeType = (typeof all)[keyof typeof all]['type']

/** Every node type there is. */
export const registry = createRegistry(Object.values(all))
