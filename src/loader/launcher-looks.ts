import type { Customizations } from '../../themes/index.js'

/** What a launcher is drawn from: of the customizations, those that differ from their defaults. */
export type LauncherLooks = Partial<
  Pick<
    Customizations,
    | 'widgetPosition'
    | 'widgetOffsetRight'
    | 'widgetOffsetLeft'
    | 'widgetOffsetBottom'
    | 'widgetSize'
    | 'widgetIconThemeType'
    | 'widgetIconBgColor'
    | 'widgetGradientBgOne'
    | 'widgetGradientBgTwo'
    | 'widgetIconImage'
    | 'chatIconCta'
    | 'botAutoOpen'
    | 'disabledUrls'
    | 'disableSubUrls'
  >
>
