/** The customizations that a launcher is drawn from, the longest last: those are left out first. */
export const launcherFields = [
  'widgetPosition',
  'widgetOffsetRight',
  'widgetOffsetLeft',
  'widgetOffsetBottom',
  'widgetSize',
  'widgetIconThemeType',
  'widgetIconBgColor',
  'widgetGradientBgOne',
  'widgetGradientBgTwo',
  'chatIconCta',
  'botAutoOpen',
  'botAutoOpenDelay',
  'disableSubUrls',
  'chatIconCtaText',
  'disabledUrls',
  'widgetIconImage',
] as const

/** The name of one of them. */
export type LauncherField = (typeof launcherFields)[number]

/** What a server says of a bot's launcher, in at most 1,000 bytes; `Looks` types the customizations. */
export interface LauncherRecord<Looks = Partial<Record<LauncherField, unknown>>> {
  readonly id: string
  /** Its first 60 characters. */
  readonly name: string
  readonly version: string
  /** Those that differ from their defaults, checked by the server. */
  readonly customizations: Looks
  /** False: something did not fit into the record, and only the whole bot has it. */
  readonly complete: boolean
}

/** The loader's script tag once a server has put the record of its bot there. */
export interface RecordHolder<Looks> {
  talkgraphRecord?: LauncherRecord<Looks>
}
