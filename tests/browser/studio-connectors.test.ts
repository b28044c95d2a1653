import type { ConnectorAction, ConnectorInput, ConnectorKind } from '@talkgraph/wire/connections'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Asked, ProviderReply } from '../../server/testing/connectors.js'
import { products } from '../../server/testing/products/index.js'
import { isDoing, type Product } from '../../server/testing/products/product.js'
import { startDescribed } from '../../server/testing/providers/described.js'
import { casesOf, isLong } from '../arbitraries/cases.js'
import { apiKey, startStudio } from './studio.js'

const [sheets, ...others] = products
if (!sheets) throw new Error('There is no product')
/** All are drawn and called alike. */
const cases = casesOf([sheets], others)

/** A call that goes wrong: each time, or once. */
interface Trouble {
  readonly reply: ProviderReply
  readonly isOnce?: boolean
  /** What the studio says; undefined: the action comes about all the same. */
  readonly says: (about: About) => string | undefined
}

interface About {
  readonly action: string
  /** The connection fetches tokens anew. */
  readonly renews: boolean
  /** What nobody knows of is not sent again. */
  readonly isTwice: boolean
}

const isUnknown = ({ isTwice }: About) =>
  isTwice ? 'It is not known whether it arrived, so it was not sent again' : undefined

const troublesOf = ({ refusal }: Product): Readonly<Record<string, Trouble>> => ({
  'a token that has ended': {
    reply: { status: 401, body: refusal('Expired') },
    isOnce: true,
    says: ({ renews }) => (renews ? undefined : 'refuses the sign-in (401)'),
  },
  'access that is taken back': {
    reply: { status: 401, body: refusal('Revoked') },
    says: () => 'refuses the sign-in (401)',
  },
  'what is not allowed': {
    reply: { status: 403, body: refusal('Not this one') },
    says: () => 'does not allow this (403): Not this one',
  },
  'what is there already': {
    reply: { status: 409, body: refusal('Taken') },
    // An event has an id of its own: it is the one that was sent.
    says: ({ action }) =>
      action === 'book' ? undefined : 'has something else there already (409): Taken',
  },
  'fields that are called otherwise by now': {
    reply: { status: 400, body: refusal('There is no field "Loaf"') },
    says: () => 'does not take what was sent (400): There is no field "Loaf"',
  },
  'too many calls': {
    reply: { status: 429, headers: { 'retry-after': '0' } },
    isOnce: true,
    says: () => undefined,
  },
  'a product that is out of order': { reply: { status: 500 }, isOnce: true, says: isUnknown },
  ...(isLong && {
    'an answer that never comes': {
      reply: { status: 504, isSilent: true },
      isOnce: true,
      says: isUnknown,
    } satisfies Trouble,
  }),
})

/** A product on this machine, in which calls can go wrong. */
async function openProduct(product: Product) {
  const now: {
    /** What is kept there. */
    open: ReturnType<Product['open']>
    trouble?: Trouble | undefined
    met: (asked: Asked) => boolean
  } = { open: product.open(), met: () => false }
  const provider = await startDescribed(product.description, asked => {
    const { trouble } = now
    if (!trouble || !now.met(asked)) return now.open.answer(asked)
    if (trouble.isOnce) now.trouble = undefined
    return trouble.reply
  })
  return { ...provider, now }
}

let studio: Awaited<ReturnType<typeof startStudio>>
const opened = new Map<Product, Awaited<ReturnType<typeof openProduct>>>()
beforeAll(async () => {
  for (const product of cases) opened.set(product, await openProduct(product))
  const allowHosts = [...opened.values()].map(({ host }) => host)
  const many = { count: 1000, seconds: 60 }
  studio = await startStudio({
    port: 0,
    allowHosts,
    integrationPauses: [1, 1, 1],
    rateLimits: { stepsPerAddress: many, stepsPerSession: many },
  })
})
afterEach(() => studio.leave())
afterAll(async () => {
  await studio.close()
  for (const { close } of opened.values()) await close()
})

