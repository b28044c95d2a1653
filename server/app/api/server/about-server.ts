import { nothing } from '../call/check.js'
import { everyone } from '../call/define-call.js'

/** What the calls of who runs the server have in common: whoever it is, in whichever account they work now. */
export const aboutServer = { tag: 'Server', query: nothing, roles: everyone } as const
