import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { standingBox } from './at-rest.js'
import { apiKey, look, startStudio } from './studio.js'

let studio: Awaited<ReturnType<typeof startStudio>>
beforeAll(async () => {
  studio = await startStudio({ port: 0 })
})
afterEach(() => studio.leave())
afterAll(() => studio.close())

/** A plumber's bot of eleven steps in a line, of which nobody has placed one. */
const types = [
  ['hello', 'welcome', { text: 'Hello, this is Kettle and Pipe.' }],
  ['urgent', 'yes-or-no-choice', { questionText: 'Is it an emergency?' }],
  ['what', 'n-choices', { choicePrompt: 'What is it?', choices: choices() }],
  ['where', 'ask-custom-question', { questionText: 'Which street?' }],
  ['name', 'ask-name', { questionText: 'Who are you?' }],
  ['phone', 'ask-phone-number', { questionText: 'Your number?' }],
  ['mail', 'ask-email', { questionText: 'Your mail?' }],
  ['when', 'calendar', { calendarPrompt: 'When shall we come?' }],
  ['rate', 'user-rating', { ratingPrompt: 'How do you like this?' }],
  ['link', 'user-redirect', { redirectPrompt: 'Call us', link: '' }],
  ['bye', 'message', { text: 'See you soon' }],
] as const

function choices() {
  return ['A leak', 'No hot water', 'A blocked drain'].map((choiceText, place) => ({
    id: String(place + 1),
    choiceText,
  }))
}

const bot = {
  name: 'Plumber',
  settings: { collectResults: true },
  nodes: types.map(([id, type, data]) => ({ id, type, data })),
  edges: types.slice(1).map(([target], index) => ({
    id: `to-${target}`,
    source: types[index]?.[0],
    target,
  })),
}

async function open(id: string, drawn: object = bot): Promise<Page> {
  const answer = await fetch(`${studio.url}/v1/chatbots/${id}/flow`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(drawn),
  })
  expect(answer.status).toBe(200)
  const { page } = await studio.open('/bots')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`${studio.url}/studio/bots/${id}/flow`)
  await page.getByRole('tree', { name: 'Outline' }).waitFor()
  return page
}

