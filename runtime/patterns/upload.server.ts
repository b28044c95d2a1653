import type { GenericSchema } from 'valibot'
import { fields } from '../bot/fields.js'
import type { NodeData } from '../bot/translate.js'
import { defineStep } from '../node/step.js'

/** The step of a node type that asks for a file: the server keeps it, and what is kept beside the answer is its address (decision 32). */
export function uploadStep<Public extends GenericSchema<unknown, NodeData>>(
  publicSchema: Public,
  isFor?: Parameters<typeof defineStep<typeof nothing, Public>>[0]['isFor'],
) {
  return defineStep({
    name: 'upload',
    publicSchema,
    schema: nothing,
    fields: {},
    takes: 'file',
    needs: ['storage'],
    isListed: false,
    failure: 'An upload could not be kept',
    run: (_, { storage }) => storage(),
    isFor,
  })
}

const nothing = fields({})
