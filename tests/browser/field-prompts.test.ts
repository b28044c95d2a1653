import { describe, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { oneStep } from './look-bots.js'
import { isLocked, setUpPrompts } from './prompt-site.js'

const bots = {
  date: oneStep('user-input', { inputPrompt: 'When is your birthday?', type: 'date' }),
  file: oneStep('ask-file', { questionText: 'A photo, please.' }),
  location: oneStep('ask-location', { questionText: 'Where should we deliver?' }),
}
const pages = {
  '/widget/v1/bots/file/sessions': { body: '{"token":"t"}' },
  '/widget/v1/bots/file/nodes/step/upload': { body: '{"url":"/uploads/1"}' },
}
const { open, press, expectDone, expectAccessible } = setUpPrompts(bots, pages)

/** Is the field with this label where the keyboard is? */
const hasFocus = (chat: Chat, label: string) =>
  chat.log.getByLabel(label).evaluate(field => field.matches(':focus'))

describe('a date', () => {
  it('is given with the mouse, shown in words, recorded as YYYY-MM-DD and locked', async () => {
    const chat = await open('date')
    const done = chat.option('Done')
    await expect.poll(() => done.isDisabled()).toBe(true)
    await chat.log.getByLabel('Date').fill('1990-05-17')
    await chat.hears('Thursday, May 17, 1990')
    await done.click()
    await expectDone('1990-05-17')
    await expect.poll(() => chat.log.getByLabel('Date').getAttribute('readonly')).not.toBeNull()
    await expect.poll(() => isLocked(done)).toBe('true')
  })

  it('is typed and sent with the keyboard alone', async () => {
    const chat = await open('date')
    await expect.poll(() => hasFocus(chat, 'Date')).toBe(true)
    await chat.page.keyboard.type('05171990')
    await press('Enter')
    await expectDone('1990-05-17')
  })
})

describe('a file', () => {
  const photo = { name: 'cake.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1200) }
  const big = { ...photo, name: 'big.jpg', buffer: Buffer.alloc(5_000_001) }

  it('is chosen by a button that the keyboard reaches, and shown with its size', async () => {
    const chat = await open('file')
    const choosing = chat.page.waitForEvent('filechooser')
    const input = chat.log.getByLabel('Choose a file')
    await expect.poll(() => input.evaluate(field => field.matches(':focus'))).toBe(true)
    await press('Enter')
    await (await choosing).setFiles(photo)
    await chat.hears('1.2 kB')
    await expectDone('cake.jpg')
    await expect.poll(() => chat.log.getByLabel('cake.jpg 1.2 kB (chosen)').isDisabled()).toBe(true)
  })

  it('that is too large is refused, and another one may be chosen', async () => {
    const chat = await open('file')
    await chat.log.getByLabel('Choose a file').setInputFiles(big)
    await chat.hears('Please upload a file smaller than 5MB')
    await chat.log.getByLabel('Choose a file').setInputFiles(photo)
    await expectDone('cake.jpg')
  })

  it('is dropped on its place, which lights up; the page stays', async () => {
    const chat = await open('file')
    const zone = chat.log.locator('label')
    const isLit = () => chat.window.getAttribute('data-over')
    const files = await chat.page.evaluateHandle(() => {
      const carried = new DataTransfer()
      carried.items.add(new File(['crumbs'], 'loaf.png'))
      return carried
    })
    await zone.dispatchEvent('dragover', { dataTransfer: files })
    await expect.poll(isLit).toBe('')
    await zone.dispatchEvent('dragleave', { dataTransfer: files })
    await expect.poll(isLit).toBeNull()
    await zone.dispatchEvent('drop', { dataTransfer: files })
    await expectDone('loaf.png')
    const goesOn = await chat.window.evaluate(
      (window, dataTransfer) =>
        window.dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer })),
      files,
    )
    expect(goesOn).toBe(false)
  })
})

describe('a location', () => {
  const here = 'Use my location'

  it('is typed and sent, with the keyboard alone', async () => {
    const chat = await open('location')
    await expect.poll(() => hasFocus(chat, 'Address or place')).toBe(true)
    await chat.page.keyboard.type(' Main Street 3 ')
    await press('Enter')
    await expectDone('Main Street 3')
    await expect
      .poll(() => chat.log.getByLabel('Address or place').getAttribute('readonly'))
      .not.toBeNull()
    await expect.poll(() => isLocked(chat.option(here))).toBe('true')
  })

  it('is the device’s own where the visitor agrees', async () => {
    const chat = await open('location')
    await chat.page.context().grantPermissions(['geolocation'])
    await chat.page.context().setGeolocation({ latitude: 46.95, longitude: 7.45 })
    await chat.option(here).click()
    await expectDone('46.95,7.45')
  })

  it('can still be typed where the device keeps it to itself', async () => {
    const chat = await open('location')
    await chat.page.context().clearPermissions()
    await chat.option(here).click()
    await chat.hears('No problem. Please type an address or place instead.')
    await expectAccessible()
    await chat.log.getByLabel('Address or place').fill('Bern')
    await chat.option('Send').click()
    await expectDone('Bern')
  })
})
