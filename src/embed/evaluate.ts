import * as whole from './whole.js'

/**
 * What draws and plays chats. In what is built all its modules stand in a function that runs when this is first called
 * (tools/build/evaluated-later.mjs).
 */
export const evaluate = (): typeof whole => whole
