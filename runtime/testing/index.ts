export { createFakeEnv, type FakeAnswers, type FakeEnv } from './fake-env.js'
export { type PlayedBot, type PlayOptions, playBot, type UnplayableBot } from './play-bot.js'
export { type PlayedNode, playNode } from './play-node.js'
export { createVirtualClock, type VirtualClock } from './virtual-clock.js'
