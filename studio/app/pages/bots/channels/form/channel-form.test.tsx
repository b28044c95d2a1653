import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import { show, typeInto } from '#testing/show.js'
import type { SentSettings } from '../../api/channels.js'
import { makeChannel, makeKind } from '../testing/make-channel.js'
import { ChannelForm } from './channel-form.js'

const kind = makeKind()

async function form(
  send: (settings: SentSettings) => Promise<unknown>,
  record = undefined as undefined | ReturnType<typeof makeChannel>,
) {
  const changes: boolean[] = []
  const { home } = await show(
    <ChannelForm
      kind={kind}
      record={record}
      label="Connect"
      send={send}
      onChanged={isChanged => void changes.push(isChanged)}
    />,
  )
  const field = (name: string) => {
    const found = home.querySelector(`input[name="${name}"]`)
    return found instanceof HTMLInputElement ? found : undefined
  }
  const submit = () => act(async () => home.querySelector('form')?.requestSubmit())
  const errorOf = (name: string) => {
    const id = field(name)
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .find(each => each.endsWith('-error'))
    return id ? home.querySelector(`[id="${id}"]`)?.textContent : undefined
  }
  return { home, changes, field, submit, errorOf }
}

test('a blank field that is needed has the focus, and nothing is sent', async () => {
  const send = vi.fn()
  const { field, submit, errorOf } = await form(send)
  await submit()
  expect(errorOf('loft')).toBe('Fill this in: loft id.')
  expect(document.activeElement).toBe(field('loft'))
  expect(send).not.toHaveBeenCalled()
})

test('what the provider refuses stands at its field with the remedy, and what was typed stays', async () => {
  const { field, submit, errorOf } = await form(() =>
    Promise.reject(
      new ApiProblem(422, 'CHANNEL_REFUSED', 'The pigeons do not know this key. Make a new one.'),
    ),
  )
  await typeInto(field('loft'), '7')
  await typeInto(field('key'), 'secret')
  await submit()
  expect(errorOf('key')).toBe('The pigeons do not know this key. Make a new one.')
  expect(document.activeElement).toBe(field('key'))
  expect([field('loft')?.value, field('key')?.value]).toEqual(['7', 'secret'])
  await typeInto(field('key'), 'secret2')
  expect(errorOf('key')).toBeUndefined()
})

test('a refusal that is about no field stands above', async () => {
  const { home, field, submit } = await form(() =>
    Promise.reject(new ApiProblem(422, 'CHANNEL_REFUSED', 'The sky is closed.')),
  )
  await typeInto(field('loft'), '7')
  await typeInto(field('key'), 'secret')
  await submit()
  expect(home.querySelector('[role=alert]')?.textContent).toContain('The sky is closed.')
})

test('a verify token that was left blank is made, and what is optional and blank is not sent', async () => {
  const sent: SentSettings[] = []
  const { field, submit } = await form(async settings => void sent.push(settings))
  await typeInto(field('loft'), '7')
  await typeInto(field('key'), 'secret')
  await submit()
  expect(sent).toEqual([
    { loft: '7', key: 'secret', verifyToken: expect.stringMatching(/^[a-z0-9]{32}$/) },
  ])
})

test('a secret that is kept is told by its last characters, and is gone from its field once it is stored', async () => {
  const sent: SentSettings[] = []
  const { home, changes, field, submit } = await form(
    async settings => void sent.push(settings),
    makeChannel(),
  )
  expect(field('key')?.value).toBe('')
  expect(home.textContent).toContain('The one that is kept ends in c0de.')
  await typeInto(field('key'), 'another')
  expect(changes.at(-1)).toBe(true)
  await submit()
  expect(sent).toEqual([{ key: 'another' }])
  expect(field('key')?.value).toBe('')
  expect(changes.at(-1)).toBe(false)
})

test('only what stands in for the provider is out of the way, whatever else is an address', async () => {
  const place = { ...kind.fields[0], name: 'place', kind: 'address', isOptional: true } as const
  const { home } = await show(
    <ChannelForm
      kind={makeKind({ fields: [...kind.fields, { title: 'Place', help: '', ...place }] })}
      record={undefined}
      label="Connect"
      send={async () => undefined}
      onChanged={() => undefined}
    />,
  )
  const isRare = (name: string) => home.querySelector(`details input[name="${name}"]`) !== null
  expect([isRare('apiUrl'), isRare('place')]).toEqual([true, false])
})
