import { base } from './base.css.js'
import { cards } from './cards.css.js'
import { composer } from './composer.css.js'
import { emoji } from './emoji.css.js'
import { invitation } from './invitation.css.js'
import { launcher } from './launcher.css.js'
import { looks } from './looks.css.js'
import { shell } from './shell.css.js'
import { transcript } from './transcript.css.js'
import { chatWindow } from './window.css.js'

/** The widget's one style sheet; written so that the build makes one text of it, which is there once. */
export const styles = `${shell}${base}${launcher}${invitation}${chatWindow}${transcript}${looks}${cards}${composer}${emoji}`
