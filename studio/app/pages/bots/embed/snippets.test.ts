import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { snippetsFor } from './snippets.js'

const snippets = snippetsFor('demo', 'http://localhost:8787')
const codeOf = (id: string) => snippets.find(snippet => snippet.id === id)?.code ?? ''
const read = (path: string) =>
  readFileSync(new URL(`../../../../../examples/${path}`, import.meta.url), 'utf8')
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test.each([
  ['react', 'react/src/help.jsx', '<ChatWidget chatbotId="demo" server="http://localhost:8787"'],
  [
    'next',
    'next/app/script/page.jsx',
    'src="http://localhost:8787/talkgraph-loader.js?bot=demo" data-chatbot-id="demo" strategy="afterInteractive"',
  ],
  [
    'vue',
    'vue/src/app.vue',
    "chat = mount({ chatbotId: 'demo', server: 'http://localhost:8787' })",
  ],
  [
    'svelte',
    'svelte/src/app.svelte',
    "const chat = mount({ chatbotId: 'demo', server: 'http://localhost:8787' })",
  ],
  [
    'angular',
    'angular/src/chat.ts',
    "const chat = mount({ chatbotId: 'demo', server: 'http://localhost:8787' })",
  ],
  [
    'astro',
    'astro/src/layouts/page.astro',
    '<script is:inline async src="http://localhost:8787/talkgraph-loader.js?bot=demo" data-chatbot-id="demo"></script>',
  ],
  [
    'gtm',
    'gtm/tag.html',
    "chat.src = 'http://localhost:8787/talkgraph-loader.js?bot=demo' chat.setAttribute('data-chatbot-id', 'demo')",
  ],
])('the snippet for %s says what its example does', (id, path, part) => {
  expect(plain(codeOf(id))).toContain(part)
  expect(plain(read(path))).toContain(part)
})

test('every host has a snippet with the bot and the server, and says where it goes', () => {
  expect(snippets.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['html', 'shopify', 'wordpress', 'webflow', 'wix', 'squarespace']),
  )
  for (const { host, where, code } of snippets) {
    expect([host, code]).toEqual([host, expect.stringContaining('http://localhost:8787')])
    expect(code).toContain('demo')
    expect(where).toMatch(/\.$/)
  }
})

const server = 'http://localhost:8787'

test('a conversation is kept as long as the tab unless the owner chooses otherwise, and each snippet says so', () => {
  for (const { code } of snippets) expect(code).not.toMatch(/persistence/i)
  for (const persistence of ['local', 'none'] as const)
    for (const { id, code } of snippetsFor('demo', server, { persistence }))
      expect([id, code]).toEqual([
        id,
        expect.stringMatching(new RegExp(`persistence(?:="|: '|', ')${persistence}["']`)),
      ])
})

test('every other choice stands in each snippet too, and what is usual in none', () => {
  for (const { code } of snippets)
    expect(code).not.toMatch(/locale|mode|target|open'|open\(|AutoOpen/)
  const chosen = { mode: 'popup', locale: 'de', start: 'at-once' } as const
  for (const { id, code } of snippetsFor('demo', server, chosen)) {
    expect([id, code]).toEqual([id, expect.stringMatching(/mode(?:="|: '|', ')popup/)])
    expect([id, code]).toEqual([id, expect.stringMatching(/locale(?:="|: '|', ')de/)])
    expect([id, code]).toEqual([
      id,
      expect.stringMatching(/\['open', \{|chat\.open\(\)|botAutoOpen: true/),
    ])
  }
})

test('a chat inside the page names its place, and opens nothing, for it is open', () => {
  const chosen = { mode: 'inline', start: 'at-once' } as const
  for (const { id, code } of snippetsFor('demo', server, chosen)) {
    expect([id, code]).toEqual([
      id,
      expect.stringMatching(/target(?:="|: '|', ')#talkgraph-chat|<ChatWindow/),
    ])
    expect(code).not.toMatch(/'open'|open\(\)|botAutoOpen/)
  }
})
