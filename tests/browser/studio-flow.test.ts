import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { standingBox } from './at-rest.js'
import { closeChromium } from './chromium.js'
import { firstWordsHaveFocus } from './first-words.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-flow-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
  const store = await openStore(join(folder, 'talkgraph.db'))
  const link = await makeFirstLink(store)
  await store.close()
  await call('/auth/links/accept', {
    token: link?.split('first=')[1],
    email,
    name: 'Ann Miller',
    password,
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (path: string, body?: object, method = 'POST') =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Stores a bot and opens the room in which it is drawn; ids are counted there. */
async function open(
  id: string,
  bot: object,
  viewport = { width: 1440, height: 900 },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; visited: Visit }> {
  expect((await call(`/v1/chatbots/${id}/flow`, bot, 'PUT')).status).toBe(200)
  const visited = await enter(id, viewport, async page => {
    await page.addInitScript(countIds)
    await prepare?.(page)
  })
  current = visited
  return { page: visited.page, visited }
}

/** Opens the room of a bot in a browser of its own. */
async function enter(
  id: string,
  viewport = { width: 1440, height: 900 },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const visited = await visit(`${server.url}/healthz`, viewport)
  const { page } = visited
  const signedIn = await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  await prepare?.(page)
  await page.goto(`${server.url}/studio/bots/${id}/flow`)
  await page.getByRole('toolbar', { name: 'Flow' }).waitFor()
  return visited
}

/** Ids come by chance; here they are counted, so that two drawings can be compared. */
function countIds(): void {
  const byChance = crypto.getRandomValues.bind(crypto)
  let counted = 0
  const inOrder = <Numbers extends ArrayBufferView>(numbers: Numbers): Numbers => {
    if (!(numbers instanceof Uint8Array) || numbers.length !== 10) {
      byChance(numbers as never)
      return numbers
    }
    counted++
    numbers.fill(0).set([counted % 26, Math.floor(counted / 26)])
    return numbers
  }
  Object.defineProperty(crypto, 'getRandomValues', { value: inOrder })
}

/** The steps and ways of the flow as they are copied, all of them. */
async function drawn(page: Page): Promise<string> {
  await page.evaluate(() => {
    addEventListener('copy', event => {
      document.body.dataset.copied = event.clipboardData?.getData('text/plain') ?? ''
    })
  })
  await page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem').first().click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  const copied = JSON.parse((await page.locator('body').getAttribute('data-copied')) ?? '{}')
  return JSON.stringify([copied.nodes, copied.edges], null, 1)
}

const scratch = {
  name: 'Scratch',
  elements: [
    { nodes: [{ id: 'welcome', type: 'welcome', data: {}, position: { x: 0, y: 0 } }], edges: [] },
  ],
}
const kinds = [
  'Message',
  'Two choices',
  'Ask for a name',
  'Condition',
  'Message',
  'Delay',
  'Set a variable',
  'Ask for a number',
  'Message',
]

itAtLength(
  'a bot of ten steps that is built by keys alone is the one that is built by mouse, byte for byte',
  {
    timeout: 240_000,
  },
  async () => {
    const byKeys = await open('by-keys', scratch)
    await firstWordsHaveFocus(byKeys.page)
    const adding = byKeys.page.getByRole('combobox', { name: 'Add a step' })
    const canvas = byKeys.page.getByRole('region', { name: 'Canvas' })
    await canvas.focus()
    await expect.poll(() => focused(byKeys.page)).toBe('Welcome')
    for (const kind of kinds) {
      await byKeys.page.keyboard.press('a')
      await adding.waitFor()
      await byKeys.page.keyboard.type(kind)
      await byKeys.page.keyboard.press('Enter')
      await expect.poll(() => focused(byKeys.page)).toMatch(new RegExp(`^${kind}`))
    }
    await byKeys.page.keyboard.press('c')
    await byKeys.page.getByRole('combobox', { name: 'Connect to' }).waitFor()
    await byKeys.page.keyboard.type('Ask for a number')
    await byKeys.page.keyboard.press('Enter')
    await byKeys.page.getByRole('treeitem', { name: 'Next: goes to Ask for a number' }).waitFor()
    const keysDrew = await drawn(byKeys.page)
    expect(byKeys.visited.complaints).toEqual([])
    await byKeys.visited.close()

    const { page, visited } = await open('by-mouse', scratch)
    await firstWordsHaveFocus(page)
    let step = page.locator('.react-flow__node').first()
    for (const [index, kind] of kinds.entries()) {
      await step.getByRole('button', { name: 'Add a step after' }).first().click()
      const option = page.getByRole('option', { name: kind, exact: true })
      // Kinds of choices are one entry until somebody searches.
      if (kind === 'Two choices')
        await page.getByRole('combobox', { name: 'Add a step' }).fill(kind)
      await option.click()
      step = page.locator('.react-flow__node.selected')
      await expect.poll(() => step.getAttribute('aria-label')).toMatch(new RegExp(`^${kind}`))
      expect(
        await page.getByRole('treeitem', { level: 1 }).count(),
        `after ${index}`,
      ).toBeGreaterThan(0)
    }
    await page.getByRole('button', { name: 'Fit everything' }).click()
    await drag(
      page,
      step.locator('.react-flow__handle-right'),
      page.locator('.react-flow__node[aria-label="Ask for a number"]'),
    )
    await page.getByRole('treeitem', { name: 'Next: goes to Ask for a number' }).waitFor()
    expect(await drawn(page)).toBe(keysDrew)
    expect(keysDrew).toContain('"x": 360')
    expect(visited.complaints).toEqual([])
  },
)

/** What has the keyboard. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await standingBox(from), await standingBox(to)]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

it('by mouse: a step is dragged, a wire that is dropped on nothing offers kinds, a kind is dropped from the palette, and each is taken back', {
  timeout: 240_000,
}, async () => {
  const { page, visited } = await open('mouse', scratch)
  await firstWordsHaveFocus(page)
  const card = page.getByRole('group', { name: 'Welcome' })
  const before = await standingBox(card)
  await page.mouse.move(before.x + 60, before.y + 15)
  await page.mouse.down()
  await page.mouse.move(before.x + 100, before.y + 120, { steps: 6 })
  await page.mouse.up()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.poll(() => undo.isEnabled()).toBe(true)
  expect((await standingBox(card)).y - before.y).toBeGreaterThan(80)
  await page.keyboard.press('Control+Z')
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(before.y)

  const dot = await standingBox(card.locator('.react-flow__handle-right'))
  await page.mouse.move(dot.x + 5, dot.y + 5)
  await page.mouse.down()
  await page.mouse.move(dot.x + 120, dot.y - 100, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('combobox', { name: 'Add a step' }).fill('yes or no')
  await page.keyboard.press('Enter')
  await page.getByRole('treeitem', { name: 'Yes or no' }).waitFor()
  expect(await page.getByRole('treeitem', { name: 'no way yet' }).count()).toBe(2)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Fit everything' }).click()
  await standingBox(card)
  const region = await standingBox(page.getByRole('region', { name: 'Canvas' }))
  await page.keyboard.down('Shift')
  await page.mouse.move(region.x + 20, region.y + 20)
  await page.mouse.down()
  await page.mouse.move(region.x + region.width - 20, region.y + region.height - 120, { steps: 6 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await page.getByRole('heading', { name: '2 steps' }).waitFor()
  const way = await standingBox(page.locator('.react-flow__edge').first())
  await page.mouse.click(way.x + way.width / 2, way.y + way.height / 2)
  await page.getByRole('button', { name: 'Put a step into this way' }).click()
  await page.getByRole('combobox', { name: 'Add a step' }).fill('Calculation')
  await page.keyboard.press('Enter')
  await page.getByRole('treeitem', { name: 'Calculation' }).waitFor()
  await page.keyboard.press('Control+Z')
  await page.getByRole('treeitem', { name: 'Calculation' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Show the kinds of steps' }).click()
  await page
    .getByRole('button', { name: 'Delay' })
    .dragTo(page.getByRole('region', { name: 'Canvas' }), { targetPosition: { x: 300, y: 500 } })
  await page.getByRole('group', { name: 'Delay' }).waitFor()
  await page.keyboard.press('Delete')
  await page.getByRole('group', { name: 'Delay' }).waitFor({ state: 'detached' })
  expect(visited.complaints).toEqual([])
})

it('who writes a text before its editor has come goes on in the editor, and nothing typed is lost', {
  timeout: 240_000,
}, async () => {
  let bring = () => {}
  const comes = new Promise<void>(resolve => {
    bring = resolve
  })
  const { page, visited } = await open('slow', scratch, undefined, page =>
    page.route('**/rich-words-*.js', async route => {
      await comes
      await route.continue()
    }),
  )
  const text = page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' })
  await expect.poll(() => text.evaluate(field => field.matches('textarea:focus'))).toBe(true)
  await page.keyboard.type('Good ')
  const haveFocus = await page.evaluateHandle(slowDownEditors)
  bring()
  await expect
    .poll(() => text.evaluate(field => field.matches('[contenteditable]:focus')))
    .toBe(true)
  await page.keyboard.type('day')
  await page.getByRole('treeitem', { name: 'Good day' }).waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await haveFocus.jsonValue()).toEqual([true])
  expect(visited.complaints).toEqual([])
})

