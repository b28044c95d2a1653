import * as v from 'valibot'

// Bot files come from many editors and hands: a field of the wrong kind falls back to its default instead of failing.

/** A text; numbers are read as text, anything else is the default. */
export const text = (fallback = '') =>
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), fallback), fallback)

/** A switch; the texts `true` and `false` are read too. */
export const flag = (fallback = false) =>
  v.fallback(
    v.optional(
      v.union([
        v.boolean(),
        v.pipe(
          v.picklist(['true', 'false']),
          v.transform(word => word === 'true'),
        ),
      ]),
      fallback,
    ),
    fallback,
  )

/** A list whose unreadable entries are dropped. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.fallback(v.optional(v.array(v.unknown()), []), []),
    v.transform(entries => entries.flatMap(entry => readEntry(item, entry))),
  )

/** An object of these fields whose older names load as aliases: `older` maps an older name to today's (decision 4). */
export const fields = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  older: Record<string, keyof Entries & string> = {},
) =>
  v.pipe(
    v.unknown(),
    v.transform(input => renameOlder(input, older)),
    v.object(entries),
  )

function readEntry<Item extends v.GenericSchema>(item: Item, entry: unknown): v.InferOutput<Item>[] {
  const result = v.safeParse(item, entry)
  return result.success ? [result.output] : []
}

function renameOlder(input: unknown, older: Record<string, string>): Record<string, unknown> {
  const data: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  for (const [from, to] of Object.entries(older))
    if (data[to] === undefined && from in data) data[to] = data[from]
  return data
}
