import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipWith } from '../../server/base/hosts/zip.js'
import { unzipBytes } from '../../server/testing/unzip.js'
import { visit } from '../browser/visit.js'
import { setUpExamples } from './visit-example.js'
import { owner, startWordPress, type WordPress } from './wordpress-site.js'

const root = join(import.meta.dirname, '../..')

/** The plugin as the server gives it out, with something entered in it, in a folder. */
function unpackPlugin(): string {
  const folder = join(root, '.cache/wordpress/plugin')
  rmSync(folder, { recursive: true, force: true })
  const entered = {
    server: 'https://chat.example',
    chatbot_id: 'entered',
    persistence: 'local',
    locale: 'en',
  }
  const archive = zipWith(readFileSync(join(root, 'server/dist/hosts/wordpress.zip')), {
    name: 'talkgraph-chat/defaults.json',
    bytes: Buffer.from(JSON.stringify(entered)),
  })
  for (const [name, bytes] of Object.entries(unzipBytes(archive))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  return join(folder, 'talkgraph-chat')
}

/** In a real WordPress: that takes PHP, and is for the long tests. */
const suites = process.env.TALKGRAPH_LONG ? ['WordPress'] : []

describe.each(suites)('%s', () => {
  const examples = setUpExamples()
  let wordpress: WordPress | undefined
  const site = () => {
    if (!wordpress) throw new Error('WordPress has not started.')
    return wordpress
  }
  beforeAll(async () => {
    const plugin = unpackPlugin()
    wordpress = await startWordPress(plugin)
  })
  afterAll(() => wordpress?.close())

  it('knows server and bot that it was downloaded with, and what was chosen for the snippet', () => {
    expect(site().run('return talkgraph_chat_settings();')).toEqual({
      server: 'https://chat.example',
      chatbot_id: 'entered',
    })
    expect(
      site().run(`return talkgraph_chat_attributes(['id' => 'talkgraph-chat-js']);`),
    ).toMatchObject({
      'data-chatbot-id': 'entered',
      'data-persistence': 'local',
      'data-locale': 'en',
    })
  })

  it('an owner sets server and bot on the page of settings, and visitors have the chat', async () => {
    const { page, complaints, close } = await visit(`${site().origin}/wp-login.php`)
    await page.getByLabel('Username or Email Address').fill(owner.name)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL('**/wp-admin/**')
    await page.goto(`${site().origin}/wp-admin/options-general.php?page=talkgraph-chat`)
    await page.getByLabel('Companion server').fill('http://localhost:8787/')
    await page.getByLabel('Bot id').fill(' demo<script>1</script> ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
    expect(await page.getByLabel('Companion server').inputValue()).toBe('http://localhost:8787')
    expect(await page.getByLabel('Bot id').inputValue()).toBe('demo')
    expect(complaints.filter(text => text.includes('talkgraph'))).toEqual([])
    await close()

    const chat = await examples.playAt(`${site().origin}/`)
    const scripts = await chat.page.evaluate(() => [...document.scripts].map(({ src }) => src))
    expect(scripts.filter(src => src.includes('talkgraph'))).not.toEqual([])
    expect(scripts.filter(src => src !== '' && !src.startsWith(site().origin))).toEqual([])
    examples.expectSilence()
  })

  it('nobody else gets at the settings, and nothing but an address of the web is taken', async () => {
    const settings = `${site().origin}/wp-admin/options-general.php?page=talkgraph-chat`
    const stranger = await fetch(settings, { redirect: 'manual' })
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('wp-login.php'),
    ])
    const forged = await fetch(`${site().origin}/wp-admin/options.php`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        option_page: 'talkgraph_chat',
        action: 'update',
        'talkgraph_chat[chatbot_id]': 'evil',
      }),
    })
    expect(forged.status).toBe(302)
    expect(site().run(`return get_option('talkgraph_chat')['chatbot_id'];`)).not.toBe('evil')
    expect(
      site().run(
        `return talkgraph_chat_sanitize(['server' => 'javascript:alert(1)', 'chatbot_id' => '<b>x</b>']);`,
      ),
    ).toEqual({ server: '', chatbot_id: 'x' })
    expect(
      site().run(`update_option('talkgraph_chat', 'broken'); return talkgraph_chat_settings();`),
    ).toEqual({
      server: 'https://chat.example',
      chatbot_id: 'entered',
    })
  })

  it('leaves nothing when it is uninstalled', () => {
    const left = `update_option('talkgraph_chat', ['server' => 'https://chat.example', 'chatbot_id' => 'a']);
      uninstall_plugin('talkgraph-chat/talkgraph-chat.php');
      return get_option('talkgraph_chat', null);`
    expect(site().run(left)).toBeNull()
  })
})

it('every text of the plugin that people read is in its catalogue', () => {
  const folder = join(import.meta.dirname, '../../examples/wordpress/plugin')
  const code = ['talkgraph-chat.php', 'includes/settings.php']
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('')
  const texts = [
    ...code.matchAll(/\b(?:__|esc_html__|esc_attr__)\( '([^']+)', 'talkgraph-chat' \)/g),
  ].map(([, text]) => text)
  const catalogue = readFileSync(join(folder, 'languages/talkgraph-chat.pot'), 'utf8')
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter(text => !catalogue.includes(`msgid "${text}"`))).toEqual([])
})
