import type { Change } from '../draft/operation.schema.js'

/** What removes a finding, for one press: changes of a draft, which an undo takes back. */
export interface Mend {
  /** What it does, as on a button: `Remove the edge`. */
  readonly title: string
  /** In order. `asOperations` gives them the ids that operations have. */
  readonly changes: readonly Change[]
}
