import { expect, test } from 'vitest'
import { samples } from '../../runtime/nodes/samples.js'
import { artworkRoutes } from '../../server/app/routes/artwork.js'
import { demoRoutes } from '../../server/app/routes/demo.js'

/** What the samples of docs/nodes name: files of a server, and addresses elsewhere. */
const named = [
  ...JSON.stringify(samples).matchAll(/(?<=["'(= ])(?:https?:\/\/[^"'\\ ]+|\/[a-z][^"'\\ ]*)/g),
].map(([address]) => address)
const files = [...new Set(named.filter(address => address.startsWith('/')))]

test('samples name files, and elsewhere nothing but hosts that nobody can have', () => {
  expect(files.length).toBeGreaterThan(5)
  const elsewhere = named
    .filter(address => !address.startsWith('/'))
    .map(address => new URL(address).hostname)
  expect(elsewhere.filter(host => !host.endsWith('.example'))).toEqual([])
})

test.each(files)(
  'the server that the build makes has %s, which a sample of docs/nodes names',
  async address => {
    const path = address.replace(/^\/demo/, '')
    const answers = await Promise.all(
      [demoRoutes(), artworkRoutes()].map(routes => routes.request(path)),
    )
    const found = answers.find(({ status }) => status === 200)
    expect([address, found?.headers.get('content-type')]).toEqual([
      address,
      expect.stringMatching(/^(?:image|audio|video|text)\/|pdf$/),
    ])
  },
)
