import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectAccessible } from './judge.js'
import { inTurn } from './look-bots.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const bot = inTurn(
  ['ask-file', { questionText: 'A photo, please.', answerVariable: 'photo' }],
  ['message', { text: 'We have {photo}.' }],
)
const cake = {
  name: 'my cake.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n cake', 'latin1'),
}
const big = { ...cake, name: 'big.png', buffer: Buffer.alloc(5_000_001) }
const policy =
  "default-src 'none'; script-src SERVER 'nonce-n'; connect-src SERVER; img-src 'self'; require-trusted-types-for 'script'"

let server: RunningServer
let site: Site
let current: Visit

beforeAll(async () => {
  server = await startServer({ bots: { cakes: bot } })
  const listen = `<script nonce="n">
      window.heard = {}
      window.Talkgraph = [['on', 'answer', ({ value }) => { heard.answer = value }], ['on', 'complete', ({ session }) => { heard.session = session }]]
    </script>`
  const withTag = pageWith(
    `${listen}<script async src="${server.url}/talkgraph.js" data-chatbot-id="cakes"></script>`,
  )
  const inline = pageWith(`<script type="module">import { mount } from '/talkgraph.esm.js'
      window.heard = {}
      const chat = mount({ bot: ${JSON.stringify(bot)} })
      chat.on('answer', ({ value }) => { heard.answer = value })
      chat.on('complete', ({ session }) => { heard.session = session })</script>`)
  site = await openSite({
    // Of another origin than the server, and no one else's requests are let through.
    pages: {
      '/': {
        ...withTag,
        headers: { 'content-security-policy': policy.replaceAll('SERVER', server.url) },
      },
      '/inline': inline,
    },
  })
})
afterEach(() => current.close())
afterAll(async () => {
  await site.close()
  await server.stop(0)
  await closeChromium()
})

async function open(path = '/', viewport?: { width: number; height: number }): Promise<Chat> {
  current = await visit(`${site.origin}${path}`, viewport)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.log.locator('[type=file]').waitFor({ state: 'attached' })
  return chat
}

const attach = ({ page }: Chat) => page.getByRole('button', { name: 'Attach a file' })
const field = ({ log }: Chat) => log.locator('[type=file]')
const heard = (name: 'answer' | 'session') =>
  current.page.evaluate(key => Reflect.get(Reflect.get(window, 'heard'), key), name)
/** Stands between the page and the server's uploads. */
const onUpload = (handler: Parameters<Visit['page']['route']>[1]) =>
  current.page.route('**/upload', handler)

/** Resolves to the address recorded beside the name, once the conversation is over. */
async function recordedAddress(chat: Chat): Promise<string> {
  await chat.hears('We have my cake.png.')
  await expect
    .poll(() => heard('session'))
    .toMatchObject({
      answers: { n0: 'my cake.png' },
      answerVariables: [{ key: 'photo', value: 'my cake.png' }],
      details: { n0: { url: expect.stringMatching(/\/uploads\/[\w-]{32}\.png$/) } },
    })
  return (await heard('session')).details.n0.url
}

it.each([
  ['the mouse', { width: 1280, height: 800 }],
  ['the keyboard', { width: 390, height: 844 }],
])(
  'a file attached with %s goes to the server, and its address stands beside its name',
  async (by, size) => {
    const chat = await open('/', size)
    await expect.poll(() => chat.window.getByText('Upload here').isVisible()).toBe(true)
    const choosing = chat.page.waitForEvent('filechooser')
    if (by === 'the mouse') await attach(chat).click()
    else {
      await attach(chat).focus()
      await chat.page.keyboard.press('Enter')
    }
    await (await choosing).setFiles(cake)
    const response = await fetch(await recordedAddress(chat))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(cake.buffer)
    expect(await heard('answer')).toBe('my cake.png')
    await expect.poll(() => chat.window.getByText('Upload here').count()).toBe(0)
    await expect.poll(() => attach(chat).count()).toBe(0)
    expect(current.complaints).toEqual([])
  },
)

