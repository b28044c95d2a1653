import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { asking, defineNode, sayText, statement } from '../../runtime/index.js'
import { mount } from '../index.js'
import type { Look, PromptContext, WidgetPlugin } from '../model/plugins.js'

const patience = 15_000
vi.setConfig({ testTimeout: 60_000 })

const ask = defineNode({
  type: 'test/ask',
  schema: v.object({}),
  machine: () =>
    asking({
      contents: ({ variables }) => sayText('How do you sign?', variables),
      prompt: () => ({ kind: 'test/pad', words: 'Write your name.' }),
      judge: answer =>
        typeof answer === 'string'
          ? { ok: true, message: answer, answer: { value: answer }, handle: null }
          : { ok: false },
      pauseAfterAnswer: 0,
    }),
})
const show = defineNode({
  type: 'test/show',
  schema: v.object({}),
  machine: () => statement(() => [{ kind: 'test/seal', words: 'A red seal.' }]),
})
const bot = {
  name: 'Ada',
  plugins: ['test'],
  nodes: [
    { id: 'a', type: 'test/ask', data: {} },
    { id: 'b', type: 'test/show', data: {} },
  ],
  edges: [{ source: 'a', target: 'b' }],
}

const pad: Look<PromptContext> = (element, { answer, text, isLocked }) => {
  const button = document.createElement('button')
  button.textContent = text('Sign')
  button.disabled = isLocked
  button.onclick = () => answer('Ann')
  element.append(button)
  return {
    update: next => {
      button.disabled = next.isLocked
    },
  }
}
const plugin: WidgetPlugin = {
  name: 'test',
  nodes: [ask, show],
  prompts: { 'test/pad': pad },
  contents: {
    'test/seal': element => element.append('(seal)'),
  },
  texts: { de: { Sign: 'Unterschreiben' } },
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function play(plugins: readonly WidgetPlugin[], locale = 'en') {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const widget = mount({ bot, plugins, typingDelay: 0, locale })
  const problems: string[] = []
  widget.on('problem', ({ code, message }) => problems.push(`${code} ${message}`))
  widget.open()
  const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
  const find = <Found extends HTMLElement>(selector: string) =>
    vi.waitFor(() => {
      const found = root()?.querySelector<Found>(selector)
      if (!found) throw new Error(`There is no ${selector}: ${root()?.textContent}`)
      return found
    }, patience)
  return { widget, problems, find }
}

it('draws the prompts and contents of a plug-in by its looks, in its own words, and hands its answer in', async () => {
  const { widget, problems, find } = play([plugin], 'de-AT')
  const button = await find<HTMLButtonElement>('.plugin button')
  expect(button.textContent).toBe('Unterschreiben')
  expect(button.closest('fieldset')?.getAttribute('aria-labelledby')).toMatch(/^said-/)
  button.click()
  const seal = await find('[data-kind="test/seal"] .plugin')
  expect(seal.textContent).toBe('(seal)')
  expect(button.disabled).toBe(true)
  expect(widget.getTranscript().map(({ message }) => message)).toEqual([
    'How do you sign?',
    'Ann',
    'A red seal.',
  ])
  expect(problems.filter(each => !each.startsWith('TEXTS_NOT_LOADED'))).toEqual([])
  widget.destroy()
})

it.each([
  ['without a look', {}, 'has no look'],
  [
    'whose look fails',
    {
      'test/pad': () => {
        throw new Error('no canvas')
      },
    },
    'has a look that fails: Error: no canvas',
  ],
  [
    'whose look fails later',
    { 'test/pad': () => Promise.reject(new Error('no chunk')) as never },
    'has a look that fails: Error: no chunk',
  ],
])(
  'asks for a text by its words where it has a prompt %s, and says so',
  async (_, prompts, why) => {
    const { widget, problems, find } = play([{ ...plugin, prompts }])
    expect((await find('.prompt .note')).textContent).toBe('Write your name.')
    const field = await find<HTMLTextAreaElement>('textarea:enabled')
    expect(field.placeholder).toBe('Type a message...')
    expect(problems).toEqual([`NO_LOOK "test/pad" ${why}; its words stand in.`])
    widget.send('Bea')
    await find('[data-kind="test/seal"]')
    widget.destroy()
  },
)

it('names a plug-in that is broken and plays the others', async () => {
  const { widget, problems, find } = play([{ name: 'Broken' }, plugin])
  await find('.plugin button')
  expect(problems).toEqual([
    'PLUGIN_BROKEN The plug-in "Broken" is left out: “talkgraph lint --plugin” says what is wrong with it.',
  ])
  widget.destroy()
})

it('passes steps of a plug-in that is not there, and fetches nothing for them', async () => {
  const { widget, problems } = play([])
  await vi.waitFor(() => expect(problems).toHaveLength(2), patience)
  expect(problems.join()).toMatch(/UNKNOWN_NODE_TYPE.*UNKNOWN_NODE_TYPE/)
  widget.destroy()
})
