import { fileContent } from '../contents/file/file.css.js'
import { image } from '../contents/image/image.css.js'
import { link } from '../contents/link/link.css.js'
import { media } from '../contents/media/media.css.js'
import { text } from '../contents/text/text.css.js'
import { card, fieldForm } from '../kit/card.css.js'
import { levels, options } from '../kit/options.css.js'
import { shell } from '../kit/shell.css.js'
import { checks } from '../prompts/checks/checks.css.js'
import { drop } from '../prompts/file/drop.css.js'
import { stars } from '../prompts/rating/stars.css.js'
import { access } from './access.css.js'
import { base } from './base.css.js'
import { composer } from './composer/composer.css.js'
import { emojiPanel } from './composer/emoji-panel.css.js'
import { invitation } from './launcher/invitation.css.js'
import { launcher } from './launcher/launcher.css.js'
import { entry } from './transcript/entry.css.js'
import { transcript } from './transcript/transcript.css.js'
import { footer, header } from './window/header.css.js'
import { chatWindow, offline } from './window/window.css.js'

/**
 * The widget's one style sheet, in the order in which later rules win; written so that the build makes one text of it,
 * which is there once.
 */
export const styles = `${shell}${base}${launcher}${invitation}${chatWindow}${header}${footer}${offline}${transcript}${entry}${text}${image}${media}${fileContent}${link}${options}${levels}${card}${fieldForm}${checks}${stars}${drop}${composer}${emojiPanel}${access}`
