import type { Tool } from '../tool.js'
import { createBot } from './create-bot.js'
import { describeSteps } from './describe-steps.js'
import { editBot } from './edit-bot.js'
import { lint } from './lint.js'
import { listBots } from './list-bots.js'
import { publish } from './publish.js'
import { readBot } from './read-bot.js'
import { readResults } from './read-results.js'
import { runTests } from './run-tests.js'

/** Every tool, in the order in which it is listed. */
export const tools: readonly Tool[] = [
  listBots,
  readBot,
  describeSteps,
  lint,
  runTests,
  createBot,
  editBot,
  publish,
  readResults,
]
