import { createRegistry, type Registry } from '../../runtime/index.js'
import * as common from '../../runtime/nodes/common.js'

/** The node types that every widget brings along. */
export const commonTypes: Registry = createRegistry(Object.values(common))
