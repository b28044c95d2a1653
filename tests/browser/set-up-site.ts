import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Catalogue } from '../../src/texts/english.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, type Site } from './site.js'
import { type Visit, type Visiting, visit } from './visit.js'

/** Serves a site for the tests of a file, and leaves the page that a test has visited after it. */
export function setUpSite(content: Parameters<typeof openSite>[0]) {
  let site: Site
  let current: Visit | undefined

  beforeAll(async () => {
    site = await openSite(content)
  })
  afterEach(() => current?.close())
  afterAll(async () => {
    await site.close()
    await closeChromium()
  })

  return {
    get origin(): string {
      return site.origin
    },
    get asked(): readonly string[] {
      return site.asked
    },
    get page(): Page {
      return visited().page
    },
    /** What the page's console and policy complained of. */
    get complaints(): readonly string[] {
      return visited().complaints
    },
    /** Resolves when everything that the page has asked for has come and is drawn. */
    rests: () => visited().rests(),
    visit: go,
    /** Visits a page of the site for its chat, which in a language other than English is found by the catalogue. */
    async open(
      path: string,
      viewport?: Viewport,
      texts?: Partial<Catalogue>,
      visiting?: Visiting,
    ): Promise<Chat> {
      const { page } = await go(`${site.origin}${path}`, viewport, visiting)
      return new Chat(page, texts)
    },
  }

  function visited(): Visit {
    if (!current) throw new Error('No page has been visited.')
    return current
  }

  async function go(address: string, viewport?: Viewport, visiting?: Visiting): Promise<Visit> {
    current = await visit(address, viewport, visiting)
    return current
  }
}

type Viewport = Parameters<typeof visit>[1]
