import { defineNode } from '../../node/define-node.js'
import { qrMachine } from './qr.machine.js'
import { qrSchema } from './qr.schema.js'

export const qr = defineNode({ type: 'qr', schema: qrSchema, machine: qrMachine })
