import type { LauncherField } from '@talkgraph/wire/launcher-record'
import type { Customizations } from '../../themes/index.js'

/** What a launcher is drawn from: of the customizations, those that differ from their defaults. */
export type LauncherLooks = Partial<Pick<Customizations, LauncherField>>
