import { shell } from '../kit/shell.css.js'
import { launcher } from '../widget/launcher/launcher.css.js'

/** Variables of the widget's own style sheet, with its values. */
export const variables = '--tg-focus:#0b57d0;--tg-focus-gap:#fff'

/** The theme's defaults, for what a record does not say. */
export const defaults =
  '--tg-widget-offset-right:0px;--tg-widget-offset-left:0px;--tg-widget-offset-bottom:25px;--tg-widget-size:50px;--tg-widget-icon-bg-color:#0100EC;--tg-widget-gradient-bg-one:#FF3E9D;--tg-widget-gradient-bg-two:#0E1F40'

/** The loader's style sheet: the widget's own, as far as the launcher needs it. */
export const styles = `${shell}${launcher}#stand-in{${variables};${defaults}}`
