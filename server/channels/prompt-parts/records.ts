import * as v from 'valibot'

/** A list of this, as the API answers it. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly())

/** An option, as the API answers it. */
export const option = v.strictObject({ id: v.string(), label: v.string() })

/** An address, as the API answers it. */
export const address = v.pipe(v.string(), v.description('An address, as the bot has it.'))

/** A number of bytes, as the API answers it. */
export const bytes = v.pipe(v.number(), v.description('In bytes.'))

/** Where other words than those of an option are understood. */
export const heardToo = v.optional(
  v.pipe(
    v.literal(true),
    v.description('Other words than those of an option are understood, too.'),
  ),
)
