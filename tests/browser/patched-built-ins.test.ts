import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { casesOf } from '../arbitraries/cases.js'
import { answerPrompt } from './answer-prompt.js'
import { patchAsMooToolsDoes, patchAsPrototypeDoes } from './page-patches.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const require = createRequire(import.meta.url)

/** Libraries that change what browsers bring: as npm has them, and what those do that npm does not have. */
const libraries = {
  prototype: `(${patchAsPrototypeDoes})()`,
  mootools: `(${patchAsMooToolsDoes})()`,
  'mootools-core': readFileSync(require.resolve('mootools'), 'utf8'),
  zone: readFileSync(require.resolve('zone.js'), 'utf8'),
}
const builds = {
  'one-file':
    '<script async src="/talkgraph.js" data-chatbot-id="tour" data-persistence="session"></script>',
  loader:
    '<script async src="/talkgraph-loader.js" data-chatbot-id="tour" data-persistence="session"></script>',
  module: `<script type="module">import { mount } from '/talkgraph.esm.js'
    mount({ chatbotId: 'tour', server: location.origin, persistence: 'session' })</script>`,
}

const options = ['Bread', 'Cake', 'Tea']
const steps = [
  { type: 'welcome-node', data: { text: 'Welcome to the <b>bakery</b>!' } },
  { type: 'n-choices-node', data: { choicePrompt: 'What?', choices: choicesOf('choiceText') } },
  { type: 'user-rating-node', data: { ratingPrompt: 'How was it?', type: 'star', range: 5 } },
  { type: 'opinion-scale-choice-node', data: { questionText: 'Come back?', from: 1, to: 5 } },
  {
    type: 'n-check-options-node',
    data: { checkOptionsPrompt: 'With?', options: choicesOf('optionText') },
  },
  { type: 'random-flow-node', data: { branches: [{ id: 'way', weight: 1 }] } },
  {
    type: 'condition-node',
    data: { leftValue: 'Bread', operator: 'matches', rightValue: '^b[a-z]+$' },
  },
  { type: 'ask-name-node', data: { questionText: 'Who are you?' } },
  { type: 'message-node', data: { text: 'That is all, {name}.' } },
]
const handles: Readonly<Record<string, string>> = {
  'random-flow-node': 'way',
  'condition-node': 'source-0',
}
const tour = {
  id: 'tour',
  name: 'Tour',
  nodes: steps.map((step, at) => ({ id: `${at}`, ...step })),
  edges: steps.slice(1).map((_, at) => ({
    source: `${at}`,
    target: `${at + 1}`,
    sourceHandle: handles[steps[at]?.type ?? ''],
  })),
}

function choicesOf(field: string) {
  return options.map((text, at) => ({ id: `${at}`, [field]: text }))
}

const pages = Object.fromEntries(
  Object.entries(libraries).flatMap(([library, script]) => [
    [`/${library}.js`, { body: script }],
    ...Object.entries(builds).map(([build, tag]) => [
      `/${library}/${build}`,
      pageWith(tag, `<script src="/${library}.js"></script>`),
    ]),
  ]),
)
const site = setUpSite({ bots: { tour }, pages })

const usual = [
  ['prototype', 'loader'],
  ['mootools-core', 'one-file'],
  ['zone', 'module'],
]
const others = [
  ['prototype', 'one-file'],
  ['prototype', 'module'],
  ['mootools', 'one-file'],
  ['zone', 'one-file'],
]

it.each(casesOf(usual, others))(
  'beside %s a conversation of the %s goes to its end, through a reload',
  async (library, build) => {
    const chat = await site.open(`/${library}/${build}`)
    const page = chat.page
    const open = page.locator('[data-prompt-entry]')
    await chat.launcher.click()
    for (let answers = 0; answers < 4; answers++) {
      await open.waitFor({ state: 'attached' })
      const asked = await chat.log.textContent()
      await answerPrompt(page)
      await expect.poll(() => chat.log.textContent()).not.toBe(asked)
      if (answers === 2) await page.reload()
    }
    await chat.hears('Who are you?')
    await chat.says('Ada')
    await chat.hears('That is all, Ada.')
    const kept = await page.evaluate(() => JSON.parse(Object.values(sessionStorage).join('')))
    expect(kept.session.ended).toBe('no-next-node')
    expect(kept.session.record.answers).toMatchObject({ 1: 'Bread', 4: 'Cake' })
    expect(site.complaints.filter(text => !text.includes('404'))).toEqual([])
  },
)
