import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../../server/app/settings.js'
import { expectPageAccessible } from './judge-page.js'
import { look, startStudio } from './studio.js'
import { type Visit, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-brand-'))
const visits: Visit[] = []
let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  const path = join(folder, 'brand.json')
  writeFileSync(path, JSON.stringify({ name: 'Acme Chat', logo: 'logo.svg', colour: '#0a7d4f' }))
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4" cy="4"/></svg>'
  writeFileSync(join(folder, 'logo.svg'), circle)
  const { brand, siteOperator } = readSettings({ TALKGRAPH_BRAND: path })
  studio = await startStudio({ port: 0, brand, siteOperator })
})
afterAll(async () => {
  await studio.leave()
  for (const each of visits) await each.close()
  await studio.close()
  rmSync(folder, { recursive: true, force: true })
})

it('studio and site stand under the operator’s name, picture and colour', async () => {
  const { page } = await studio.open('/contacts')
  await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
  expect(await page.title()).toBe('Contacts · Acme Chat')
  const rail = page.getByRole('complementary', { name: 'Studio' })
  await rail.getByText('Acme Chat').waitFor()
  expect(await rail.locator('img').getAttribute('src')).toBe('/brand/logo')
  const button = page.getByRole('button', { name: 'New contact' })
  expect(await button.evaluate(each => getComputedStyle(each).backgroundColor)).toBe(
    'rgb(10, 125, 79)',
  )
  await look(page, 'brand-studio')
  await expectPageAccessible(page)

  const site = await visit(`${studio.url}/`)
  visits.push(site)
  expect(await site.page.title()).toContain('Acme Chat')
  await site.page.getByRole('banner').getByText('Acme Chat').waitFor()
  const own = await site.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent-solid').trim(),
  )
  expect(own).toBe('#0a7d4f')
})
