export { type GuardedSockets, guardSockets, type SocketGuard } from './guard-sockets.js'
export { measureSockets, type SocketMetrics } from './measure-sockets.js'
export { type SocketLimits, socketLimits } from './socket-limits.js'
export { tellOfSockets } from './tell-sockets.js'
