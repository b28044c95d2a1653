import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink, makeInvitation } from '../../server/people/accounts/index.js'
import { openStore, type Store } from '../../server/store/index.js'
import { codesOf } from '../../server/testing/codes.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const [ann, password] = ['ann@shop.example', 'a long password']
let folder: string
let server: RunningServer
let store: Store
const visits: Visit[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talkgraph-safety-'))
  server = await startServer({
    dataFolder: folder,
    mail: { folder: join(folder, 'mails') },
    bots: {
      bakery: {
        name: 'Bakery',
        nodes: [{ id: 'hi', type: 'message', data: { text: 'Hello' } }],
        edges: [],
      },
    },
    logLevel: 'silent',
  })
  store = await openStore(join(folder, 'talkgraph.db'))
})
afterEach(async () => {
  for (const { close } of visits.splice(0)) await close()
})
afterAll(async () => {
  await store.close()
  await server.stop(0)
  await closeChromium()
  await rm(folder, { recursive: true })
})

async function open(path: string): Promise<Page> {
  const opened = await visit(`${server.url}${path}`)
  visits.push(opened)
  return opened.page
}

/** What the newest mails to an address lead to, below the studio. */
async function linksInMails(address: string): Promise<string[]> {
  const mails = join(folder, 'mails')
  const texts = await Promise.all(
    (await readdir(mails)).map(name => readFile(join(mails, name), 'utf8')),
  )
  return texts
    .filter(mail => mail.includes(`To: ${address}`))
    .flatMap(
      mail =>
        /\/studio\/[\w./?=-]+/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? [],
    )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function signIn(page: Page, as = password): Promise<void> {
  await page.goto(`${server.url}/studio/sign-in`)
  await field(page, 'E-mail address').fill(ann)
  await field(page, 'Password').fill(as)
  await button(page, 'Sign in').press('Enter')
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/studio/settings/profile`)
  await button(page, 'Sign out here').press('Enter')
  await heading(page, 'Sign in to the studio').waitFor()
}

/** Answers the second step; resolves to whether it let in. */
async function secondStep(page: Page, name: string, code: string): Promise<void> {
  await field(page, name).fill(code)
  await button(page, 'Continue').press('Enter')
}

it('a second step is turned on, used once per code, and off; a password is replaced by mail', {
  timeout: 300_000,
}, async () => {
  const page = await open(server.firstSignIn ?? '/no-link')
  await field(page, 'Your name').fill('Ann')
  await field(page, 'E-mail address').fill(ann)
  await field(page, 'Password').fill(password)
  await button(page, 'Set password and start').press('Enter')
  await heading(page, 'Bots').waitFor()

  await page.goto(`${server.url}/studio/settings/profile`)
  await button(page, 'Turn on').press('Enter')
  await field(page, 'Your password').fill('not my password')
  await button(page, 'Continue').press('Enter')
  await page.getByText('This is not your password.').waitFor()
  const [answer] = await Promise.all([
    page.waitForResponse(
      response => response.url().endsWith('/two-factor/enable') && response.ok(),
    ),
    field(page, 'Your password')
      .fill(password)
      .then(() => button(page, 'Continue').press('Enter')),
  ])
  const code = codesOf((await answer.json()).totpURI)
  await page.getByRole('img', { name: 'Picture for your authenticator app' }).waitFor()
  await expectPageAccessible(page)
  await field(page, 'Code from the app').fill('000 000')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).press('Enter')
  await page.getByText('This code is not valid.').waitFor()
  await field(page, 'Code from the app').fill(code())
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).press('Enter')
  await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor()
  const spare = await page.getByRole('dialog').getByRole('listitem').allTextContents()
  expect(spare).toHaveLength(10)
  await expectPageAccessible(page)
  await button(page, 'I have kept them').press('Enter')
  await button(page, 'Turn off').waitFor()

  await signOut(page)
  await signIn(page)
  const app = 'Code from your authenticator app'
  await secondStep(page, app, '000000')
  await page.getByText('This code is not valid. Try the next one.').waitFor()
  const next = code(1)
  await secondStep(page, app, next)
  await heading(page, 'Bots').waitFor()

  await signOut(page)
  await signIn(page)
  await secondStep(page, app, next)
  await page.getByText('This code was used already. Wait for the next one.').waitFor()
  await button(page, 'Use a recovery code').press('Enter')
  await secondStep(page, 'Recovery code', spare[0] ?? '')
  await heading(page, 'Bots').waitFor()
  await signOut(page)
  await signIn(page)
  await button(page, 'Use a recovery code').press('Enter')
  await secondStep(page, 'Recovery code', spare[0] ?? '')
  await page.getByText('This recovery code is not valid.').waitFor()
  for (let more = 0; more < 5; more++) {
    const answered = page.waitForResponse(response => response.url().includes('/two-factor/verify'))
    await secondStep(page, 'Recovery code', 'not-a-code')
    await answered
  }
  await page.getByText('Begin with your password again.').waitFor()
  await signIn(page)
  await button(page, 'Use a recovery code').press('Enter')
  await secondStep(page, 'Recovery code', spare[1] ?? '')
  await heading(page, 'Bots').waitFor()
  await page.goto(`${server.url}/studio/settings/profile`)
  await button(page, 'Turn off').press('Enter')
  await field(page, 'Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).press('Enter')
  await button(page, 'Turn on').waitFor()

  // The same words for an address that nobody has.
  const elsewhere = await open('/studio/sign-in')
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await heading(elsewhere, 'Set a new password').waitFor()
  for (const address of ['nobody@shop.example', ann]) {
    await field(elsewhere, 'E-mail address').fill(address)
    await elsewhere.keyboard.press('Enter')
    await elsewhere.getByText(`If ${address} has a login, a link was made.`).waitFor()
    await elsewhere.getByText('the mail lies in the folder outbox').waitFor()
    if (address !== ann) await elsewhere.reload()
  }
  await expect.poll(() => linksInMails(ann)).toHaveLength(1)
  const [link = ''] = await linksInMails(ann)
  await elsewhere.goto(`${server.url}${link}`)
  await field(elsewhere, 'New password').fill('another password')
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByText('You were signed out everywhere.').waitFor()
  await page.reload()
  await heading(page, 'Sign in to the studio').waitFor()
  const late = await open(link)
  await field(late, 'New password').fill('a third password')
  await late.keyboard.press('Enter')
  await heading(late, 'This link is not valid').waitFor()
  await signIn(elsewhere, 'another password')
  await heading(elsewhere, 'Bots').waitFor()
})

it('somebody works for two accounts, an invitation tells whose it is, and an account goes once its name is typed', {
  timeout: 300_000,
}, async () => {
  await store.accounts.ensure('cafe', 'Café <b>Lune</b>')
  const { path } = await makeInvitation(store.invitations, {
    accountId: 'cafe',
    email: ann,
    role: 'owner',
    invitedBy: 'Lou',
  })
  const other = await makeInvitation(store.invitations, {
    accountId: 'cafe',
    email: 'ben@shop.example',
    role: 'agent',
    invitedBy: 'Lou',
  })
  const page = await open('/studio/sign-in')
  await signIn(page, 'another password')
  await heading(page, 'Bots').waitFor()
  await page.goto(`${server.url}${path}`)
  await heading(page, 'Join Café <b>Lune</b>').waitFor()
  await button(page, 'Join Café <b>Lune</b>').press('Enter')
  await heading(page, 'Bots').waitFor()
  await expect.poll(() => page.getByText('Bakery').count()).toBe(0)
  await button(page, 'Ann Café <b>Lune</b>').press('Enter')
  await page.getByRole('menuitemradio', { name: 'Account of Ann' }).press('Enter')
  await page.getByText('Bakery').first().waitFor()

  // Who is signed in as somebody else is told so.
  await page.goto(`${server.url}${other.path}`)
  await page.getByText('You are signed in as ann@shop.example.').waitFor()
  await expectPageAccessible(page)

  await page.goto(`${server.url}/studio/settings/account`)
  await button(page, 'Delete the account…').press('Enter')
  await field(page, 'Name of the account').fill('My shop')
  await page.keyboard.press('Enter')
  await page.getByText('That is not the name.').waitFor()
  await expectPageAccessible(page)
  await field(page, 'Name of the account').fill('Account of Ann')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/studio\/bots/)
  await button(page, 'Ann Café <b>Lune</b>').waitFor()
  expect(await store.bots.find('bakery')).toBeUndefined()
  await page.goto(`${server.url}/studio/settings/account`)
  await button(page, 'Delete the account…').press('Enter')
  await field(page, 'Name of the account').fill('Café <b>Lune</b>')
  await page.keyboard.press('Enter')
  await page.getByText('The account is deleted, with everything in it.').waitFor()
  expect(await store.accounts.hasUsers()).toBe(false)
})

it('a saved reply is written, found by a few letters, sent, deleted and taken back', {
  timeout: 300_000,
}, async () => {
  await store.bots.create('shop', { owner: 'owner' })
  const thread = await store.threads.create({
    botId: 'shop',
    owner: 'owner',
    channel: 'widget',
    state: 'waiting',
    session: (id: string) => id,
    messages: [{ who: 'visitor', text: 'When are you open?' }],
  })
  const page = await open('/studio/sign-in')
  const token = (await makeFirstLink(store))?.split('first=')[1]
  const accepted = await page.request.post(`${server.url}/auth/links/accept`, {
    headers: { origin: server.url },
    data: { token, name: 'Mia', email: 'mia@shop.example', password },
  })
  expect(accepted.status()).toBe(200)
  await page.goto(`${server.url}/studio/desk/${thread.id}`)
  await field(page, 'Answer').focus()
  await page.keyboard.press('/')
  await page.getByText('No saved replies yet').waitFor()
  for (const [name, text] of [
    ['Opening hours', 'We are open from 9 to 18.'],
    ['Bye', 'See you <b>soon</b>'],
  ] as const) {
    await button(page, 'New reply').press('Enter')
    await field(page, 'Name').fill(name)
    await field(page, 'Text').fill(text)
    await button(page, 'Save the reply').press('Enter')
    await page.getByRole('option', { name: new RegExp(name) }).waitFor()
  }
  await expectPageAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('open')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'Answer').inputValue()).toBe('We are open from 9 to 18.')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('We are open from 9 to 18.').waitFor()
  await page.keyboard.press('/')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('bye')
  await page.getByRole('option', { name: /Bye/, selected: true }).waitFor()
  await button(page, 'Delete').press('Enter')
  await page.getByText('“Bye” is deleted').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Saved replies' }).waitFor({ state: 'detached' })
  await button(page, 'Undo').press('Enter')
  await expect.poll(async () => (await store.desk.replies.list('owner')).length).toBe(2)
})
