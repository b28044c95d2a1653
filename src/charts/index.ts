export { assign, emit, enqueueActions, sendTo } from './action.js'
export { createActor } from './actor.js'
export { setup } from './chart.js'
export { fromCallback, fromPromise } from './children.js'
