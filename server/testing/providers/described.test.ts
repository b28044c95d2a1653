import { expect, test } from 'vitest'
import { airtableDescription } from './airtable.js'
import { startDescribed } from './described.js'

test('whoever leaves a description is told when the provider is closed', async () => {
  const { url, close } = await startDescribed(airtableDescription, ({ path }) =>
    path === '/v0/meta/bases' ? { body: { bases: 'none' } } : { status: 404, body: {} },
  )
  await fetch(`${url}/v0/meta/bases?page=2`)
  await fetch(`${url}/v1/meta/whoami`)
  await fetch(`${url}/v0/app1/Orders`, {
    method: 'POST',
    body: JSON.stringify({ records: [], typecast: 'yes' }),
  })
  await expect(close()).rejects.toThrow(
    /meta\/bases\?page=2, its parameters: page.*the answer 200: bases.*v1\/meta\/whoami: there is no such call.*its body: records.*its body: typecast.*the answer 404/s,
  )
})