it('a file may be dropped anywhere on the window, by whatever its name', async () => {
  const chat = await open()
  const files = await chat.page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['\x89PNG\r\n'], '<b>"{photo}"\u202egnp.png'))
    return carried
  })
  await chat.field.dispatchEvent('dragover', { dataTransfer: files })
  await expect.poll(() => chat.window.getAttribute('data-over')).toBe('')
  await chat.field.dispatchEvent('drop', { dataTransfer: files })
  await chat.hears('We have <b>"{photo}"')
  await expect.poll(() => heard('answer')).toBe('<b>"{photo}"\u202egnp.png')
  expect(current.complaints).toEqual([])
})

it('a file that is under way can be broken off, which loses nothing', async () => {
  const chat = await open()
  await onUpload(() => undefined)
  await field(chat).setInputFiles(cake)
  await chat.hears('Uploading my cake.png')
  await expect
    .poll(() => chat.log.getByRole('progressbar', { name: 'Uploading my cake.png' }).count())
    .toBe(1)
  await expectAccessible(chat.page)
  await chat.option('Cancel').focus()
  await chat.page.keyboard.press('Enter')
  await expect.poll(() => chat.option('Cancel').count()).toBe(0)
  await expect.poll(() => field(chat).evaluate(input => input.matches(':focus:enabled'))).toBe(true)
  expect(await heard('answer')).toBeUndefined()
  await current.page.unroute('**/upload')
  await field(chat).setInputFiles(cake)
  await recordedAddress(chat)
  expect(current.complaints).toEqual([])
})

itAtLength('another file takes the place of one that is under way', async () => {
  const chat = await open()
  await onUpload(route =>
    route.request().postData()?.includes('other.png') ? undefined : route.continue(),
  )
  await field(chat).setInputFiles({ ...cake, name: 'other.png' })
  await chat.hears('Uploading other.png')
  await field(chat).setInputFiles(cake)
  await recordedAddress(chat)
})

it('a file that could not be sent can be sent again, and the owner is told', async () => {
  const chat = await open()
  await onUpload(route => route.abort())
  await field(chat).setInputFiles(cake)
  await chat.hears('The file could not be uploaded. Please try again.')
  await expectAccessible(chat.page)
  expect(await heard('answer')).toBeUndefined()
  expect(current.complaints.join()).toContain('Talkgraph CALL_FAILED at "n0"')
  await current.page.unroute('**/upload')
  await chat.option('Try again').click()
  await recordedAddress(chat)
})

it('a file that is too large is not sent, and another one may be chosen', async () => {
  const chat = await open()
  let sent = 0
  await onUpload(route => {
    sent++
    return route.continue()
  })
  await field(chat).setInputFiles(big)
  await chat.hears('Please upload a file smaller than 5MB')
  expect(sent).toBe(0)
  await field(chat).setInputFiles(cake)
  await recordedAddress(chat)
  expect(sent).toBe(1)
})

it('a restart ends what is under way, and nothing of it is answered later', async () => {
  const chat = await open()
  const requested = new Promise<() => Promise<void>>(
    resolve => void onUpload(route => resolve(() => route.continue())),
  )
  await field(chat).setInputFiles(cake)
  const proceed = await requested
  await chat.restart.click()
  await expect.poll(() => chat.option('Cancel').count()).toBe(0)
  await proceed().catch(() => undefined)
  await expect.poll(() => field(chat).isEnabled()).toBe(true)
  expect(await heard('answer')).toBeUndefined()
  expect(await chat.log.locator('.user').count()).toBe(0)
})

it('without a server, or one that takes no uploads, the name alone is recorded', async () => {
  for (const path of ['/inline', '/']) {
    const chat = await open(path)
    await onUpload(route => route.fulfill({ status: 404, body: '{}' }))
    await field(chat).setInputFiles(cake)
    await chat.hears('We have my cake.png.')
    await expect.poll(() => heard('session')).toMatchObject({ answers: { n0: 'my cake.png' } })
    expect(await heard('session')).not.toHaveProperty('details')
    if (path === '/inline') {
      expect(current.complaints).toEqual([])
      await current.close()
    }
  }
})
