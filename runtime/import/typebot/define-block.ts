import * as v from 'valibot'
import { fields } from '../../bot/fields.js'
import type { BlockImport, BlockSpec } from './block-import.js'
import { unreadKeys } from './unread-keys.js'

/** Makes one type of block: what it is given is read by its schema first. */
export function defineBlock<const Schema extends v.GenericSchema>({
  schema,
  convert,
  ...about
}: BlockSpec<Schema>): BlockImport {
  return {
    ...about,
    convert(given, context) {
      const converted = convert(v.parse(schema, given), context)
      if (!('none' in converted))
        for (const key of unreadKeys(schema, given).slice(0, mostKeys))
          context.loss(`“${key.slice(0, 60)}” is not known here, and is left out.`)
      return converted
    },
  }
}

const mostKeys = 5

const nothing = fields({})

/** A type of block that has no counterpart, and why. */
export const defineMissing = (
  types: BlockImport['types'],
  title: string,
  told: string,
): BlockImport =>
  defineBlock({ types, title, becomes: [], told, schema: nothing, convert: () => ({ none: told }) })
