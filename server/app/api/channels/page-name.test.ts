import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.js'
import { testAppOn } from '../../../testing/test-app.js'

describe.each(databases)('the name of a page on $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make)
    await server.bots.publish('shop', {
      nodes: [{ id: 'a', type: 'message', data: { text: 'Bread?' } }],
      edges: [],
    })
  })
  afterEach(() => server.close())

  const check = async (name: string) => {
    const answer = await server.api('GET', `/v1/page-names/${encodeURIComponent(name)}`)
    return (await answer.json()).data
  }

  test('is free until a page has it, whatever the capitals, and again once that page is called otherwise', async () => {
    expect(await check('Bakery')).toEqual({ name: 'bakery', isFree: true, reason: null })
    const page = { channel: 'page', chatbotId: 'shop', settings: { name: 'bakery' } }
    const { channel } = (await (await server.api('POST', '/v1/channels', page)).json()).data
    expect(await check('BAKERY')).toEqual({
      name: 'bakery',
      isFree: false,
      reason: 'Another page has this name.',
    })
    await server.api('PATCH', `/v1/channels/${channel.id}`, { settings: { name: 'bread' } })
    expect(await check('bakery')).toMatchObject({ isFree: true })
  })

  test('is refused with the reason where it is none', async () => {
    for (const name of ['no name', 'x'.repeat(61), '<b>'])
      expect(await check(name)).toEqual({
        name,
        isFree: false,
        reason: expect.stringContaining('1 to 60'),
      })
    expect(await check('allowed')).toMatchObject({ isFree: false })
  })
})
