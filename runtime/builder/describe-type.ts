import type { AnyFieldForms } from '../node/field-form.js'
import type { AnyNodeForm } from '../node/form.js'
import { formOf, serverHalfOf } from '../nodes/described.js'
import { ownTypes, registry } from '../nodes/index.js'
import { sampleOf } from '../nodes/sampled.js'

/** A node type as a builder shows it. */
export interface DescribedType {
  readonly type: string
  /** Everything that the type says of itself; its fields are those that browsers know. */
  readonly form: AnyNodeForm
  /** The fields that only the server knows, such as keys. */
  readonly serverFields: AnyFieldForms
  /** One realistic data object. */
  readonly sample: unknown
}

const described = new Map<AnyNodeForm, DescribedType>()

/** All node types of Talkgraph's own, in the order in which they are listed. */
export const describedTypes: readonly DescribedType[] = ownTypes.definitions.flatMap(describe)

/** All node types that there are now, those of installed plug-ins behind Talkgraph's own. */
export function describeTypes(): readonly DescribedType[] {
  return registry.definitions.flatMap(describe)
}

/** What there is to say of a node type, by any of its names; undefined for one that is not known. */
export function describeType(name: string): DescribedType | undefined {
  const definition = registry.find(name)
  return definition && describe(definition)[0]
}

/** The same object for the same type, so that a view knows what has not changed. */
function describe({ type }: { readonly type: string }): DescribedType[] {
  const form = formOf(type)
  if (!form) return []
  const known = described.get(form)
  if (known) return [known]
  const serverFields = serverHalfOf(type)?.fields ?? {}
  const made: DescribedType = { type, form, serverFields, sample: sampleOf(type) }
  described.set(form, made)
  return [made]
}
