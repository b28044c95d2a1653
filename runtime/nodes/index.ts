import { createRegistry } from '../node/registry.js'
import { askEmail } from './ask-email/index.js'
import { condition } from './condition/index.js'
import { message } from './message/index.js'
import { webhook } from './webhook/index.js'
import { welcome } from './welcome/index.js'
import { yesOrNoChoice } from './yes-or-no-choice/index.js'

/** Every node type there is, one line each. */
export const registry = createRegistry([askEmail, condition, message, webhook, welcome, yesOrNoChoice])
