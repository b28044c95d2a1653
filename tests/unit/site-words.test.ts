import { readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'
import { formWords, pageWords, scriptWords } from './site-words.js'

const assets = new URL('../../server/dist/site/client/assets/', import.meta.url)

let server: Awaited<ReturnType<typeof testApp>>
let now = Date.now()
beforeAll(async () => {
  server = await testApp({ seedSite: true, siteClock: () => now })
}, 60_000)
afterAll(() => server.close())

test.each(pageWords)('$page says its words', async ({ path, words }) => {
  const missing = missingIn(await open(path), words)
  expect(missing).toEqual([])
})

test.each(formWords)('$form is answered with its words', async ({ path, fields, words }) => {
  expect(missingIn(await post(path, fields), words)).toEqual([])
})

test('what scripts say stands in the modules that say it', () => {
  const files = readdirSync(assets).filter(name => name.endsWith('.js'))
  const missing = scriptWords.flatMap(({ module, words }) => {
    const code = files
      .filter(name => module.test(name))
      .map(name => readFileSync(new URL(name, assets), 'utf8'))
      .join('\n')
    return words.filter(text => !code.includes(text)).map(text => `${module}: ${text}`)
  })
  expect(missing).toEqual([])
})

describe('what comes of a form', () => {
  const enquiry = {
    category: 'services',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.org',
    message: 'Can your bot take bookings?',
  }
  const subscription = { email: 'ada@example.org', productUpdates: 'on', frequency: 'weekly' }
  const report = {
    abuseType: 'spam',
    abuseMedium: 'SMS',
    firstName: 'Ada',
    email: 'ada@example.org',
  }

  test('an enquiry is thanked for, and within 24 hours no second one is sent', async () => {
    const first = await send('/contact?category=services', enquiry)
    expect(first.status).toBe(200)
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await send('/contact?category=services', enquiry, { cookie })
    expect(
      missingIn(await second.text(), ['Mail already sent. Please try again after 24 hours.']),
    ).toEqual([])
  })

  test('a subscription is to be confirmed, and is not taken twice', async () => {
    expect(
      missingIn(await (await send('/subscribe', subscription)).text(), [
        'Thank You',
        'Thank you for subscribing! Please check your email to confirm your subscription.',
      ]),
    ).toEqual([])
    await server.store.sitePeople.confirm('ada@example.org', '')
    expect(
      missingIn(await (await send('/subscribe', subscription)).text(), [
        'Oops',
        'This email is already subscribed to our newsletter. Please use a different email address.',
      ]),
    ).toEqual([])
  })

  test('a report is thanked for', async () => {
    expect(
      missingIn(await (await send('/abuse-complaints', report)).text(), [
        'Report Submitted',
        'Thank you for reporting. We will investigate and take appropriate action.',
      ]),
    ).toEqual([])
  })

  test.each([
    ['/contact?category=services', enquiry, 'Something went wrong. Please try again later.'],
    [
      '/subscribe',
      subscription,
      "Sorry, we couldn't process your subscription. Please try again later.",
    ],
    [
      '/abuse-complaints',
      report,
      "Sorry, we couldn't process your report. Please try again later.",
    ],
  ])('what cannot be taken at %s is told in its words', async (path, fields, words) => {
    const answer = await send(path, fields, {}, 'made up')
    expect(answer.status).toBe(422)
    expect(missingIn(await answer.text(), [words])).toEqual([])
  })
})

/** Sends a form as the browser would, some time after it was shown. */
async function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  token?: string,
): Promise<Response> {
  const form = new JSDOM(await open(path)).window.document
  const formToken = token ?? form.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
  now += 5000
  return server.app.request(path, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...fields, formToken, website: '' }),
  })
}

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
  return (
    await server.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
  ).text()
}

async function open(path: string): Promise<string> {
  const answer = await server.app.request(path)
  const further = answer.headers.get('location')
  return answer.status === 301 && further ? open(further) : answer.text()
}

function missingIn(html: string, words: readonly string[]): readonly string[] {
  const { document } = new JSDOM(html).window
  for (const script of document.querySelectorAll('script')) script.remove()
  const text = (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ')
  return words.filter(each => {
    const [, placeholder] = /^placeholder=(.*)/.exec(each) ?? []
    return placeholder === undefined
      ? !text.includes(each)
      : !document.querySelector(`[placeholder="${placeholder}"]`)
  })
}
