import { createServer } from 'node:http'

/** An address that webhooks call and that answers after `delay` milliseconds. */
export async function openUpstream(delay) {
  const server = createServer((request, response) => {
    request.resume()
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ready":true}'),
      delay,
    )
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${server.address().port}`
  return {
    host,
    url: `http://${host}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
