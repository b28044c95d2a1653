import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AnyFieldForms, describedTypes, samples } from '../../runtime/builder/index.js'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-hands-'))
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
  const token = server.firstSignIn?.split('first=')[1]
  await call('/auth/links/accept', { token, email, name: 'Ann Miller', password })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (path: string, body: object, method = 'POST') =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })

async function open(id: string, bot: object) {
  const stored = await call(`/v1/chatbots/${id}/flow`, bot, 'PUT')
  expect(await stored.text()).toContain('"success":true')
  const visited = await visit(`${server.url}/healthz`, { width: 1440, height: 1600 })
  current = visited
  const { page } = visited
  await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  await page.goto(`${server.url}/studio/bots/${id}/flow`)
  await page.getByRole('tree', { name: 'Outline' }).waitFor()
  return page
}

const kindsOf = (forms: AnyFieldForms): string[] =>
  Object.values(forms).flatMap(form => [
    form.kind,
    ...('entry' in form ? [form.entry.kind] : []),
    ...('fields' in form ? kindsOf(form.fields) : []),
  ])

/** Types in whose samples each kind of field stands at least once. */
const typesWithAllKinds = (): string[] => {
  const known = new Set<string>()
  return describedTypes.flatMap(({ type, form, serverFields }) => {
    const fresh = kindsOf({ ...form.fields, ...serverFields }).filter(kind => !known.has(kind))
    for (const kind of fresh) known.add(kind)
    return fresh.length > 0 ? [type] : []
  })
}

it('keys in the preview are for what is typed there, and steps stay as they are', async () => {
  const page = await open('keys', {
    name: 'Shop',
    nodes: [
      { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
      { id: 'ask', type: 'ask-name', data: { questionText: 'Who are you?' } },
    ],
    edges: [{ source: 'hi', target: 'ask' }],
  })
  const steps = page.locator('.react-flow__node')
  await expect.poll(() => steps.count()).toBe(2)
  await page.getByRole('button', { name: 'Show the preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await preview.getByRole('log').getByText('Who are you?', { exact: true }).waitFor()
  const field = preview.getByRole('textbox', { name: 'Type a message...' })
  await field.pressSequentially('bob f?')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+X')
  expect(await field.inputValue()).toBe('')
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Control+D')
  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Delete')
  expect(await steps.count()).toBe(2)
  expect(await page.getByRole('dialog', { name: 'Keys', exact: true }).count()).toBe(0)
})

itAtLength(
  'what is pressed right after typing is what was pressed, below every kind of field',
  async () => {
    const types = typesWithAllKinds()
    const start = { id: 'start', type: 'welcome', data: { text: 'Hello' } }
    const nodes = types.map(type => ({
      id: type,
      type,
      data: samples[type as keyof typeof samples],
    }))
    const page = await open('still', { name: 'Still', nodes: [start, ...nodes], edges: [] })
    await page.evaluate(watchPresses)
    const tree = page.getByRole('tree', { name: 'Outline' })
    const moved: string[] = []
    for (const { id } of nodes) {
      await tree.locator(`[data-key="step ${id}"]`).click()
      const { title = '' } = describedTypes.find(({ type }) => type === id)?.form ?? {}
      await inspector(page).locator('header').getByText(title, { exact: true }).first().waitFor()
      await inspector(page)
        .locator('details')
        .evaluateAll(all => {
          for (const each of all) each.setAttribute('open', '')
        })
      moved.push(...(await pressBelowEachField(page)).map(words => `${id}: ${words}`))
    }
    expect(moved).toEqual([])
  },
)

const inspector = (page: Page) => page.getByRole('form', { name: 'Step' })

/** Types a letter in each field of the step that is open, presses the next control below it, and tells what was moved by that. */
async function pressBelowEachField(page: Page): Promise<string[]> {
  const moved: string[] = []
  const fields = inspector(page).locator(
    'input:not([type=checkbox], [type=radio], [type=file], [type=date]), textarea, [role=textbox]',
  )
  for (let place = 0; place < (await fields.count()); place++) {
    const field = fields.nth(place)
    await field.scrollIntoViewIfNeeded()
    await field.click()
    await page.keyboard.type('9')
    let told = 'moved before'
    let name = ''
    // What is found of the letter comes when it comes; then the hand aims anew.
    while (told === 'moved before') {
      if (name !== '') await field.click()
      const at = await page.evaluate(controlBelow)
      if (!at) break
      name = at.name
      await page.mouse.click(at.x, at.y)
      told = await page.evaluate(() => {
        const watched = window as unknown as Watched
        watched.isOn = false
        return watched.lastPress
      })
    }
    if (name !== '' && told !== 'still') moved.push(`after ${place}, ${name}: ${told}`)
  }
  return moved
}

interface Watched {
  isOn: boolean
  lastPress: string
  /** What is aimed at, and how far down it stood. */
  aim: readonly [Element, number]
}

/** Notes of each press whether anything moved while it lasted, and keeps it from what it would do. */
function watchPresses(): void {
  const watched = window as unknown as Watched
  /** How far down each control is that is drawn. */
  const places = () =>
    [...document.querySelectorAll('[aria-label="Step"] :is(button, input, label, a)')]
      .filter(each => each.getClientRects().length > 0)
      .map(each => [each, Math.round(each.getBoundingClientRect().top)] as const)
  let before: ReturnType<typeof places> = []
  addEventListener(
    'pointerdown',
    () => {
      if (!watched.isOn) return
      const [aim, top] = watched.aim
      const hasMoved = aim.getBoundingClientRect().top !== top
      before = hasMoved ? [] : places()
      watched.lastPress = hasMoved ? 'moved before' : 'no click came'
    },
    true,
  )
  addEventListener(
    'pointerup',
    () => {
      if (watched.lastPress === 'moved before') return
      const now = new Map(places())
      const by = before.map(([each, top]) => (now.get(each) ?? top) - top).find(by => by !== 0)
      watched.lastPress = by === undefined ? 'up' : `moved by ${by}`
    },
    true,
  )
  addEventListener(
    'click',
    event => {
      if (!watched.isOn) return
      const { target } = event
      const isControl =
        target instanceof Element && target.closest('button, input, label, a') !== null
      if (watched.lastPress === 'up')
        watched.lastPress = isControl ? 'still' : 'the click went elsewhere'
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** The middle of the next control below the field that has the keyboard. */
function controlBelow(): { x: number; y: number; name: string } | undefined {
  const end = document.activeElement?.getBoundingClientRect().bottom ?? 0
  const below = [
    ...document.querySelectorAll<HTMLElement>(
      '[aria-label="Step"] :is(button, input[type=checkbox])',
    ),
  ]
  for (const element of below) {
    const { top, left, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    const hit = document.elementFromPoint(x, y)
    if (top <= end || height === 0 || !hit || !(element.contains(hit) || hit.contains(element)))
      continue
    Object.assign(window, { isOn: true, aim: [element, top] })
    return { x, y, name: element.getAttribute('aria-label') ?? element.textContent ?? '' }
  }
  return undefined
}
