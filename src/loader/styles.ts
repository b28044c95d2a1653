import { launcher } from '../styles/launcher.css.js'
import { shell } from '../styles/shell.css.js'

/** What the look is where the record says nothing: the values of `themes/fields.ts` and of the widget's own style sheet. */
export const defaults =
  '--tg-focus:#0b57d0;--tg-focus-gap:#fff;--tg-target:44px;--tg-widget-offset-right:0px;--tg-widget-offset-left:0px;--tg-widget-offset-bottom:25px;--tg-widget-size:50px;--tg-widget-icon-bg-color:#0100ec;--tg-widget-gradient-bg-one:#ff3e9d;--tg-widget-gradient-bg-two:#0e1f40'

/** The loader's style sheet: the widget's own, as far as the launcher needs it. */
export const styles = `${shell}${launcher}.frame{${defaults}}`
