import * as v from 'valibot'

// Bot files come from many editors and hands: a field of the wrong kind falls back to its default instead of failing.

/** What a schema says of itself beyond how it reads: which texts are for people, and where they are. */
export interface Marks {
  /** A text for people; true where a default stands for a blank one. */
  readonly words?: boolean
  /** A list, and what its entries are. */
  readonly item?: Marks
  /** An object, and its fields. */
  readonly parts?: Readonly<Record<string, Marks>>
}

/** A field as `read` understands it; what it does not understand, nothing included, is the default. */
export const field = <Value>(read: (input: unknown) => Value | undefined, fallback: NoInfer<Value>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((input): Value => read(input) ?? fallback),
    ),
    fallback,
  )

/** A text; numbers are read as text, anything else is the default. */
export const text = (fallback = '') => field(asText, fallback)

/**
 * A text for people, which a bot may bring in other languages. One that is blank stays so in all of them, or else a
 * language could add an option; where blank stands for a default, a translation takes the default's place.
 */
export const words = (hasDefault = false) => ({ ...text(), words: hasDefault })

/** A switch; the texts `true` and `false` are read too. */
export const flag = (fallback = false) => field<boolean>(asFlag, fallback)

/** A list whose unreadable entries are dropped. */
export const list = <const Item extends v.GenericSchema>(item: Item) => ({
  ...field<v.InferOutput<Item>[]>(
    input => (Array.isArray(input) ? input.flatMap(entry => readEntry(item, entry)) : undefined),
    [],
  ),
  item,
})

/** An object of any fields; anything else is an empty one. */
export const record = () =>
  field<Record<string, unknown>>(input => (isRecord(input) ? { ...input } : undefined), {})

/** An object of these fields whose older names load as aliases: `older` maps an older name to today's (decision 4). */
export const fields = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  older: Record<string, keyof Entries & string> = {},
) => ({
  ...v.pipe(
    v.unknown(),
    v.transform(input => renameOlder(input, older)),
    v.object(entries),
  ),
  parts: entries,
})

/** A text or a number, as text. */
export function asText(input: unknown): string | undefined {
  return typeof input === 'string' || (typeof input === 'number' && !Number.isNaN(input))
    ? String(input)
    : undefined
}

function asFlag(input: unknown): boolean | undefined {
  if (input === true || input === 'true') return true
  return input === false || input === 'false' ? false : undefined
}

/** Is it an object that is no list? */
export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function readEntry<Item extends v.GenericSchema>(item: Item, entry: unknown): v.InferOutput<Item>[] {
  const result = v.safeParse(item, entry)
  return result.success ? [result.output] : []
}

function renameOlder(input: unknown, older: Record<string, string>): Record<string, unknown> {
  const data: Record<string, unknown> = isRecord(input) ? { ...input } : {}
  for (const [from, to] of Object.entries(older))
    if (data[to] === undefined && from in data) data[to] = data[from]
  return data
}
