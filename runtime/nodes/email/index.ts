import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { namesInTexts } from '../../patterns/names-in-texts.js'
import { outbound } from '../../patterns/outbound.js'

/**
 * Decision 103: what a browser gets of an email-node. The server keeps recipients, subject and body, and sends the
 * mail (decisions 27 and 30).
 */
export const emailSchema = fields({})

/** Has its mail sent and goes on without waiting (decisions 104, 30 and 52). */
const emailMachine = () =>
  outbound<InferOutput<typeof emailSchema>>({
    step: 'email',
    waits: () => false,
    contents: () => [],
    failure: 'Email handling failed',
  })

export const email = defineNode({
  type: 'email',
  schema: emailSchema,
  machine: emailMachine,
  inputs: data => namesInTexts(data, 'to'),
})
