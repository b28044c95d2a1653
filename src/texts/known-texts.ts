import { english } from './english.js'

/** Every sentence that the widget says, by which others can be put in place of it. */
export const knownTexts: readonly string[] = english
