import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '#testing/show.js'
import { usePublish } from '../api/mutations.js'
import { LastWarnings } from './publish-warnings.js'

function Version() {
  const { mutate } = usePublish('shop')
  return (
    <button type="button" onClick={() => mutate(2)}>
      Publish version 2
    </button>
  )
}

async function page(warnings: readonly string[]) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      success: true,
      message: '',
      data: { chatbotId: 'shop', version: 2, warnings },
    }),
  )
  const { home } = await show(
    <>
      <LastWarnings id="shop" />
      <Version />
    </>,
  )
  const press = (name: string) =>
    act(async () =>
      [...home.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  await press('Publish version 2')
  return { home, press }
}

test('what the server warns of when a bot goes live is told until it is put away', async () => {
  const { home, press } = await page(['Any site may show this bot.'])
  await vi.waitFor(() =>
    expect(home.querySelector('li')?.textContent).toBe('Any site may show this bot.'),
  )
  await press('Got it')
  await vi.waitFor(() => expect(home.querySelector('li')).toBeNull())
})

test('where there is nothing to warn of nothing is told', async () => {
  const { home } = await page([])
  expect(home.textContent).toBe('Publish version 2')
})
