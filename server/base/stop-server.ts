import type { Server, ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds in which clients learn that they should send their next request elsewhere. */
const leave = 300
const mostTurns = 1000

/**
 * Stops a server so that no request that it accepted is dropped. First it answers everything as before, and every
 * answer closes its connection; then it takes no new connection; then it closes those that nobody used meanwhile. What
 * is under way has `drain` milliseconds to finish.
 */
export async function stopServer(server: Server, drain: number): Promise<void> {
  const patience = Math.min(leave, drain)
  const closeAll = globalThis.setTimeout(() => server.closeAllConnections(), drain)
  server.prependListener('request', (_: unknown, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await setTimeout(patience)
  await noneWaits(server)
  const closed = closeDoor(server)
  await Promise.race([closed.done, setTimeout(patience)])
  const closeIdle = setInterval(closed.closeIdle, 50)
  closed.closeIdle()
  await closed.done
  clearInterval(closeIdle)
  clearTimeout(closeAll)
}

/** Resolves after a turn of the event loop that brought no connection: then none is waiting to be accepted. */
async function noneWaits(server: Server): Promise<void> {
  let hasCome = true
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  for (let turn = 0; hasCome && turn < mostTurns; turn++) {
    hasCome = false
    await setImmediate()
  }
  server.off('connection', note)
}

/** Stops listening. Node would close idle connections at once, although requests may be on their way to them. */
function closeDoor(server: Server): { readonly done: Promise<void>; closeIdle(): void } {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => undefined
  const done = new Promise<void>(resolve => server.close(() => resolve()))
  return { done, closeIdle }
}
