import { testBot } from '../runtime/testing/index.js'
import { lintFile } from './lint-file.js'
import type { Checks } from './workshop.js'

/** Plays and lints in this thread, for a program that does nothing else. */
export const checksHere: Checks = { play: testBot, lint: async file => lintFile(file) }
