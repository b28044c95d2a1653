import type { AnyFieldForms } from '../node/field-form.js'
import type { AnyNodeForm } from '../node/form.js'
import { forms, steps } from '../nodes/descriptions.js'
import { type NodeType, registry } from '../nodes/index.js'
import { samples } from '../nodes/samples.js'

/** A node type as a builder shows it. */
export interface DescribedType {
  readonly type: NodeType
  /** Everything that the type says of itself; its fields are those that browsers know. */
  readonly form: AnyNodeForm
  /** The fields that only the server knows, such as keys. */
  readonly serverFields: AnyFieldForms
  /** One realistic data object. */
  readonly sample: unknown
}

/** All node types, in the order in which they are listed. */
export const describedTypes: readonly DescribedType[] = registry.definitions.map(({ type }) => ({
  type,
  form: forms[type],
  serverFields: steps[type]?.fields ?? {},
  sample: samples[type],
}))

const byType = new Map<string, DescribedType>(
  describedTypes.map(described => [described.type, described]),
)

/** What there is to say of a node type, by any of its names; undefined for one that is not known. */
export function describeType(name: string): DescribedType | undefined {
  return byType.get(registry.find(name)?.type ?? '')
}
