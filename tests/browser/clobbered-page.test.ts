import { expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
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
const site = setUpSite({
  bots: { bakery },
  pages: {
    ...Object.fromEntries(
      Object.entries(builds).flatMap(([build, tag]) => [
        ...Object.entries(injected).map(([name, html]) => [`/${name}/${build}`, pageWith(html + tag)]),
      ]),
    ),
    '/bread.svg': { body: breadSvg },
  },
})

it.each([
  ...Object.keys(injected).map(name => [name, 'one-file']),
  ...['form', 'current-script'].map(name => [name, 'loader']),
  ['form', 'module'],
])('with %s on the page the %s goes on', async (name, build) => {
  const chat = await site.open(`/${name}/${build}`)
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  expect(site.complaints.filter(text => !text.includes('404'))).toEqual([])
  const push = () => chat.page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['close']))
  await push()
  await chat.window.waitFor({ state: 'hidden' })
})
