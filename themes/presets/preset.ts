import type { Customizations } from '../customizations.js'

/** A look made in advance: a name for people, and customizations to store in a bot or to hand to `mount`. */
export interface Preset {
  readonly name: string
  readonly customizations: Partial<Customizations>
}
