import { expect, test } from 'vitest'
import { show } from '../../../testing/show.js'
import { ConnectedRow, KindRow } from './channel-rows.js'
import { makeChannel, makeKind } from './testing/make-channel.js'

const kind = makeKind()

async function row(channel: ReturnType<typeof makeChannel>) {
  const { home } = await show(
    <table>
      <tbody>
        <ConnectedRow kind={kind} channel={channel} isLast />
      </tbody>
    </table>,
  )
  return home.textContent ?? ''
}

test('a kind that is not connected leads to its form', async () => {
  const { home } = await show(
    <table>
      <tbody>
        <KindRow kind={kind} botId="bakery" />
      </tbody>
    </table>,
  )
  expect(home.textContent).toContain('Not connected')
  expect(home.querySelector('a')?.getAttribute('href')).toBe('/bots/bakery/channels/new/pigeon')
})

test('a connection tells as whom it is known, and when something was last said', async () => {
  const { health } = makeChannel()
  const text = await row(makeChannel({ health: { ...health, lastIn: new Date().toISOString() } }))
  expect(text).toMatch(/Pigeon post.*Loft 7.*Connected.*Last message in now/)
})

test('what was refused tells the remedy, and what failed is counted', async () => {
  const { health } = makeChannel()
  const failures = [{ at: '2026-01-01T00:00:00.000Z', code: '1', message: 'Lost' }]
  const lacks = [{ nodeId: 'n', nodeTitle: 'Pay', message: 'No coins', remedy: 'Send a link' }]
  const refused = { state: 'refused', remedy: 'Feed the pigeons.' } as const
  const text = await row(makeChannel({ ...refused, lacks, health: { ...health, failures } }))
  expect(text).toMatch(/Needs you.*Feed the pigeons\..*1 step it cannot show as meant/)
  expect(text).toContain('1 failure in the last day')
})
