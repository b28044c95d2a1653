import { expect, it } from 'vitest'
import { isLong } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const builds = {
  'one-file': '<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>',
  loader: '<script async src="/talkgraph-loader.js" data-chatbot-id="bakery"></script>',
  module: '<script type="module" src="/talkgraph.esm.js" data-chatbot-id="bakery"></script>',
}
/** What others can get onto a page without running a script of theirs. */
const injected = {
  form: '<form id="Talkgraph"><input name="widgets"><input name="mount"></form>',
  frame: '<iframe name="Talkgraph" hidden></iframe>',
  frames: '<iframe name="Talkgraph" hidden></iframe><a id="Talkgraph">x</a>',
  'current-script': '<img name="currentScript" alt="">',
  'current-form': '<form name="currentScript"><input name="src"></form>',
}
/** What lies on every object where somebody could choose the names of an object's fields. */
const pollutions = { texts: "'x'", functions: "() => 'x'", objects: '({})' }
const polluted = (value: string) =>
  ['onClick', 'onSubmit', 'is', 'ref', 'other']
    .map(name => `Object.prototype.${name} = ${value}`)
    .join(';')
const site = setUpSite({
  bots: { bakery },
  pages: {
    ...Object.fromEntries(
      Object.entries(builds).flatMap(([build, tag]) => [
        [`/plain/${build}`, pageWith(tag)],
        ...Object.entries(pollutions).map(([name, value]) => [
          `/${name}/${build}`,
          pageWith(tag, `<script>${polluted(value)}</script>`),
        ]),
        ...Object.entries(injected).map(([name, html]) => [
          `/${name}/${build}`,
          pageWith(html + tag),
        ]),
      ]),
    ),
    '/bread.svg': { body: breadSvg },
  },
})

it.each([
  ...Object.keys(isLong ? injected : { form: 1, frames: 1 }).map(name => [name, 'one-file']),
  ...['form', 'current-script'].map(name => [name, 'loader']),
  ['form', 'module'],
])('with %s on the page the %s goes on', async (name, build) => {
  const chat = await site.open(`/${name}/${build}`)
  await play(chat)
  expect(site.complaints.filter(text => !text.includes('404'))).toEqual([])
  const push = () => chat.page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['close']))
  await push()
  await chat.window.waitFor({ state: 'hidden' })
})

const usual = [
  ['functions', 'one-file', 'before'],
  ['texts', 'module', 'before'],
  ['functions', 'loader', 'after'],
] as const
const others = [
  ['texts', 'one-file', 'before'],
  ['objects', 'one-file', 'before'],
  ['texts', 'loader', 'before'],
  ['texts', 'one-file', 'after'],
] as const

it.each([...usual, ...(isLong ? others : [])])(
  'with %s on all objects the %s goes on, if they were there %s it',
  async (name, build, when) => {
    const isBefore = when === 'before'
    const chat = await site.open(`/${isBefore ? name : 'plain'}/${build}`)
    await chat.launcher.waitFor()
    if (!isBefore) await chat.page.evaluate(polluted(pollutions[name]))
    const onAll = () => chat.page.evaluate(() => Object.entries(Object.prototype).join())
    const before = await onAll()
    expect(before).toContain('onClick')
    await play(chat)
    await chat.restart.click()
    await chat.page.getByRole('button', { name: 'Start again' }).click()
    await chat.option('Not this time').click()
    await chat.hears('Another time, then.')
    await chat.page.getByRole('button', { name: 'Close chat' }).first().click()
    await chat.window.waitFor({ state: 'hidden' })
    expect(await onAll()).toBe(before)
    expect(site.complaints.filter(text => !text.includes('404'))).toEqual([])
  },
)

async function play(chat: Chat) {
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
}
