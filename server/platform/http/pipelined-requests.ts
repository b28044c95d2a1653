import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Answers a request, as Node hands it on. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** Browsers send none ahead, and other clients a handful. */
const mostWaiting = 100

/**
 * Handles the requests of a connection one after the other: the next one when the answer before it has been handed to the
 * network. So a client that sends many ahead and reads nothing costs one answer; one that sends more than 100 ahead is
 * cut off.
 */
export function inTurn(handle: Handle): Handle {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  return (request, response) => {
    const { socket } = request
    const others = waiting.get(socket)
    if (!others) {
      waiting.set(socket, [])
      start(request, response)
    } else if (others.length < mostWaiting) others.push([request, response])
    else socket.destroy()
  }

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
      if (next) start(...next)
      else waiting.delete(socket)
    })
    handle(request, response)
  }
}
