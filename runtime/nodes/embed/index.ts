import { defineNode } from '../../node/define-node.js'
import { embedMachine } from './embed.machine.js'
import { embedSchema } from './embed.schema.js'

export const embed = defineNode({ type: 'embed', schema: embedSchema, machine: embedMachine })
