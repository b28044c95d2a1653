import { defineNode } from '../../node/define-node.js'
import { askTimeMachine } from './ask-time.machine.js'
import { askTimeSchema } from './ask-time.schema.js'

export const askTime = defineNode({ type: 'ask-time', schema: askTimeSchema, machine: askTimeMachine })
