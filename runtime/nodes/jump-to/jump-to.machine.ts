import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import type { jumpToSchema } from './jump-to.schema.js'

/** Goes on to the node it names (decision 104); a missing one is a problem and the end (decision 13). */
export const jumpToMachine = () =>
  instant<InferOutput<typeof jumpToSchema>>(({ data }) => ({ handle: null, goTo: data.nodeId }))
