import { launcher } from '../styles/launcher.css.js'
import { shell } from '../styles/shell.css.js'

/** Variables of the widget's own style sheet, with its values. */
export const variables = '--tg-focus:#0b57d0;--tg-focus-gap:#fff;--tg-target:44px'

/** The loader's style sheet: the widget's own, as far as the launcher needs it. */
export const styles = `${shell}${launcher}.frame{${variables}}`
