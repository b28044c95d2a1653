export { progressRoutes, untilBuilt } from './being-built.js'
export type { BuildStep } from './build-step.js'
