export {
  type Expected,
  type FakeAnswers,
  type FlowTest,
  type FlowTestSlip,
  flowTestsIn,
  readFlowTests,
  requiresGreenTests,
  sortFlowTests,
} from '../flow/flow-test.js'
export { samples } from '../nodes/samples.js'
export { type EdgeCoverage, measureCoverage } from './edge-coverage.js'
export { type Exploration, type ExploreFinding, exploreBot } from './explore-bot.js'
export { createFakeEnv, type FakeEnv } from './fake-env.js'
export type { Fault } from './judge-run.js'
export { type PlayedBot, type PlayOptions, playBot, type UnplayableBot } from './play-bot.js'
export { type PlayedNode, playNode } from './play-node.js'
export {
  type Difference,
  type HeldConversation,
  type RecordedTest,
  recordTest,
} from './record-test.js'
export { sampleTime } from './sample-time.js'
export {
  type BotReport,
  type FlowTestResult,
  type LeftOut,
  type TestOptions,
  testBot,
} from './test-bot.js'
export { createVirtualClock, type VirtualClock } from './virtual-clock.js'