/** Notes of each editor that comes whether it has the keyboard at once, on a page that is slow just then. */
function slowDownEditors(): boolean[] {
  const met = new Set<Element>()
  const haveFocus: boolean[] = []
  new MutationObserver(() => {
    for (const editor of document.querySelectorAll('form[aria-label="Step"] [contenteditable]')) {
      if (met.has(editor)) continue
      met.add(editor)
      haveFocus.push(editor === document.activeElement)
      const end = performance.now() + 200
      while (performance.now() < end);
    }
  }).observe(document.body, { childList: true, subtree: true })
  return haveFocus
}

itAtLength(
  'steps are grouped, folded and opened again when one of them is gone to; a note stays beside them',
  {
    timeout: 240_000,
  },
  async () => {
    const { page, visited } = await open(
      'groups',
      JSON.parse(readFileSync('examples/bots/bakery.json', 'utf8')),
    )
    const step = (name: string) => page.locator(`.react-flow__node-step[aria-label*="${name}"]`)
    await step('What would you like').click()
    await step('Good day from').click({ modifiers: ['Control'] })
    await page.getByRole('button', { name: 'Group', exact: true }).click()
    await page.getByRole('textbox', { name: 'Name of the group' }).fill('Greeting')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Fold Greeting' }).click()
    await step('What would you like').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('textbox', { name: 'Find' }).fill('Order bread')
    await page.keyboard.press('Enter')
    await step('What would you like').waitFor()

    const row = (name: string) => page.getByRole('treeitem', { name }).first()
    await row('What would you like').click()
    await row('basket').click({ modifiers: ['Control'] })
    await page.getByRole('heading', { name: '2 steps' }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByText('Removed 2 steps.').first().waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await row('What would you like').waitFor()

    await page.getByRole('button', { name: 'Show the kinds of steps' }).click()
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Ask Ann about cakes.')
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Fold Greeting' }).waitFor()
    expect(visited.complaints).toEqual([])
  },
)

it('assistive technology finds no fault with the room, on a screen and on a phone, where the outline is the room', {
  timeout: 240_000,
}, async () => {
  const bakery = JSON.parse(readFileSync('examples/bots/bakery.json', 'utf8'))
  const { page, visited } = await open('bakery', bakery)
  await page.getByRole('treeitem', { name: 'What would you like?' }).first().click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('textbox', { name: 'Find' }).fill('cake')
  await page.getByRole('button', { name: 'A cake for a party' }).click()
  expect(await faults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('region', { name: 'Canvas' }).waitFor({ state: 'detached' })
  expect(await faults(page)).toEqual([])
  expect(visited.complaints).toEqual([])
})

/** What axe finds in both schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(axe)
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
        }
      }
      const { violations } = await axe.run({ include: ['main'] })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(', ')}`,
      )
    })
    found.push(...violations.map(violation => `${colorScheme} ${violation}`))
  }
  return found
}
