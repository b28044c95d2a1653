import axe from 'axe-core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { exitKey } from '../../model/layer/layer.js'
import { cakes, openRoom } from '../../testing/open-room.js'
import { inlinePlayer } from './inline-player.fixture.js'
import { TestsPanel } from './tests-panel.js'
import { PlayerContext } from './use-tests.js'

const now = '2026-11-20T09:00:00.000Z'
const apple = {
  name: 'Apple',
  answers: ['Apple'],
  now,
  expect: { visited: ['hi', 'which', 'apple', 'bye'], says: ['Good day!', 'With cream.', 'Bye!'] },
}
const waits = { name: 'Waits', answers: [], now, expect: { ended: 'waiting' } }

async function open(bot: unknown = { ...cakes, tests: [waits, apple] }) {
  const opened = openRoom(bot)
  const { home } = await show(
    <PlayerContext value={inlinePlayer}>
      <DraftRoomContext value={opened.room}>
        <FlowContext value={opened.flowRoom}>
          <TestsPanel />
        </FlowContext>
      </DraftRoomContext>
    </PlayerContext>,
  )
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      each =>
        each.getAttribute('aria-label') === name ||
        each.textContent === name ||
        (each.hasAttribute('aria-expanded') && each.textContent?.endsWith(name)),
    )
  const press = (name: string) =>
    act(async () => {
      const found =
        button(name) ??
        [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(each =>
          each.textContent?.startsWith(name),
        )
      if (!found) throw new Error(`There is no button "${name}".`)
      found.click()
    })
  const shows = (words: string) =>
    act(
      async () =>
        void (await vi.waitFor(() => expect(document.body.textContent).toContain(words), 10_000)),
    )
  const tests = () => {
    const { tests: list } = opened.draft()
    return Array.isArray(list) ? list : []
  }
  const field = (label: string) =>
    [...home.querySelectorAll('label')].find(each => each.textContent?.startsWith(label))?.control
  const fill = async (label: string, text: string) => {
    const control = field(label)
    await typeInto(
      control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
        ? control
        : null,
      text,
    )
    await act(
      async () => void control?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    )
  }
  const edit = (text: string) =>
    act(
      async () =>
        void opened.room.change(
          [{ op: 'set', nodeId: 'apple', path: ['text'], value: text }],
          'Edited',
        ),
    )
  return { ...opened, home, press, shows, tests, fill, edit, button }
}

test('a change turns a test red: its way and its fault are drawn, and taking what came makes it green', async () => {
  const { home, shows, edit, press, view, said, tests, actions } = await open()
  await shows('All 2 tests are green. 3 of 4 ways walked.')
  await edit('With sugar.')
  await shows('1 of 2 tests green.')
  expect(home.querySelector('li button')?.textContent).toBe('RedApple')
  await press('Next')
  expect(said.at(-1)).toBe(
    '1 of 2. Apple: red. Expected: Says “With cream.”. Came: Says “With sugar.”.',
  )
  expect(view.get().way).toEqual(['hi', 'which', 'apple', 'bye'])
  expect(view.get().layer?.steps.get('apple')?.words).toBe(
    'Expected: Says “With cream.”. Came: Says “With sugar.”',
  )
  await press('Message: With sugar.')
  expect(view.get()).toMatchObject({
    focus: 'apple',
    isStepOpen: true,
    drawer: null,
    testName: 'Apple',
  })
  await press('Take what came')
  await shows('All 2 tests are green.')
  expect(tests()[1].expect.says).toContain('With sugar.')
  await act(async () => actions.undo())
  await shows('1 of 2 tests green.')
})

test('N and P go from test to test', async () => {
  const { shows, said } = await open()
  await shows('All 2 tests are green.')
  const key = (name: string) =>
    act(
      async () =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true }),
        ),
    )
  await key('n')
  await key('n')
  expect(said.at(-1)).toBe('2 of 2. Apple: green.')
  await key('p')
  expect(said.at(-1)).toBe('1 of 2. Waits: green.')
})

test('a test is renamed, changed, duplicated and deleted', async () => {
  const { shows, press, fill, tests, home } = await open({ ...cakes, tests: [apple] })
  await shows('The test is green.')
  await press('Apple')
  await fill('Name', 'An apple cake')
  await fill('The bot says', 'Good day!')
  await fill('Variables at the end', 'size = ')
  await fill('Answers', 'Plum\nApple')
  await press('Do not look at the steps')
  expect(tests()).toEqual([
    {
      name: 'An apple cake',
      answers: ['Plum', 'Apple'],
      now,
      expect: { says: ['Good day!'], variables: { size: '' } },
    },
  ])
  await fill('Variables at the end', 'size')
  expect(home.textContent).toContain('Write “size” as name = value.')
  await fill('Variables at the end', '')
  expect(tests()[0].expect).toEqual({ says: ['Good day!'] })
  await press('Duplicate')
  await fill('Name', 'An apple cake')
  expect(home.textContent).toContain('Another test has this name.')
  await press('Delete')
  expect(tests().map(({ name }) => name)).toEqual(['An apple cake'])
})

test('the ways that no test walks are marked, listed, and gone to', async () => {
  const { shows, press, view, home } = await open({ ...cakes, tests: [waits] })
  await shows('1 of 4 ways walked')
  await press('Ways')
  expect(view.get().layer?.exits.get(exitKey('which', 'a'))?.words).toBe('No test walks this way')
  await press('Any number of choices: Which cake? → Plum')
  expect(view.get()).toMatchObject({ focus: 'which', focusedExit: 1 })
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test('exploring finds the dead end with its answers, draws its way, and keeps it as a test', {
  timeout: 60_000,
}, async () => {
  const { shows, press, view, tests } = await open({ ...cakes, tests: [waits] })
  await shows('The test is green.')
  await press('Explore')
  await press('Explore 1,000 conversations')
  await act(
    async () =>
      void (await vi.waitFor(
        () => expect(document.body.textContent).toContain('Found 1 thing'),
        50_000,
      )),
  )
  await press('Any number of choices: Which cake?')
  expect(view.get().way.at(-1)).toBe('which')
  expect(view.get().layer?.steps.get('which')?.short).toBe('Dead end')
  await shows('1 answer leads there:')
  await press('Keep as test')
  await press('Keep it')
  await act(async () => void (await vi.waitFor(() => expect(tests()).toHaveLength(2))))
  expect(tests()[1]).toMatchObject({ answers: [{ pick: 'n' }], expect: { ended: 'no-next-node' } })
  await shows('All 2 tests are green.')
})

test('a test that cannot be read is told, and so is a bot without tests', async () => {
  const { shows } = await open({ ...cakes, tests: [{ name: 'Odd' }] })
  await shows('1 test cannot be read')
  await shows('A chat becomes a test')
})
