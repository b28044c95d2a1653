import type { GenericSchema } from 'valibot'
import { isRecord } from '../../bot/fields.js'
import { partsOf } from '../../bot/schema-parts.js'
import { fieldsOfType, fits, schemaAt } from '../../draft/fits.js'
import type { PathStep } from '../../draft/operation.schema.js'
import { withoutProto } from '../../draft/without-proto.js'
import { nearest } from '../../validate/nearest.js'
import type { LintedNode } from '../linted-bot.js'
import type { Mend } from '../mend.js'
import { valueAt, withMend } from '../mends.js'
import type { Rule } from '../rule.js'

/** What editors of graphs keep in a node's data. */
const captions = new Set([
  'id',
  'type',
  'label',
  'title',
  'name',
  'description',
  'icon',
  'color',
  'className',
])

export const unknownField: Rule = {
  id: 'unknown-field',
  severity: 'warning',
  title: 'A field that the step does not read',
  explanation:
    'The name of the field is close to one that the node’s type knows, or the node’s own question or text is blank and a text of several words stands in a field that its type does not know. The field is ignored, so its default counts. Other unknown fields, such as those that editors of graphs add, are kept and never reported.',
  remedy: 'Spell the field as the reference of step types does.',
  *check({ nodes }) {
    for (const node of nodes) {
      if (!node.definition) continue
      const schemas = [node.definition.schema, ...(node.server ? [node.server.schema] : [])]
      for (const slipped of [...misspelt(node.written, schemas, []), ...misplaced(node, schemas)])
        yield {
          nodeId: node.id,
          field: slipped.path.join('.'),
          message: `The type ${node.type} has no field "${slipped.path.at(-1)}".`,
          remedy: `Write "${slipped.meant}" if that is meant.`,
          ...withMend(renamed(slipped, node)),
        }
    }
  },
}

interface Slipped {
  readonly path: readonly PathStep[]
  readonly meant: string
}

function misspelt(
  data: unknown,
  schemas: readonly GenericSchema[],
  before: readonly PathStep[],
): Slipped[] {
  if (!isRecord(data)) return []
  const known = knownFields(schemas)
  return Object.entries(data).flatMap(([name, value]): Slipped[] => {
    const field = known.get(name)
    if (field === undefined) {
      const meant =
        captions.has(name) && before.length === 0 ? undefined : nearest(name, missing(known, data))
      return meant === undefined ? [] : [{ path: [...before, name], meant }]
    }
    const { item, entries } = partsOf(field)
    if (item && Array.isArray(value))
      return value.flatMap((entry, index) =>
        misspelt(entry, [item], [...before, name, nameOf(entry) || index]),
      )
    return entries ? misspelt(value, [field], [...before, name]) : []
  })
}

const missing = (known: ReadonlyMap<string, unknown>, data: object) =>
  [...known.keys()].filter(name => !(name in data))

const remembered = new WeakMap<GenericSchema, ReadonlyMap<string, GenericSchema>>()

/** Today's and older names of the fields, with their schemas. */
function knownFields(schemas: readonly GenericSchema[]): ReadonlyMap<string, GenericSchema> {
  const [first, ...more] = schemas
  const before = first && more.length === 0 ? remembered.get(first) : undefined
  if (before) return before
  const known = new Map<string, GenericSchema>()
  for (const schema of schemas) {
    const { entries = {}, older = {} } = partsOf(schema)
    for (const [name, field] of Object.entries(entries)) known.set(name, field)
    for (const [name, today] of Object.entries(older)) {
      const field = entries[today]
      if (field && !known.has(name)) known.set(name, field)
    }
  }
  if (first && more.length === 0) remembered.set(first, known)
  return known
}

/** Ruling 91: a text of several words in a field that the type does not know, while the step's own question or text is blank. */
function misplaced({ written, fields }: LintedNode, schemas: readonly GenericSchema[]): Slipped[] {
  const own = fields.find(
    ({ form, path }) =>
      form.kind === 'words' && form.whereBlank === undefined && !path.includes('.'),
  )
  if (!own || String(own.value).trim() !== '') return []
  const known = knownFields(schemas)
  return Object.entries(written).flatMap(([name, value]): Slipped[] =>
    typeof value !== 'string' ||
    !/\p{L}\s+\p{L}/u.test(value) ||
    known.has(name) ||
    captions.has(name)
      ? []
      : nearest(name, known.keys()) === undefined
        ? [{ path: [name], meant: own.path }]
        : [],
  )
}

const nameOf = (entry: unknown) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : '')

/** The value under the name that was meant; none where it is not of the kind that is read there. */
function renamed({ path, meant }: Slipped, { id, type, written }: LintedNode): Mend | undefined {
  const value = withoutProto(valueAt(written, path))
  const right = [...path.slice(0, -1), meant]
  const isKind = fits(schemaAt(fieldsOfType(type), right), value)
  const isFree = (valueAt(written, right) ?? '') === ''
  if (value === undefined || value === null || !isKind || !isFree) return undefined
  return {
    title: `Call it "${meant}"`,
    changes: [
      { op: 'set', nodeId: id, path: right, value },
      { op: 'unset', nodeId: id, path: [...path] },
    ],
  }
}
