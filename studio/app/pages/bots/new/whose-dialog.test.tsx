import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Me, MeContext } from '#api/me.js'
import { show, typeInto } from '#testing/show.js'
import { WhoseDialog } from './whose-dialog.js'

const me: Me = {
  member: { id: 'ann', name: 'Ann', email: 'ann@shop.org', twoFactor: false },
  account: { id: 'owner', name: 'Shop' },
  role: 'owner',
  isOperator: false,
  accounts: [],
}
afterEach(() => localStorage.clear())

async function dialog() {
  const said: object[] = []
  const { close } = await show(
    <MeContext value={me}>
      <WhoseDialog
        title="Bakery"
        open
        onClose={() => {}}
        onSaid={async owner => void said.push(owner)}
      />
    </MeContext>,
  )
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
  const make = () =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Make the bot')
        ?.click(),
    )
  return { said, field, make, close }
}

test('who takes an example says whose it is, and is asked with the same words the next time', async () => {
  const { said, field, make, close } = await dialog()
  expect(field('email')?.value).toBe('ann@shop.org')
  await make()
  expect(said).toEqual([])
  await typeInto(field('businessName'), ' Smith & Sons ')
  await make()
  expect(said).toEqual([{ businessName: 'Smith & Sons', email: 'ann@shop.org' }])
  await close()
  expect((await dialog()).field('businessName')?.value).toBe('Smith & Sons')
})