async function api(path: string, method = 'GET', body?: object) {
  const answer = await fetch(studio.url + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

/** A bot that asks for one word of each action, by the action's name. */
const botOf = (actions: readonly ConnectorAction[]) => ({
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello' }, position: { x: 0, y: 0 } },
    ...actions.map(({ name, title }, place) => ({
      id: name,
      type: 'ask-custom-question',
      data: { questionText: `${title}: which?`, answerVariable: name },
      position: { x: 0, y: 200 * (place + 1) },
    })),
  ],
  edges: ['start', ...actions.map(({ name }) => name)]
    .slice(0, -1)
    .map((source, place) => ({ source, target: actions[place]?.name })),
})

async function connect(
  page: Page,
  kind: ConnectorKind,
  settings: Product['settings'],
  url: string,
) {
  await page
    .getByRole('button', { name: new RegExp(`(Connect with|Enter a key of) ${kind.title}$`) })
    .click()
  const dialog = page.getByRole('dialog')
  const given = settings(url)
  await dialog.getByText('For proxies and servers of your own').click()
  for (const { name, title, kind: drawn } of kind.fields) {
    if (given[name] === undefined) continue
    // One that may be left out says so behind its title.
    const field = dialog.getByLabel(new RegExp(`^${title}(?: |$|\\()`)).first()
    if (drawn === 'choice') await field.selectOption(String(given[name]))
    else await field.fill(String(given[name]))
  }
  await dialog.getByRole('button', { name: `Connect with ${kind.title}` }).click()
  const row = page.getByRole('table', { name: 'Connections' }).getByRole('row')
  await row.filter({ hasText: kind.title }).getByText('Connected').waitFor()
}

/** What an action is given, with a variable in place of its last word; and that word. */
function mapped(input: object, name: string): { readonly given: object; readonly word: string } {
  const [last = '', value] = Object.entries(input).at(-1) ?? []
  if (typeof value !== 'object')
    return { given: { ...input, [last]: `{${name}}` }, word: String(value) }
  const { given, word } = mapped(value, name)
  return { given: { ...input, [last]: Array.isArray(value) ? Object.values(given) : given }, word }
}

/** Fills a field of an action in, by what the product offers where it offers that. */
async function fill(part: Locator, title: string, field: ConnectorInput, value: unknown) {
  const among = part.getByRole('group', { name: field.title, exact: true })
  if (field.kind === 'fields') {
    for (const [name, text] of Object.entries(Object(value))) {
      const another = among.getByLabel(`Another field of ${title}`, { exact: true })
      const option = another.locator(`option[value="${name}"]`)
      await option.waitFor({ state: 'attached' })
      const label = await option.textContent()
      await another.selectOption(name)
      await among.getByLabel(label ?? name, { exact: true }).fill(String(text))
    }
    return
  }
  if (field.kind === 'list') {
    // Each cell is called as the column over it is.
    const cells = among.locator('input, textarea')
    await expect.poll(() => cells.count()).toBe(Object.values(Object(value)).length)
    for (const [place, text] of Object.values(Object(value)).entries())
      await cells.nth(place).fill(String(text))
    return
  }
  const offered = part.getByLabel(`${field.title} in ${title}`, { exact: true })
  const option = offered.locator(`option[value="${value}"]`)
  if (field.picks !== undefined && !String(value).includes('{')) {
    await offered.waitFor()
    if ((await option.count()) > 0) await offered.selectOption(String(value))
  }
  await part.getByLabel(field.title, { exact: true }).fill(String(value))
}

describe.each(cases.map(product => [product.connector.title, product] as const))(
  '%s',
  (title, product) => {
    it('is connected in the studio; each action is drawn, tried with a sample, met by each failure, and played', {
      timeout: 600_000,
    }, async () => {
      const at = opened.get(product)
      if (!at) throw new Error(`${title} is not there`)
      const { connectors } = await api('/v1/connectors')
      const kind: ConnectorKind = connectors.find(
        ({ name }: ConnectorKind) => name === product.connector.name,
      )
      const botId = kind.name
      await api(`/v1/chatbots/${botId}/flow`, 'PUT', botOf(kind.actions))
      const { page, complaints } = await studio.open('/settings/integrations')
      await connect(page, kind, product.settings, at.url)
      const { signIn } = product.connector.ready(product.settings(at.url))

      await page.goto(`${studio.url}/studio/bots/${botId}/flow`)
      const tree = page.getByRole('tree', { name: 'Outline' })
      const step = page.getByRole('form', { name: 'Step' })
      const failed = step.getByRole('alert')
      let before = `[data-key="step ${kind.actions.at(-1)?.name}"]`
      const words: string[] = []
      for (const action of kind.actions) {
        await tree.locator(before).click()
        await page.keyboard.press('a')
        await page.getByRole('combobox', { name: 'Add a step' }).fill('Integration')
        await page.keyboard.press('Enter')
        const item = tree.locator('[role=treeitem][aria-selected=true]')
        await expect.poll(() => item.getAttribute('aria-label')).toMatch(/^Integration/)
        before = `[data-key="${await item.getAttribute('data-key')}"]`
        await step.getByLabel('Connection', { exact: true }).selectOption({ label: title })
        await step.getByLabel('What is done').selectOption(action.name)
        const { given, word } = mapped(Object(product.inputs[action.name]), action.name)
        words.push(word)
        const part = step.getByRole('region', { name: action.title, exact: true })
        for (const field of action.inputs) {
          const value = Object(given)[field.name]
          if (value !== undefined) await fill(part, title, field, value)
        }

        const tryIt = async () => {
          const sentBefore = at.asked.length
          const came = page.waitForResponse(response => response.url().endsWith('/run'))
          await step.getByRole('button', { name: 'Try it' }).click()
          await came
          return at.asked.slice(sentBefore)
        }
        await step.getByLabel(`{${action.name}}`, { exact: true }).fill(word)
        const asked = await tryIt()
        await step.getByText(/^It answered with status 2\d\d\.$/).waitFor()
        // One product's first action stands for all in the usual run.
        if (asked.length === 0 || !(isLong || action === kind.actions[0])) continue
        const sent = step.getByRole('figure', { name: 'Sent' })
        expect(await sent.textContent()).toContain(at.url)

        const doing = asked.some(isDoing)
        at.now.met = each => (doing ? isDoing(each) : !each.path.endsWith('/token'))
        const ready = product.connector.actions[action.name]?.prepare(product.inputs[action.name])
        const about = {
          action: action.name,
          renews: 'exchange' in signIn,
          isTwice: typeof ready === 'object' && ready.again === 'twice',
        }
        for (const [what, trouble] of Object.entries(troublesOf(product))) {
          at.now.open = product.open()
          at.now.trouble = trouble
          await tryIt()
          const says = trouble.says(about)
          if (says === undefined) await step.getByText(/^It answered with status/).waitFor()
          else await expect.poll(() => failed.textContent(), { message: what }).toContain(says)
          at.now.trouble = undefined
          if (!says?.includes('401')) continue
          const needsYou = step.getByText('This connection needs you')
          await needsYou.waitFor()
          await tryIt()
          await needsYou.waitFor({ state: 'detached' })
        }
      }

      await page.getByRole('status').getByText('Saved').waitFor()
      await page.getByRole('button', { name: 'Show the preview' }).click()
      const preview = page.getByRole('region', { name: 'Preview', exact: true })
      await preview.getByRole('switch', { name: 'Let calls go out' }).check()
      await preview.getByRole('button', { name: 'Again', exact: true }).click()
      for (const [place, word] of words.entries()) {
        const question = `${kind.actions[place]?.title}: which?`
        await preview.getByRole('log').getByText(question).waitFor()
        const field = preview.getByRole('textbox', { name: 'Type a message...' })
        await field.fill(word)
        await field.press('Enter')
      }
      const called = preview.getByText(/^Called: 2\d\d$/)
      await expect.poll(() => called.count(), { timeout: 30_000 }).toBe(words.length)
      expect(await page.content()).not.toContain(product.secrets[0])
      // A browser says by itself that an action failed.
      expect(complaints.filter(each => !/status of 502/.test(each))).toEqual([])
    })
  },
)
