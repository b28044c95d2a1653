import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../testing/show.js'
import { DeleteByName } from './delete-by-name.js'

test('only the name that is shown deletes, however its white space is written', async () => {
  const onDelete = vi.fn()
  await show(
    <DeleteByName
      what="bot"
      name={'Corner  bakery'}
      help="Its conversations go with it."
      busy={false}
      onDelete={onDelete}
    />,
  )
  await act(async () => document.querySelector<HTMLButtonElement>('#delete button')?.click())
  const send = async (text: string) => {
    await typeInto(document.querySelector<HTMLInputElement>('[role=dialog] input'), text)
    await act(async () =>
      document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit(),
    )
  }
  await send('corner bakery')
  expect(onDelete).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('That is not the name.')
  await send('Corner bakery ')
  expect(onDelete).toHaveBeenCalledOnce()
})
