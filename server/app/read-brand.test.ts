import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.js'
import { createApp } from './app.js'
import { readBrand } from './read-brand.js'
import { readSettings, SettingsError } from './settings.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-brand-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const written = (brand: unknown) => {
  const path = join(folder, 'brand.json')
  writeFileSync(path, JSON.stringify(brand))
  return path
}

test('a name, a picture beside the file, a colour and a footer are read, and go to studio, site and mails', () => {
  writeFileSync(join(folder, 'logo.png'), 'PNG')
  const path = written({
    name: 'Acme Chat',
    logo: 'logo.png',
    colour: '#0A7',
    mailFooter: 'Acme Ltd',
  })
  const settings = readSettings({ TALKGRAPH_BRAND: path, PUBLIC_URL: 'https://chat.acme.example' })
  expect(settings.siteOperator.brand).toEqual({ name: 'Acme Chat', logo: '/brand/logo' })
  expect(settings.mail.brand).toEqual({
    logo: 'https://chat.acme.example/brand/logo',
    home: 'https://chat.acme.example',
    name: 'Acme Chat',
    colour: '#00aa77',
    footer: 'Acme Ltd',
  })
  expect(settings.brand?.styles).toContain('--color-accent-solid: #00aa77;')
})

test.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'A', colour: 'green' }, 'colour'],
  [{ name: 'A', logo: 'gone.png' }, 'logo'],
  [{ name: 'A', logo: 'brand.json' }, 'logo'],
  [{ name: 'A', logo: 'http://a.example/logo.png' }, 'logo'],
  [{ name: 'A', font: 'Comic' }, 'font'],
])('%j stops the start, which names what is wrong: %s', (brand, field) => {
  const path = written(brand)
  expect(() => readSettings({ TALKGRAPH_BRAND: path })).toThrow(SettingsError)
  const read = readBrand(path)
  expect('fault' in read ? read.fault : '').toContain(field)
})

test.each(['#ffff00', '#111111', '#808080', '#1b55f3'])(
  'texts of the colour %s can be read on light and dark pages',
  colour => {
    const read = readBrand(written({ name: 'A', colour }))
    const styles = 'brand' in read ? read.brand.styles : ''
    const [, light = '', dark = ''] =
      /accent-text: light-dark\((#\w{6}), (#\w{6})\)/.exec(styles) ?? []
    const luminance = (hex: string) =>
      [1, 3, 5]
        .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
    expect(1.05 / (luminance(light) + 0.05)).toBeGreaterThanOrEqual(4.5)
    expect((luminance(dark) + 0.05) / (luminance('#191920') + 0.05)).toBeGreaterThanOrEqual(4.5)
  },
)

test('a server hands out the brand’s picture and colours, and none without a brand', async () => {
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const read = readBrand(written({ name: 'A & B', logo: 'logo.svg', colour: '#0a7d4f' }))
  const brand = 'brand' in read ? read.brand : undefined
  const server = await testApp()
  const app = createApp(server.services, () => false, { brand })
  const styles = await app.request('/brand/brand.css')
  expect(styles.headers.get('content-type')).toContain('text/css')
  expect(await styles.text()).toContain('html:root')
  const logo = await app.request('/brand/logo')
  expect(logo.status).toBe(200)
  expect(logo.headers.get('content-type')).toContain('image/svg+xml')
  expect(logo.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await server.app.request('/brand/logo')).status).toBe(404)
  await server.close()
})
