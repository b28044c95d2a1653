/** Where people go who want an account; a template or a plan may stand behind it. */
export const signUp = '/sign-up'
/** Where people go who have one. */
export const signIn = '/studio/sign-in'
/** Where a bot can be talked to at once. */
export const liveDemo = '/demo'
/** Where a demo with a person is booked. */
export const bookDemo = '/schedule-demo'
