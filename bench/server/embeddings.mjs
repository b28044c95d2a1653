import { createServer } from 'node:http'

const width = 768

/** A provider of embeddings in OpenAI's shape on this machine, which answers at once; counts its calls, and the texts that it was given. */
export function startProvider() {
  return listening(async (request, response) => {
    const { input } = JSON.parse(await bodyOf(request))
    provider.texts += input.length
    provider.calls++
    const data = input.map((text, index) => ({ index, embedding: vectorOf(text) }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data }))
  }).then(server => Object.assign(provider, server))
}

const provider = { texts: 0, calls: 0 }

/** A site of so many pages on this machine, each with an ETag; `change` changes one, `sent` counts those that were sent. */
export async function startPages(count) {
  const versions = Array.from({ length: count }, () => 1)
  const server = await listening((request, response) => {
    const at = request.url === '/' ? 0 : Number(request.url?.slice(2))
    const version = versions[at]
    if (version === undefined) return response.writeHead(404).end()
    const etag = `"${at}-${version}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    site.sent++
    response.writeHead(200, { 'content-type': 'text/html', etag })
    response.end(pageOf(at, version, count))
  })
  const site = { ...server, sent: 0, change: at => versions[at]++ }
  return site
}

function pageOf(at, version, count) {
  const links =
    at === 0
      ? Array.from({ length: count - 1 }, (_, to) => `<a href="/p${to + 1}">${to + 1}</a>`)
      : []
  return `<!doctype html><html lang="en"><title>Subject ${at}</title><main><h1>Subject ${at}</h1><p>Page ${at} speaks of subject ${at} in its version ${version}, and of nothing else.</p>${links.join(' ')}</main></html>`
}

async function listening(answer) {
  const server = createServer(answer)
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Texts with the same words are near. */
function vectorOf(text) {
  const vector = Array.from({ length: width }, () => 0.001)
  for (const word of text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []) {
    let place = 7
    for (const letter of word) place = (place * 31 + letter.charCodeAt(0)) % 99_991
    vector[place % width] += 1
    vector[(place * 7) % width] -= 0.5
  }
  return vector
}
