import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProviderReply } from '../../testing/connectors.js'
import { databases } from '../../testing/databases.js'
import { calendlyDescription } from '../../testing/providers/calendly.js'
import { startDescribed } from '../../testing/providers/described.js'
import { serverTime } from '../../testing/server-time.js'
import { testAppOn } from '../../testing/test-app.js'

const eventType = 'https://api.calendly.com/event_types/A1'

describe.each(databases)('what Calendly tells, on $name', ({ make }) => {
  let provider: Awaited<ReturnType<typeof startDescribed>>
  let server: Awaited<ReturnType<typeof testAppOn>>
  let refusal: ProviderReply | undefined
  let subscribed: { readonly url: string; readonly signing_key: string } | undefined

  beforeEach(async () => {
    refusal = undefined
    subscribed = undefined
    provider = await startDescribed(calendlyDescription, ({ path, json }) => {
      if (path === '/webhook_subscriptions') {
        if (refusal) return refusal
        if (subscribed)
          return { status: 409, body: { title: 'Already Exists', message: 'Hook exists' } }
        subscribed = Object(json)
        return { status: 201, body: { resource: { uri: 'https://api.calendly.com/w/1' } } }
      }
      if (path === '/scheduling_links') {
        const link = { booking_url: 'https://calendly.com/d/abc', owner: eventType }
        return { status: 201, body: { resource: { ...link, owner_type: 'EventType' } } }
      }
      const uri = 'https://api.calendly.com/users/U1'
      const current_organization = 'https://api.calendly.com/organizations/O1'
      return { body: { resource: { uri, current_organization } } }
    })
    server = await testAppOn(make, {
      allowHosts: [provider.host],
      publicUrl: 'https://chat.example',
      integrationPauses: [1],
    })
  })
  afterEach(async () => {
    await server.close()
    await provider.close()
  })

  const connect = async () => {
    const settings = { token: 'token', apiUrl: provider.url }
    const made = await server.api('POST', '/v1/connections', { connector: 'calendly', settings })
    return (await made.json()).data.connection
  }
  const publish = async (connectionId: string) => {
    const step = (id: string, action: string, input: object) => ({
      id,
      type: 'integration',
      data: { connectionId, action, input },
    })
    await server.bots.publish('shop', {
      nodes: [
        { id: 'start', type: 'welcome-node', data: { text: 'Hi' } },
        step('link', 'bookingLink', { eventType }),
        step('booked', 'bookedTime', { token: '{token}' }),
      ],
      edges: [
        { source: 'start', target: 'link' },
        { source: 'link', target: 'booked' },
      ],
    })
  }
  const run = async (nodeId: string, values: object = {}) =>
    (await (await server.step('shop', nodeId, { values }, undefined, 'integration')).json()).body
  const tell = (token: string, more: object = {}, key = subscribed?.signing_key ?? '', age = 0) => {
    const body = JSON.stringify({
      event: 'invitee.created',
      created_at: '2026-11-20T08:00:00.000000Z',
      created_by: 'https://api.calendly.com/users/U1',
      payload: {
        name: 'Ann Lee',
        email: 'ann@shop.example',
        rescheduled: false,
        status: 'active',
        cancel_url: 'https://calendly.com/cancellations/1',
        reschedule_url: 'https://calendly.com/reschedulings/1',
        tracking: { utm_content: token, utm_source: null },
        scheduled_event: {
          name: 'Tasting',
          start_time: '2026-12-01T09:00:00.000000Z',
          end_time: '2026-12-01T09:30:00.000000Z',
        },
      },
      ...more,
    })
    const t = Math.floor(serverTime() / 1000) - age
    const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex')
    return server.app.request(new URL(subscribed?.url ?? '').pathname, {
      method: 'POST',
      headers: { 'calendly-webhook-signature': `t=${t},v1=${v1}` },
      body,
    })
  }

  test('who books by the link of a conversation is known there, and so is that they cancelled', async () => {
    const { id } = await connect()
    expect(subscribed).toMatchObject({
      url: `https://chat.example/connections/${id}/told`,
      user: 'https://api.calendly.com/users/U1',
      scope: 'user',
    })
    await publish(id)
    const { token, link } = await run('link')
    expect(new URL(link).searchParams.get('utm_content')).toBe(token)
    // It comes while somebody waits for it.
    const waiting = run('booked', { token })
    expect((await tell(token)).status).toBe(200)
    expect(await waiting).toMatchObject({
      booked: true,
      name: 'Tasting',
      start: '2026-12-01T09:00:00.000000Z',
      moveLink: 'https://calendly.com/reschedulings/1',
    })
    await tell(token, { event: 'invitee.canceled' })
    expect(await run('booked', { token })).toMatchObject({ booked: false })
    const { db } = server.store.database
    const kept = JSON.stringify(await db.selectFrom('connector_news').selectAll().execute())
    expect(kept).not.toMatch(/Ann Lee|ann@shop/)
  })

  test('what nobody has signed, or long ago, is not believed', async () => {
    await connect()
    expect((await tell('mark', {}, 'another key')).status).toBe(400)
    expect((await tell('mark', {}, undefined, 3600)).status).toBe(400)
    expect((await tell('mark')).status).toBe(200)
  })

  test('a connection that is gone is told nothing more, and one that is checked subscribes once', async () => {
    const { id } = await connect()
    const checked = await server.api('POST', `/v1/connections/${id}/check`, {})
    expect((await checked.json()).data.connection).toMatchObject({ state: 'ok', remedy: null })
    await server.api('DELETE', `/v1/connections/${id}`)
    expect((await tell('mark')).status).toBe(410)
  })

  test('a plan of Calendly’s that tells nothing is said at the connection, which works all the same', async () => {
    const message = 'Please upgrade your Calendly account to Professional'
    refusal = { status: 403, body: { title: 'Permission Denied', message } }
    expect(await connect()).toMatchObject({
      state: 'ok',
      remedy: `Calendly does not tell this server what was booked: Calendly does not allow this (403): ${message}.`,
    })
  })
})
