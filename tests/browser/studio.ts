import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { type StartOptions, startServer } from '../../server/app/index.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const email = 'mia@shop.example'
const password = 'a-long-password'

/** The key by which a test calls the API of a studio's server. */
export const apiKey = 'a-key-for-tests'

/** A server of its own with its first member, Mia, who opens the rooms of its studio. */
export async function startStudio(options: StartOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-'))
  const server = await startServer({ dataFolder: folder, apiKey, logLevel: 'silent', ...options })
  const headers = { origin: server.url, 'content-type': 'application/json' }
  const token = server.firstSignIn?.split('first=')[1]
  const accepted = await fetch(`${server.url}/auth/links/accept`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token, email, name: 'Mia', password }),
  })
  expect(accepted.status).toBe(200)
  const visits: Visit[] = []
  return {
    url: server.url,
    /** Mia, signed in, in a room of the studio. */
    open: async (path: string): Promise<Visit> => {
      const opened = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
      visits.push(opened)
      const data = { email, password }
      const signedIn = await opened.page.request.post(`${server.url}/auth/sign-in/email`, {
        headers,
        data,
      })
      expect(signedIn.status()).toBe(200)
      await opened.page.goto(`${server.url}/studio${path}`)
      return opened
    },
    /** Closes the rooms that are open. */
    leave: async () => {
      for (const each of visits.splice(0)) await each.close()
    },
    close: async () => {
      await server.stop(0)
      await closeChromium()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Fails where a page, or a form or a head on it, holds more than fits on a phone. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const tooWide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, main, form, header')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, className }) => `${tagName} ${className}`),
    )
  await expect.poll(tooWide).toEqual([])
  if (before) await page.setViewportSize(before)
}

const pictures = process.env.TALKGRAPH_PICTURES

/** Takes pictures of a page into the folder that `TALKGRAPH_PICTURES` names: of each width and scheme, and from right to left. */
export async function look(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize()
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: join(pictures, `${name}-${width}-${colorScheme}.png`),
        animations: 'disabled',
        fullPage: true,
      })
    }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.screenshot({
    path: join(pictures, `${name}-rtl.png`),
    animations: 'disabled',
    fullPage: true,
  })
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  if (before) await page.setViewportSize(before)
}
