import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import type { jumpToSchema } from './jump-to.schema.js'

/** Goes on at the node that it names (decision 104). If there is none, that is a problem and the end (decision 13). */
export const jumpToMachine = () =>
  instant<InferOutput<typeof jumpToSchema>>(({ data }) => ({ handle: null, goTo: data.nodeId }))
