import type { Customizations } from '../../themes/index.js'
import type { LauncherField } from '../../wire/launcher-record.js'

/** What a launcher is drawn from: of the customizations, those that differ from their defaults. */
export type LauncherLooks = Partial<Pick<Customizations, LauncherField>>
