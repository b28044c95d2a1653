import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { unpackDebian } from './debian.js'
import { inWidget, type Tab } from './tab.js'

const cache = join(import.meta.dirname, '../../.cache/firefox')
const folder = join(cache, 'debian')
const driver = 'puppeteer-core@25'
const quiet = { stdio: 'pipe', encoding: 'utf8' } as const

/** A page in Firefox, as far as the tests use it. A selector may begin with `aria/` and a name. */
interface FirefoxPage {
  goto(address: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  evaluate<Result, Given>(run: (given: Given) => Result, given?: Given): Promise<Awaited<Result>>
  waitForFunction(expression: string): Promise<unknown>
  waitForFunction<Given>(
    isTrue: (given: Given) => unknown,
    options?: object,
    given?: Given,
  ): Promise<unknown>
  locator(selector: string): { click(): Promise<void> }
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  evaluateHandle(expression: string): Promise<{ uploadFile(path: string): Promise<void> }>
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown
  on(event: 'pageerror', listener: (error: unknown) => void): unknown
}

/** A Firefox that is driven by WebDriver BiDi. */
export interface Firefox {
  newPage(): Promise<FirefoxPage>
  close(): Promise<void>
}

interface Driver {
  launch(options: object): Promise<Firefox>
}

/** The Firefox that FIREFOX_PATH names, or an installed one; undefined if there is none. */
export function findFirefox(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const names = ['firefox-esr', 'firefox']
  const candidates = [
    process.env.FIREFOX_PATH ?? '',
    ...names.flatMap(name => folders.map(folder => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]
  return candidates.find(path => path !== '' && existsSync(path))
}

/** Unpacks Debian's Firefox, and what it needs and the system lacks, into a folder of ours; nothing is installed. */
export function unpackFirefox(): string | undefined {
  return unpackDebian(folder, ['firefox-esr'])
    ? join(folder, 'usr/lib/firefox-esr/firefox-esr')
    : undefined
}

/** Starts a Firefox by its path. */
export async function openFirefox(executablePath: string): Promise<Firefox> {
  if (!existsSync(join(cache, 'node_modules/puppeteer-core'))) {
    mkdirSync(cache, { recursive: true })
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', '--prefix', cache, ...options, driver], quiet)
  }
  const require = createRequire(join(cache, 'package.json'))
  const { default: puppeteer }: { default: Driver } = await import(
    require.resolve('puppeteer-core')
  )
  const libraries = join(folder, 'usr/lib/x86_64-linux-gnu')
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
      // Started as root, it refuses the home of somebody else.
      HOME: cache,
    },
  })
}

/** A page of Firefox as any tab. */
export const asTab = (page: FirefoxPage): Tab => ({
  goto: address => page.goto(address),
  evaluate: expression => page.evaluate(expression),
  click: selector => page.locator(`talkgraph-widget >>> ${selector}`).click(),
  type: text => page.keyboard.type(text),
  press: key => page.keyboard.press(key),
  async choose(selector, path) {
    await page.waitForFunction(`!!${inWidget(selector)}`)
    await (await page.evaluateHandle(inWidget(selector))).uploadFile(path)
  },
})
