import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserServer, chromium } from 'playwright'

/** The one without windows does the same with less, so it comes first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const cache = join(import.meta.dirname, '../../.cache/chromium')
const fromNpm = '@sparticuz/chromium@153'

const args = ['--no-sandbox']

let launched: Promise<Browser> | undefined

/** Where the Chromium listens that all browser tests of a run share. */
export const sharedAddress = 'TALKGRAPH_TEST_CHROMIUM'

/**
 * A Chromium: the one that the run shares, else the one CHROMIUM_PATH names, an installed one, one from npm, or one from the
 * system's packages. Each is launched before it is trusted. Shared by the tests of a file; `closeChromium` ends it, or leaves the
 * run's. `more` are further arguments, with which none is shared.
 */
export function openChromium(more: readonly string[] = []): Promise<Browser> {
  const address = more.length === 0 ? process.env[sharedAddress] : undefined
  launched ??= address
    ? chromium.connect(address).catch(() => launchChromium(more))
    : launchChromium(more)
  return launched
}

/** Ends the Chromium of a file; in one that the run shares, only the file's own pages. */
export async function closeChromium(): Promise<void> {
  await (await launched)?.close()
  launched = undefined
}

/**
 * What a Chromium of many pages does without: each window of its own would load two pages for an address bar that nobody sees. The
 * others are those that Playwright does without; the last such list is the one that counts.
 */
const needless = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Starts a Chromium for others to connect to. */
export const serveChromium = (): Promise<BrowserServer> =>
  withChromium(executablePath =>
    chromium.launchServer({
      executablePath,
      args: [...args, `--disable-features=${needless.join()}`],
      host: '127.0.0.1',
    }),
  )

const launchChromium = (more: readonly string[]): Promise<Browser> =>
  withChromium(executablePath => chromium.launch({ executablePath, args: [...args, ...more] }))

/** What `start` makes of the first Chromium of those above that starts. */
export async function withChromium<Started>(
  start: (path: string) => Promise<Started>,
): Promise<Started> {
  const failures: string[] = []
  for (const find of [named, installed, playwrights, downloaded, packaged]) {
    for (const executablePath of await candidates(find, failures)) {
      try {
        return await start(executablePath)
      } catch (error) {
        failures.push(`${executablePath}: ${firstLine(error)}`)
      }
    }
  }
  throw new Error(`No Chromium starts. Install one, or set CHROMIUM_PATH.\n${failures.join('\n')}`)
}

async function candidates(
  find: () => string[] | Promise<string[]>,
  failures: string[],
): Promise<string[]> {
  try {
    return (await find()).filter(path => existsSync(path))
  } catch (error) {
    failures.push(firstLine(error))
    return []
  }
}

const named = () => (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [])

function installed(): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const apps = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ]
  return [...new Set(names.flatMap(name => folders.map(folder => join(folder, name)))), ...apps]
}

const playwrights = () => [chromium.executablePath()]

async function downloaded(): Promise<string[]> {
  const require = createRequire(join(cache, 'package.json'))
  if (!existsSync(join(cache, 'node_modules/@sparticuz/chromium'))) {
    mkdirSync(cache, { recursive: true })
    execFileSync(
      'npm',
      ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', fromNpm],
      quiet,
    )
  }
  // Only the path: its own arguments switch web security off.
  const { default: sparticuz } = await import(require.resolve('@sparticuz/chromium'))
  return [await sparticuz.executablePath()]
}

function packaged(): string[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return []
  const apt = ['-o', 'DPkg::Lock::Timeout=300', '-y']
  execFileSync('apt-get', ['update', ...apt], quiet)
  execFileSync(
    'apt-get',
    ['install', ...apt, '--no-install-recommends', 'chromium-headless-shell'],
    quiet,
  )
  return installed()
}

const quiet = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}
