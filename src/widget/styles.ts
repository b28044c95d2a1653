import { cards } from '../kit/cards.css.js'
import { shell } from '../kit/shell.css.js'
import { base } from './base.css.js'
import { composer } from './composer/composer.css.js'
import { emoji } from './composer/emoji.css.js'
import { invitation } from './launcher/invitation.css.js'
import { launcher } from './launcher/launcher.css.js'
import { looks } from './looks.css.js'
import { transcript } from './transcript/transcript.css.js'
import { chatWindow } from './window/window.css.js'

/** The widget's one style sheet; written so that the build makes one text of it, which is there once. */
export const styles = `${shell}${base}${launcher}${invitation}${chatWindow}${transcript}${looks}${cards}${composer}${emoji}`
