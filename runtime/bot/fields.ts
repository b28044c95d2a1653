import * as v from 'valibot'

// Bot files come from many editors and hands: a field of the wrong kind falls back to its default instead of failing.
// Each reader ends in a strict schema, from which types, JSON Schema and docs are made.

/** What a schema says to those who read it, beside its shape. */
export interface FieldMetadata {
  /** Of words: where they are blank, the bot has a text of its own, so a translation may stand for the blank. */
  readonly hasDefault?: boolean
  /** It is a secret. */
  readonly isSecret?: boolean
  /** Of a secret: a text like this is none, but names one. */
  readonly namesOne?: RegExp
  /** Of an object: today's name by an older one (decision 4). */
  readonly older?: Readonly<Record<string, string>>
}

/** Before it is read; each schema begins with this one. */
const anything = v.unknown()

/** A text that people read. */
export type Words = string & v.Brand<'words'>

/** A text; a number is read as text, and anything else is the default. */
export const text = (fallback = '') => (fallback ? textOr(fallback) : emptyText)

/**
 * A text for people, which a bot may bring in other languages. One that is blank stays blank in all of them, so that no
 * language adds an option; where a default stands for a blank one (`hasDefault`), a translation takes the default's place.
 */
export const words = (hasDefault = false) => (hasDefault ? wordsOr(true) : plainWords)

/** What stands in a bot for a secret that the server keeps (decision 310). */
export interface SecretReference {
  readonly secret: string
  /** The secret's last four characters, where that leaves enough unsaid. */
  readonly lastFour?: string
}

/**
 * A secret: as it was written, or what stands for it. A text like `namesOne` is no secret, but names one that is found
 * elsewhere.
 */
export const secret = (namesOne?: RegExp) =>
  read(
    input => asSecret(input) ?? '',
    v.pipe(
      v.union([v.string(), v.object({ secret: v.string(), lastFour: v.optional(v.string()) })]),
      v.metadata({ isSecret: true, ...(namesOne && { namesOne }) } satisfies FieldMetadata),
    ),
    '',
  )

/** A switch; the texts `true` and `false` are read too. */
export const flag = (fallback = false) => readAs(asFlag, v.boolean(), fallback)

/** One of these texts; anything else is the default. */
export const oneOf = <const Choices extends readonly string[]>(
  choices: Choices,
  fallback: NoInfer<Choices[number]>,
) =>
  read(input => choices.find(choice => choice === input) ?? fallback, v.picklist(choices), fallback)

/** A list; anything else is an empty one. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  read(input => (Array.isArray(input) ? [...input] : []), v.array(item), [])

/** An object with any fields; anything else is an empty one. */
export const record = () => read(asRecord, looseObject({}), {})

/** A field that is read from anything and then fits a strict schema; where there is none, it is the default. */
export function read<Value, const Strict extends v.GenericSchema<Value>, Fallback>(
  reader: (input: unknown) => Value,
  strict: Strict,
  fallback: Fallback,
) {
  return v.optional(v.pipe(anything, v.transform(reader), strict), fallback)
}

/** A field that is read by `as`, which gives undefined for what is not of its kind. */
const readAs = <Value, const Strict extends v.GenericSchema<Value>>(
  as: (input: unknown) => Value | undefined,
  strict: Strict,
  fallback: Value,
) => read(input => as(input) ?? fallback, strict, fallback)

// Most fields are one of a few kinds: these schemas are made once, and all node types share them.
const textOr = (fallback: string) => readAs(asText, v.string(), fallback)
const wordsOr = (hasDefault: boolean) =>
  readAs(
    asText,
    v.pipe(v.string(), v.brand('words'), v.metadata({ hasDefault } satisfies FieldMetadata)),
    '',
  )
const emptyText = textOr('')
const plainWords = wordsOr(false)

/** An object with these fields. `older` maps a field's older name to today's (decision 4). */
export const fields = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  older: Readonly<Record<string, keyof Entries & string>> = {},
) =>
  v.pipe(
    anything,
    v.transform(input => renameOlder(input, older)),
    v.object(own(entries)),
    v.metadata({ older } satisfies FieldMetadata),
  )

/** An object with these fields and any others. */
export const looseObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject(own(entries))

/** The entries alone: Valibot would take what a page has put on all objects for one more (decision 94). */
const own = <Entries extends object>(entries: Entries): Entries => ({ __proto__: null, ...entries })

/** A text or a number, as text. */
export function asText(input: unknown): string | undefined {
  return typeof input === 'string' || (typeof input === 'number' && !Number.isNaN(input))
    ? String(input)
    : undefined
}

/** What stands for a secret, with nothing else in it; undefined for anything else. */
export function asSecretReference(input: unknown): SecretReference | undefined {
  if (
    !isRecord(input) ||
    typeof input.secret !== 'string' ||
    !/^sec_[\w-]{8,60}$/.test(input.secret)
  )
    return
  const { secret, lastFour } = input
  return { secret, ...(typeof lastFour === 'string' && isLastFour(lastFour) && { lastFour }) }
}

/** Whether an end of a secret can be shown: nothing in it is taken for a placeholder, or is not seen. */
export const isLastFour = (text: string): boolean => /^[^\s{}<>\p{C}]{4}$/u.test(text)

const asSecret = (input: unknown): string | SecretReference | undefined =>
  asText(input) ?? asSecretReference(input)

/** Is it an object that is no list? */
export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

const asRecord = (input: unknown): Record<string, unknown> => (isRecord(input) ? { ...input } : {})

function asFlag(input: unknown): boolean | undefined {
  if (input === true || input === 'true') return true
  return input === false || input === 'false' ? false : undefined
}

function renameOlder(
  input: unknown,
  older: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const data = asRecord(input)
  for (const [from, to] of Object.entries(older))
    if (to !== undefined && data[to] === undefined && from in data) data[to] = data[from]
  return data
}
