import type { GenericSchema } from 'valibot'
import { type FieldMetadata, isRecord } from './fields.js'

/** What stands inside a schema, read from its public parts: an object's fields, a list's entries, what is said of it. */
export interface SchemaParts extends FieldMetadata {
  readonly entries?: Readonly<Record<string, GenericSchema>>
  readonly item?: GenericSchema
  readonly isWords?: boolean
  /** What counts where nothing is given. */
  readonly fallback?: unknown
}

const known = new WeakMap<object, SchemaParts>()

/** Reads the parts of a schema that `fields.ts` has made; later parts of a pipe win. Worked out once for each schema. */
export function partsOf(schema: GenericSchema): SchemaParts {
  const before = known.get(schema)
  if (before) return before
  const parts = Object.assign({}, ...[...steps(schema)].map(partsOfStep))
  known.set(schema, parts)
  return parts
}

/** The schema itself, what it wraps, and the steps of its pipe. */
function* steps(step: unknown): Iterable<Record<string, unknown>> {
  if (!isRecord(step)) return
  yield step
  if (step.wrapped) yield* steps(step.wrapped)
  if (!Array.isArray(step.pipe)) return
  for (const next of step.pipe) if (next !== step && next !== step.pipe[0]) yield* steps(next)
}

function partsOfStep(step: Record<string, unknown>): object {
  switch (step.type) {
    case 'optional':
      return { fallback: step.default }
    case 'object':
      return { entries: step.entries }
    case 'array':
      return { item: step.item }
    case 'brand':
      return { isWords: step.name === 'words' }
    case 'metadata':
      return isRecord(step.metadata) ? step.metadata : {}
    default:
      return {}
  }
}
