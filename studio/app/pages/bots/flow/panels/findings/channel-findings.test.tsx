import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { makeChannel, makeKind } from '../../../channels/testing/make-channel.js'
import { ChannelFindings } from './channel-findings.js'

async function findings(lacks: ReturnType<typeof makeChannel>['lacks']) {
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('channel-kinds')
      ? { kinds: [makeKind()] }
      : { channels: [makeChannel({ lacks })] }
    return Response.json({ success: true, message: '', data })
  })
  const onReveal = vi.fn()
  const { home } = await show(<ChannelFindings botId="bakery" onReveal={onReveal} />)
  return { home, onReveal }
}

test('what a connected channel cannot show stands with its remedy, and leads to its step', async () => {
  const lack = {
    nodeId: 'pay',
    nodeTitle: 'Pay now',
    message: 'It takes no coins.',
    remedy: 'Send a link.',
  }
  const { home, onReveal } = await findings([lack])
  await vi.waitFor(() =>
    expect(home.textContent).toMatch(/Pigeon post.*Pay now.*It takes no coins\..*Send a link\./),
  )
  await act(async () => home.querySelector('button')?.click())
  expect(onReveal).toHaveBeenCalledWith({ nodeId: 'pay', path: undefined })
})
