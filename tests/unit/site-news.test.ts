import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'
import { measured } from '../../site/app/articles/measured.server.js'
import { posts } from '../../site/app/articles/posts.server.js'
import { versions } from '../../site/app/articles/versions.server.js'
import { competitors, readOn, sides } from '../../site/content/compare.js'

let server: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const get = async (path: string) => {
  const answer = await server.app.request(path)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
}
const documentOf = async (path: string) => new JSDOM((await get(path)).text).window.document

test.each([
  ['/blog/rss.xml', posts.length],
  ['/changelog/rss.xml', versions.length],
])('%s is a feed that readers understand', async (path, count) => {
  const { status, type, text } = await get(path)
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  const items = [...document.querySelectorAll('channel > item')]
  expect(items).toHaveLength(count)
  for (const item of items) {
    const content = (name: string) => item.querySelector(name)?.textContent ?? ''
    expect(content('title')).not.toBe('')
    expect(content('description')).not.toBe('')
    expect(content('guid')).toBe(content('link'))
    const { origin, pathname, hash } = new URL(content('link'))
    expect(origin).toBe('http://localhost')
    const page = await documentOf(pathname)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    if (hash) expect(page.getElementById(hash.slice(1)), hash).not.toBeNull()
    if (item.querySelector('pubDate')) expect(Date.parse(content('pubDate'))).not.toBeNaN()
  }
})

test('a page names its feed', async () => {
  const link = (await documentOf('/blog')).querySelector('link[rel=alternate]')
  expect([link?.getAttribute('type'), link?.getAttribute('href')]).toEqual([
    'application/rss+xml',
    '/blog/rss.xml',
  ])
})

test('at least six posts, each of 500 to 1,000 words, with figures and the command that brings them', () => {
  expect(posts.length).toBeGreaterThanOrEqual(6)
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  for (const { slug, html, title, description, date } of posts) {
    const { textContent } = new JSDOM(html).window.document.body
    const words = textContent?.trim().split(/\s+/).length ?? 0
    expect([slug, words >= 500 && words <= 1000 ? '' : words]).toEqual([slug, ''])
    expect(html, slug).toContain('<table>')
    const commands = [...html.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(commands.length, slug).toBeGreaterThan(0)
    for (const command of commands) expect(scripts, slug).toHaveProperty(command)
    expect(title.length, slug).toBeLessThan(90)
    expect(description.length, slug).toBeGreaterThan(60)
    expect(date, slug).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
})

test('a post has a page with its way, its date and its headings', async () => {
  const post = posts[0]
  const page = await documentOf(`/blog/${post?.slug}`)
  expect(page.querySelector('h1')?.textContent).toBe(post?.title)
  expect(page.querySelector('time')?.getAttribute('datetime')).toBe(post?.date)
  for (const { id } of post?.headings ?? []) expect(page.getElementById(id), id).not.toBeNull()
  expect((await get('/blog/nowhere')).status).toBe(404)
})

test('the changelog has each version of CHANGELOG.md, with an anchor', async () => {
  const named = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+)/gm)].map(
    ([, name]) => name,
  )
  expect(versions.map(({ name }) => name)).toEqual(named)
  const page = await documentOf('/changelog')
  for (const name of named)
    expect(page.getElementById(`v${name}`)?.querySelector('h2')?.textContent).toBe(name)
})

test('eight others stand beside us, each with reasons for both', () => {
  expect(competitors).toHaveLength(8)
  expect(new Set(competitors.map(({ name }) => name)).size).toBe(8)
  expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const { name, theirs, theyHave, weHave, chooseThem, chooseUs } of competitors) {
    expect(theyHave.length, name).toBeGreaterThanOrEqual(3)
    expect(weHave.length, name).toBeGreaterThanOrEqual(3)
    expect(chooseThem.length * chooseUs.length, name).toBeGreaterThan(0)
    for (const { side } of sides([], [])) expect(theirs[side], `${name} ${side}`).not.toBe('')
  }
})

test('the figures of a comparison are those of bench/RESULTS.md, with the version that was measured', async () => {
  const results = readFileSync('bench/RESULTS.md', 'utf8')
  const peers = JSON.parse(readFileSync('bench/peers/package.json', 'utf8')).dependencies
  for (const { name, subject } of competitors) {
    if (subject === undefined) continue
    const { theirs, rows, runs, setUp } = measured(subject)
    expect(theirs).toBe(`${subject} ${peers[subject]}`)
    expect(results).toContain(`| ${theirs}`)
    expect(runs.map(({ part }) => part)).toEqual(['bytes', 'start', 'memory'])
    for (const { day, machine, browser } of runs) {
      expect(day, name).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(machine, name).toContain('cores')
      expect(Number(browser), name).toBeGreaterThan(100)
    }
    expect(setUp, name).toBeTruthy()
    expect(rows.every(({ ours }) => ours !== undefined)).toBe(true)
    expect(rows.filter(({ theirs }) => theirs !== undefined).length, name).toBeGreaterThan(3)
    const { textContent } = (await documentOf(`/compare/competitor/${name}`)).body
    expect(textContent).toContain(theirs)
    expect(textContent).toContain('npm run bench -- bytes start memory')
  }
})

test('who is not measured is said not to be', async () => {
  const { textContent } = (await documentOf('/compare/competitor/landbot')).body
  expect(textContent).toContain('Not measured')
  expect(textContent).not.toContain('npm run bench')
  expect((await get('/compare/competitor/nobody')).status).toBe(404)
})
