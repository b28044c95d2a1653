import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { CallList } from './call-list.js'

const call = {
  nodeId: 'order',
  at: '2026-11-20T09:00:00.000Z',
  step: 'webhook',
  status: 503,
  sent: null,
  cameBack: null,
}

test('a call that failed says what came back, and is made again where that is safe', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, message: '', data: {} })
  })
  const failed = { ...call, state: 'failed', message: 'The other side answered 503' } as const
  const { home } = await show(
    <CallList
      result={{
        chatbotId: 'shop',
        calls: [
          { ...failed, callId: 'msg_1' },
          { ...failed, callId: 'msg_1', sent: 'POST https://x.net', cameBack: '503 Busy' },
          { ...failed, callId: null },
          { ...call, status: null, step: 'mail', state: 'ok', message: null, callId: null },
          { ...failed, status: null, step: 'mail', message: 'EENVELOPE 550', callId: 'mail1' },
        ],
      }}
      words={{ name: () => 'Order' }}
    />,
  )
  expect([...home.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Order Failed, 503The other side answered 503',
    'Order Failed, 503The other side answered 503What went out and what came backSentPOST https://x.netCame back503 BusyTry again',
    'Order Failed, 503The other side answered 503',
    'Order Done',
    'Order FailedEENVELOPE 550Try again',
  ])
  for (const button of home.querySelectorAll('button')) await act(async () => button.click())
  expect(asked).toEqual([
    '/v1/chatbots/shop/calls/msg_1/retry',
    '/v1/chatbots/shop/calls/mail1/retry',
  ])
})
