import * as v from 'valibot'
import { registry } from '../../nodes/index.js'
import type { ImportedStep } from './block-import.js'

/** How many exits a step has, whether or not a way begins there: its card is as high as that. */
export function countExits({ type, data }: ImportedStep): number {
  const definition = registry.find(type)
  const read = definition && v.safeParse(definition.schema, data)
  return definition && read?.success ? definition.exits(read.output as never).length : 1
}
