// `node tools/brand-marks.mjs`: picks the signs of the brands that the site names from simple-icons (CC0) and draws them into one
// file, site/public/pictures/brands.svg. The package comes from npm into .cache, as it is no part of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/simple-icons')
const version = '16.37.0'
const names = [
  'html5',
  'react',
  'angular',
  'vuedotjs',
  'bootstrap',
  'shopify',
  'wordpress',
  'webflow',
  'wix',
  'squarespace',
  'zapier',
  'calendly',
  'googlesheets',
  'airtable',
  'googlecalendar',
  'hubspot',
  'zoho',
  'x',
  'facebook',
  'whatsapp',
  'messenger',
  'nextdotjs',
]

/** Brands that want no sign of theirs in the collection have one of ours: what they are for, not what they look like. */
const own = {
  // A cloud of customers.
  salesforce: 'M7 19a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 18.9 10.6 4.3 4.3 0 0 1 18 19Z',
  // Two people who know one another.
  linkedin:
    'M7 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm10 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1.5 20v-3.5A5.5 5.5 0 0 1 7 11a5.5 5.5 0 0 1 5 3.2 5.5 5.5 0 0 1 5-3.2 5.5 5.5 0 0 1 5.5 5.5V20Z',
}

const folder = join(cache, 'node_modules/simple-icons/icons')
if (!existsSync(folder)) {
  mkdirSync(cache, { recursive: true })
  const options = ['--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...options, `simple-icons@${version}`], { stdio: 'inherit' })
}
const paths = { ...Object.fromEntries(names.map(name => [name, pathOf(name)])), ...own }
const symbols = Object.entries(paths).map(
  ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
)
mkdirSync(join(root, 'site/public/pictures'), { recursive: true })
writeFileSync(
  join(root, 'site/public/pictures/brands.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Signs of brands</title>\n${symbols.join('\n')}\n</svg>\n`,
)

function pathOf(name) {
  const [, path] = /<path d="([^"]+)"/.exec(readFileSync(join(folder, `${name}.svg`), 'utf8')) ?? []
  if (path === undefined) throw new Error(`simple-icons has no sign for ${name}.`)
  return path
}
