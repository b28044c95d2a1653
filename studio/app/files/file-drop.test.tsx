import { Field } from '@talkgraph/ui'
import axe from 'axe-core'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import type { AddedFile, SendOptions } from '#api/send-file.js'
import { show } from '../testing/show.js'
import { FileDrop } from './file-drop.js'
import { SendFileContext } from './use-upload.js'

const cake = new File(['bytes'], 'cake.png', { type: 'image/png' })
const added = {
  id: '1',
  url: 'https://chat.example/files/1/cake.png',
  name: 'cake.png',
  type: 'image/png',
}

interface Sending extends SendOptions {
  readonly file: File
  readonly done: (file: Partial<AddedFile>) => Promise<void>
  readonly failed: (error: unknown) => Promise<void>
}

function Address({ imagesOnly }: { readonly imagesOnly: boolean }) {
  const [address, setAddress] = useState('')
  return (
    <FileDrop
      botId="shop"
      imagesOnly={imagesOnly}
      name="Image"
      onAdded={({ url }) => setAddress(url)}
    >
      <Field label="Image">{control => <input {...control} value={address} readOnly />}</Field>
    </FileDrop>
  )
}

async function showField(imagesOnly = true) {
  const sent: Sending[] = []
  const send = (_: string, file: File, options: SendOptions) =>
    new Promise<AddedFile>((resolve, reject) =>
      sent.push({
        ...options,
        file,
        done: answer => act(async () => resolve({ ...added, size: 5, ...answer })),
        failed: error => act(async () => reject(error)),
      }),
    )
  const { home, close } = await show(
    <SendFileContext value={send}>
      <Address imagesOnly={imagesOnly} />
    </SendFileContext>,
  )
  const input = home.querySelector<HTMLInputElement>('input:not([type])')
  const hand = (type: 'drop' | 'paste', file: File) =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      Object.assign(event, {
        [type === 'drop' ? 'dataTransfer' : 'clipboardData']: { files: [file] },
      })
      input?.dispatchEvent(event)
    })
  const press = (name: string) =>
    act(async () =>
      [...home.querySelectorAll('button')].find(each => each.textContent === name)?.click(),
    )
  const status = () => home.querySelector('[role=status]')?.textContent
  return { home, sent, hand, press, status, close, address: () => input?.value }
}

test.each(['drop', 'paste'] as const)(
  'a picture by %s is sent, with how far it is, and stands there',
  async way => {
    const { home, sent, hand, status, address } = await showField()
    await hand(way, cake)
    expect(status()).toBe('Sending cake.png.')
    await act(async () => sent[0]?.onProgress(0.5))
    expect(home.querySelector('progress')?.value).toBe(0.5)
    const { violations } = await axe.run(home, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
    await sent[0]?.done({})
    expect([address(), status()]).toEqual([added.url, 'cake.png is added.'])
    expect(home.querySelector('progress')).toBeNull()
  },
)

test('a picture that is chosen by the button is sent', async () => {
  const { home, sent } = await showField()
  const chooser = home.querySelector<HTMLInputElement>('input[type=file]')
  const opened = vi.fn()
  chooser?.addEventListener('click', opened)
  await act(async () => home.querySelector<HTMLButtonElement>('button')?.click())
  expect(opened).toHaveBeenCalledOnce()
  expect(chooser?.accept).toContain('image/avif')
  await act(async () => {
    Object.defineProperty(chooser, 'files', { value: [cake], configurable: true })
    chooser?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(sent[0]?.file).toBe(cake)
})

test('what is cancelled changes nothing, whatever comes afterwards', async () => {
  const { sent, hand, press, address, status } = await showField()
  await hand('drop', cake)
  await press('Cancel')
  expect(sent[0]?.signal.aborted).toBe(true)
  await sent[0]?.done({})
  expect([address(), status()]).toEqual(['', ''])
})

test('what was not sent says why, and is sent once more', async () => {
  const { home, sent, hand, press, address } = await showField()
  await hand('paste', cake)
  await sent[0]?.failed(new ApiProblem(0, 'OFFLINE', ''))
  expect(home.querySelector('[role=alert]')?.textContent).toBe(
    'cake.png was not added. The server cannot be reached. Check your connection and try again.',
  )
  await press('Try again')
  await sent[1]?.done({})
  expect([address(), home.querySelector('[role=alert]')]).toEqual([added.url, null])
})

test('what is no picture is not put where one belongs', async () => {
  const { home, sent, hand, address } = await showField()
  const says = () => home.querySelector('[role=alert]')?.textContent
  await hand('drop', new File(['<svg>'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(says()).toMatch(/SVG .* Save it as PNG/)
  await hand('drop', new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' }))
  expect(says()).toMatch(/This is no picture/)
  expect(sent).toEqual([])
  await hand('drop', new File(['%PDF'], 'prices', { type: '' }))
  await sent[0]?.done({ type: 'application/pdf' })
  expect([says(), address()]).toEqual([expect.stringMatching(/This is no picture/), ''])
  expect(home.textContent).not.toContain('Try again')
})

test('a page that is left sends nothing more', async () => {
  const { sent, hand, close } = await showField()
  await hand('drop', cake)
  await close()
  expect(sent[0]?.signal.aborted).toBe(true)
})
