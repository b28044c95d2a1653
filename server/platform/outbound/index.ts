export { hostOf } from './host-of.js'
export {
  createOutbound,
  type OpenAnswer,
  type Outbound,
  type OutboundLimits,
  type OutboundOptions,
} from './outbound.js'
export { CallError, type CallFailure, notReached, toFailure, tookTooLong } from './outcome.js'
export { readBytes, readText } from './read-text.js'
