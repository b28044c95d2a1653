import {
  type BotNode,
  type Change,
  describeType,
  firstWords,
  type PathStep,
  readStep,
  setChange,
  typeOfStep,
} from 'talkgraph/builder'

/** A text that can be written on the card of its step. */
export interface CardWords {
  readonly path: readonly PathStep[]
  /** What the field is called. */
  readonly title: string
  readonly value: string
  /** Read as HTML: what looks like tags is none. */
  readonly isRich: boolean
}

/**
 * The text that stands on a step's card, or at one of its exits by the exit's field. Undefined where it cannot be written
 * there: it is formatted, or the card says what the step does.
 */
export function cardWords(node: BotNode, exitField: string | null): CardWords | undefined {
  const type = typeOfStep(node)
  const form = describeType(type)?.form
  if (!form) return undefined
  const read = readStep({ type, data: node.data })
  if (exitField !== null) return ofExit(form.fields, read, exitField)
  if (form.says && firstWords({ type, data: node.data }) !== '') return undefined
  const texts = Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'words' ? [{ name, field, value: String(read[name] ?? '') }] : [],
  )
  const found = texts.find(({ value }) => value.trim() !== '') ?? texts[0]
  if (!found || /[<&]/.test(found.value)) return undefined
  const { name, field, value } = found
  return { path: [name], title: field.title, value, isRich: field.isLong === true }
}

/** Writes it. */
export function writeWords(node: BotNode, { path, isRich }: CardWords, text: string): Change {
  const value = isRich ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;') : text
  return setChange({ id: node.id, type: typeOfStep(node), data: node.data }, path, value)
}

type Fields = NonNullable<ReturnType<typeof describeType>>['form']['fields']

function ofExit(
  fields: Fields,
  read: Readonly<Record<string, unknown>>,
  path: string,
): CardWords | undefined {
  const [name = '', entry, inner] = path.split('.')
  const form = fields[name]
  if (entry === undefined || inner === undefined)
    return form?.kind === 'words'
      ? { path: [name], title: form.title, value: String(read[name] ?? ''), isRich: false }
      : undefined
  const list: readonly unknown[] = Array.isArray(read[name]) ? read[name] : []
  const byId = list.findIndex(each => Object(each).id === entry)
  const place = byId < 0 ? Number(entry) : byId
  const written = list[place]
  const field = form?.kind === 'list' ? form.fields[inner] : undefined
  if (written === undefined || field?.kind !== 'words') return undefined
  return {
    path: [name, byId < 0 ? place : entry, inner],
    title: field.title,
    value: String(Object(written)[inner] ?? ''),
    isRich: false,
  }
}
