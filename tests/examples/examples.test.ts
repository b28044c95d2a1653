import { expect, it } from 'vitest'
import { buildExample } from './example-app.js'
import { setUpExamples } from './visit-example.js'

const examples = setUpExamples()
/** Those that take long to install or to build are for the long tests. */
const isLong = process.env.TALKGRAPH_LONG !== undefined

it('html: one tag makes the chat', async () => {
  await examples.play(buildExample('html'))
  examples.expectSilence()
})

it('gtm: a tag manager makes the chat', async () => {
  await examples.play(buildExample('gtm'))
  examples.expectSilence()
})

it('react: a component makes the chat, in StrictMode', async () => {
  await examples.play(buildExample('react', 'dist'))
  examples.expectSilence()
})

it('turbo: the chat goes on over a visit', async () => {
  const chat = await examples.play(buildExample('turbo', 'dist'))
  for (const title of ['Our bread', 'Alder Lane Bakery']) {
    await chat.page.getByRole('link', { name: 'Go on' }).click()
    await chat.page.getByRole('heading', { name: title }).waitFor()
    await chat.page.waitForLoadState('networkidle')
    await chat.isAsked()
    expect(await chat.page.locator('talkgraph-widget').count()).toBe(1)
  }
  examples.expectSilence()
})

it.each(isLong ? ['vue', 'svelte', 'angular'] : [])(
  '%s: a component makes the chat',
  async name => {
    await examples.play(buildExample(name, 'dist'))
    examples.expectSilence()
  },
)

it.each(isLong ? ['astro'] : [])('%s: the chat goes on over a view transition', async name => {
  const chat = await examples.play(buildExample(name, 'dist'))
  for (const title of ['Our bread', 'Alder Lane Bakery']) {
    await chat.page.getByRole('link', { name: 'Go on' }).click()
    await chat.page.getByRole('heading', { name: title }).waitFor()
    await chat.page.waitForLoadState('networkidle')
    await chat.isAsked()
    expect(await chat.page.locator('talkgraph-widget').count()).toBe(1)
  }
  examples.expectSilence()
})

it.each(isLong ? ['next'] : [])(
  '%s: a server component, a client component and next/script each make the chat',
  async name => {
    const folder = buildExample(name, 'out')
    for (const page of ['/', '/client', '/script']) {
      const chat = await examples.play(folder, page)
      if (page === '/client') await chat.page.getByText('Answers so far: 1').waitFor()
      examples.expectSilence()
      await examples.leave()
    }
  },
)
