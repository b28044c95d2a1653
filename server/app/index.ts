export { defineStep } from '../../runtime/node/step.js'
export { run } from './commands/run.js'
export { serve } from './main.js'
export { type RunningServer, type StartOptions, startServer } from './start.js'
