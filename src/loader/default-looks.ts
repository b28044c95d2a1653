import type { Customizations } from '../../themes/index.js'

/** What a launcher looks like where its record says nothing, as in `themes/fields.ts`. */
export const defaultLooks = {
  widgetPosition: 'right',
  widgetOffsetRight: 0,
  widgetOffsetLeft: 0,
  widgetOffsetBottom: 25,
  widgetSize: 50,
  widgetIconThemeType: 'Solid',
  widgetIconBgColor: '#0100EC',
  widgetGradientBgOne: '#FF3E9D',
  widgetGradientBgTwo: '#0E1F40',
  widgetIconImage: '',
  botAutoOpen: false,
  disabledUrls: [],
  disableSubUrls: false,
} as const satisfies Partial<Customizations>

/** What a launcher is drawn from. */
export type LauncherLooks = Pick<Customizations, keyof typeof defaultLooks>
