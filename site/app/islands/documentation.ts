import { copyButtons } from './copy-buttons.js'
import { countHelpful } from './count-helpful.js'
import { filterMenu } from './filter-menu.js'
import { followHeadings } from './follow-headings.js'
import { tabsByKeys } from './tabs-by-keys.js'
import { tryCalls } from './try-calls.js'

tabsByKeys()
filterMenu()
followHeadings()
copyButtons()
countHelpful()
tryCalls()
// For tests and for styles: what is drawn answers now.
document.querySelector('[data-docs]')?.setAttribute('data-ready', '')