const canvasOf = (page: Page) => page.getByRole('region', { name: 'Canvas' })
const card = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`)
const zoomOf = (page: Page) =>
  page
    .locator('.react-flow__viewport')
    .evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a)

itAtLength(
  'a flow of eleven steps fills a small window, and panels stand beside the canvas',
  {
    timeout: 240_000,
  },
  async () => {
    const page = await open('fills')
    const width = async () => (await standingBox(canvasOf(page))).width
    expect(await width()).toBeGreaterThanOrEqual(640)
    await page.getByRole('button', { name: 'Tidy' }).click()
    await page.getByRole('button', { name: 'Fit everything' }).click()
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(0.4)
    await look(page, 'flow-eleven')
    await page.setViewportSize({ width: 1280, height: 720 })
    const tree = page.getByRole('tree', { name: 'Outline' })
    await tree.locator('[data-key="step what"]').click()
    await page.getByRole('form', { name: 'Step' }).waitFor()
    await page.getByRole('button', { name: 'Show the preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await preview.getByRole('log').getByText('Is it an emergency?').waitFor()
    expect(await width()).toBeGreaterThanOrEqual(640)
    const [fields, beside] = [
      await standingBox(page.getByRole('form', { name: 'Step' })),
      await standingBox(preview),
    ]
    expect(beside.x).toBeGreaterThanOrEqual(fields.x + fields.width - 1)
    await look(page, 'flow-preview')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'Show the outline' }).click()
    await tree.waitFor()
    expect(await preview.count()).toBe(0)
  },
)

itAtLength(
  'words are written on the card, a right press and Shift F10 offer what can be done, and a choice becomes another one',
  {
    timeout: 240_000,
  },
  async () => {
    const page = await open('written')
    const tree = page.getByRole('tree', { name: 'Outline' })
    await tree.locator('[data-key="step what"]').click()
    await card(page, 'what').getByText('What is it?').dblclick()
    await page.keyboard.type('What has happened?')
    await page.keyboard.press('Enter')
    await card(page, 'what').getByText('What has happened?').first().waitFor()
    await card(page, 'what').getByText('A leak').dblclick()
    await page.keyboard.type('Water everywhere')
    await page.keyboard.press('Enter')
    await card(page, 'what').getByText('Water everywhere').waitFor()

    const kind = page.getByRole('combobox', { name: 'Kind of choice' })
    await kind.selectOption({ label: 'Three buttons' })
    await tree.getByRole('treeitem', { name: /^Three choices: What has/ }).waitFor()
    await card(page, 'what').getByText('Water everywhere').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await tree.getByRole('treeitem', { name: /^Any number of choices: What has/ }).waitFor()

    await card(page, 'what').click({ button: 'right', position: { x: 20, y: 12 } })
    await page.getByRole('menuitem', { name: 'Write on the card' }).waitFor()
    await look(page, 'flow-menu')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await tree.locator('[data-key="step bye"]').click()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect
      .poll(() => tree.getByRole('treeitem', { name: /^Message: See you/ }).count())
      .toBe(2)

    await tree.locator('[data-key="step link"]').click()
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('01234 567890')
    await page.getByRole('button', { name: 'Call this number' }).click()
    await expect.poll(() => address.inputValue()).toBe('tel:01234567890')
  },
)

it('a browser is told while the studio is elsewhere, once somebody has pressed for it', {
  timeout: 240_000,
}, async () => {
  const { page } = await studio.open('/settings/profile')
  const context = page.context()
  await context.grantPermissions(['notifications'], { origin: studio.url })
  // No service of a browser's maker is there: the rest is the browser's own.
  await page.evaluate(() => {
    const key = (length: number) => btoa('\u0004'.repeat(length)).replace(/=+$/, '')
    const own = {
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: 'https://push.example/1',
        keys: { p256dh: key(65), auth: key(16) },
      }),
    }
    PushManager.prototype.subscribe = async () => own as never
    PushManager.prototype.getSubscription = async () => own as never
  })
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByText('On in this browser').waitFor()
  await look(page, 'notifications')

  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  const registrationId = await new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const each of registrations) if (!each.isDeleted) resolve(each.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  // A Chromium without windows shows none.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const shown: unknown[] = []
    const showNotification = async (title: string, { body, data }: NotificationOptions) => {
      shown.push([title, body, data.path])
    }
    Object.assign(globalThis, { shown })
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification })
  })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: studio.url,
    registrationId,
    data: JSON.stringify({ title: 'New lead: Ann Miller', body: 'Shop', path: '/results/r1' }),
  })
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toEqual([['New lead: Ann Miller', 'Shop', '/results/r1']])
})

it('a plumber’s bot of eleven steps from nothing takes 35 presses or fewer, none without effect', {
  timeout: 240_000,
}, async () => {
  const scratch = {
    name: 'Scratch',
    nodes: [{ id: 'hello', type: 'welcome', data: {} }],
    edges: [],
  }
  const page = await open('presses', scratch)
  await page.evaluate(countPresses)
  const said = page.getByRole('form', { name: 'Step' }).locator('[contenteditable="true"]').first()
  const write = async (words: string) => {
    await expect.poll(() => page.evaluate(hasFieldFocus)).toBe(true)
    await page.keyboard.type(words)
    await page.getByRole('tree', { name: 'Outline' }).or(said).first().waitFor()
  }
  await page.getByRole('button', { name: 'Show the kinds of steps' }).click()
  const kinds = page.getByRole('region', { name: 'Steps to add' })
  await page.getByRole('group', { name: 'Welcome' }).click()
  await said.click()
  await write('Hello, this is Kettle and Pipe.')
  await kinds.getByRole('button', { name: 'Kinds of choices' }).click()
  await page.getByRole('menuitem', { name: 'Yes or no' }).click()
  await write('Is it an emergency?')
  await kinds.getByRole('button', { name: 'Choice', exact: true }).click()
  await write('What is it?')
  const labels = page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' })
  for (const [place, words] of ['A leak', 'No hot water'].entries()) {
    await labels.nth(place).fill(words)
    await page.evaluate(addPress)
  }
  for (const [kind, words] of [
    ['Ask a question', 'Which street?'],
    ['Ask for a name', 'Who are you?'],
    ['Ask for a phone number', 'Your number?'],
    ['Ask for an e-mail address', 'Your mail?'],
    ['Star rating', 'How do you like this?'],
    ['Calendar', 'When shall we come?'],
    ['Message', 'We come soon.'],
    ['Message', 'See you!'],
  ] as const) {
    await kinds.getByRole('button', { name: kind, exact: true }).first().click()
    await write(words)
  }
  await page.getByRole('button', { name: 'Show the outline' }).click()
  const tree = page.getByRole('tree', { name: 'Outline' })
  await tree.getByRole('treeitem', { name: /^Message: See you!/ }).waitFor()
  const drawn = async () => {
    const headers = { authorization: `Bearer ${apiKey}` }
    const answer = await fetch(`${studio.url}/v1/chatbots/presses/draft`, { headers })
    const { nodes, edges } = (await answer.json()).data.bot.elements[0]
    return [nodes.length, edges.length, JSON.stringify(nodes).includes('See you!')]
  }
  await expect.poll(drawn).toEqual([11, 10, true])
  expect(await page.evaluate(() => Number(document.body.dataset.presses))).toBeLessThanOrEqual(35)
})

/** Counts what a person presses besides the letters that they type. */
function countPresses(): void {
  const count = () => {
    document.body.dataset.presses = String(Number(document.body.dataset.presses ?? 0) + 1)
  }
  addEventListener('pointerdown', count, true)
  addEventListener('keydown', ({ key, ctrlKey }) => (key.length > 1 || ctrlKey) && count(), true)
}

function addPress(): void {
  document.body.dataset.presses = String(Number(document.body.dataset.presses ?? 0) + 1)
}

const hasFieldFocus = () =>
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true &&
  document.activeElement.closest('[aria-label="Step"]') !== null
