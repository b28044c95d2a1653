import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { expectPageAccessible } from './judge-page.js'
import { setUpServer } from './set-up-server.js'

const outbox = mkdtempSync(join(tmpdir(), 'talkgraph-outbox-'))
const server = setUpServer({ mail: { folder: outbox } })
afterAll(() => rmSync(outbox, { recursive: true }))

interface Form {
  readonly path: string
  readonly button: string
  readonly failure: string
  readonly fields: Readonly<Record<string, string>>
  readonly choices?: Readonly<Record<string, string>>
}

const forms: readonly Form[] = [
  {
    path: '/contact?category=feedback',
    button: 'Send message',
    failure: 'Something went wrong. Please try again later.',
    fields: {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: 'ada@example.org',
      Message: 'The page of the guides is fine.',
    },
  },
  {
    path: '/subscribe',
    button: 'Subscribe',
    failure: "Sorry, we couldn't process your subscription. Please try again later.",
    fields: { Email: 'ada@example.org' },
  },
  {
    path: '/abuse-complaints',
    button: 'Report Abuse',
    failure: "Sorry, we couldn't process your report. Please try again later.",
    fields: { 'First name': 'Ada', Email: 'ada@example.org' },
    choices: { 'Type of abuse': 'spam', Medium: 'SMS' },
  },
]

/** The form with what somebody typed; `keeps` fails where some of it is gone. */
async function fill({ path, button, fields, choices = {} }: Form) {
  const { page } = await server.visit(path)
  await isAlive(page)
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label).selectOption(value)
  const keeps = async () => {
    for (const [label, text] of Object.entries(fields))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
  }
  return { page, send: page.getByRole('button', { name: button }), keeps }
}

it.each(forms)(
  'what was typed on $path stays without a line, where the window cannot be fetched either',
  async form => {
    const { page, send, keeps } = await fill(form)
    await page.context().setOffline(true)
    await send.click()
    await page.locator('form').getByText(form.failure).waitFor()
    await keeps()
  },
)

it.each(forms)(
  'what was typed on $path stays behind a broken proxy, and is sent at last',
  async form => {
    const { page, send, keeps } = await fill(form)
    await page.route('**/*.data*', route =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    )
    await send.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(form.failure).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await keeps()
    await page.unroute('**/*.data*')
    await send.click()
    await page.getByRole('dialog', { name: /^(?:Thank You|Report Submitted)$/ }).waitFor()
  },
)

it('a subscription that is sent at once is taken, and a second click leaves its window open', async () => {
  const { page } = await server.visit('/subscribe', { width: 390, height: 844 })
  await isAlive(page)
  await page.getByLabel('Email', { exact: true }).fill('bea@example.org')
  const button = page.getByRole('button', { name: 'Subscribe' })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  const at = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10] as const
  await page.mouse.click(...at)
  const dialog = page.getByRole('dialog', { name: 'Thank You' })
  await dialog.waitFor()
  await page.mouse.click(...at)
  await page.keyboard.press('Enter')
  await page.mouse.click(5, 5)
  await dialog.getByText('Please check your email to confirm your subscription.').waitFor()
  expect(await dialog.isVisible()).toBe(true)
  await expectPageAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('')
})

itAtLength(
  'from the page where mails are stopped a link leads to the preferences, changed without a login or script',
  async () => {
    const asked = {
      email: 'dora@example.org',
      preferences: { productUpdates: true },
      frequency: 'weekly',
    }
    const headers = { 'content-type': 'application/json' }
    await fetch(`${server.url}/newsletter/subscribe`, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    })
    const { page, complaints } = await server.visit(await stopLink(asked.email), {
      width: 390,
      height: 844,
    })
    const stop = page.getByRole('button', { name: 'Unsubscribe from this campaign' })
    await isAlive(page)
    await page.context().setOffline(true)
    await Promise.all([page.waitForEvent('requestfailed'), stop.click()])
    await page.context().setOffline(false)
    await stop.click()
    await page.getByText("You've unsubscribed from this campaign.").waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await stop.waitFor()
    await page.getByRole('link', { name: 'Update your preferences' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your preferences' }).waitFor()
    expect(await page.locator('script').count()).toBe(0)
    await expectPageAccessible(page)
    await page.getByLabel('Product updates').uncheck()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await page.getByText('Please select at least one newsletter preference').first().waitFor()
    await page.getByLabel('Tutorials').check()
    await page.getByLabel('Quarterly').check()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await page.getByText('Your preferences are saved.').waitFor()
    await page.goto(page.url())
    expect(await page.getByLabel('Tutorials').isChecked()).toBe(true)
    expect(await page.getByLabel('Product updates').isChecked()).toBe(false)
    expect(await page.getByLabel('Quarterly').isChecked()).toBe(true)

    await page.goto(`${server.url}/newsletter/preferences/made.up`)
    await page.getByText('This link appears to be invalid or expired.').waitFor()
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Mail me the link' }).click()
    await page.getByText('a link to change that is on its way to it').waitFor()
    await expectPageAccessible(page)
    // The router asks for what links lead to; without a line it says that it could not.
    const expected = /404|422|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/
    expect(complaints.filter(text => !expected.test(text))).toEqual([])
  },
)

/** Resolves once the page's script has taken over its form. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some(name =>
      name.startsWith('__reactProps'),
    ),
  )
}

/** The path of the page where the mails to an address are stopped, from the mail that came there. */
async function stopLink(address: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(
      async () => {
        for (const name of await readdir(outbox)) {
          const mail = (await readFile(join(outbox, name), 'utf8'))
            .replace(/=\r?\n/g, '')
            .replaceAll('=3D', '=')
          if (mail.includes(`To: ${address}`)) path = /\/unsubscribe\?\S+/.exec(mail)?.[0]
        }
        return path
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return path ?? ''
}
