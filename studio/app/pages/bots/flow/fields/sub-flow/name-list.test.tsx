import axe from 'axe-core'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { NameList } from './name-list.js'

function Names() {
  const [names, setNames] = useState<readonly string[]>(['town'])
  return <NameList title="What it is given" help="Names." names={names} onChange={setNames} />
}

test('names are added by Enter and taken away; one that is there, or has braces, is refused', async () => {
  const { home } = await show(<Names />)
  const field = home.querySelector('input')
  const enter = () =>
    act(async () => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
  const names = () => [...home.querySelectorAll('bdi')].map(each => each.textContent)
  await typeInto(field, ' street ')
  await enter()
  expect(names()).toEqual(['town', 'street'])
  await typeInto(field, 'town')
  await enter()
  expect(home.textContent).toContain('This name is there already.')
  await typeInto(field, '{x}')
  await enter()
  expect(names()).toEqual(['town', 'street'])
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await act(async () => home.querySelector<HTMLElement>('[aria-label="Remove town"]')?.click())
  expect(names()).toEqual(['street'])
})
