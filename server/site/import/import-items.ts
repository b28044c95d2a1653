import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import type { NewSiteItem, SiteItemKind, Store } from '../../store/index.js'
import { type RawItem, readFileItems } from './read-file.js'
import { readItem } from './read-item.js'
import type { Slip } from './slip.js'

/** What came of an import; with slips, nothing was taken in. */
export interface Imported {
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly slips: readonly Slip[]
}

/** How items are brought in; everything may be left out. */
export interface ImportOptions {
  /** Where bots lie that templates name without a path. Default: `bots` in the folder. */
  readonly bots?: string
  /** The day of items that tell none. */
  readonly now?: Date
}

const folders: Readonly<Record<string, SiteItemKind>> = {
  templates: 'template',
  'ai-apps': 'ai-app',
  directory: 'directory',
  'chatbot-templates': 'directory',
  glossary: 'glossary',
}
const kinds: readonly unknown[] = ['template', 'ai-app', 'directory', 'glossary', 'overview']
/** Bytes. */
const mostBytes = 20_000_000

/**
 * Brings items of the site in from a file or a folder: Markdown with front matter, or JSON. The folder that a file lies in
 * says of which kind it is, or the item's field `kind`. All are taken in or none; what is there already is changed by its
 * slug, or stays.
 */
export async function importItems(
  path: string,
  items: Store['siteItems'],
  { bots = join(path, 'bots'), now = new Date() }: ImportOptions = {},
): Promise<Imported> {
  const slips: Slip[] = []
  const known = new Map<string, string>()
  const read: NewSiteItem[] = []
  for (const file of await filesIn(path)) {
    const text = await readText(file, slips)
    if (text === undefined) continue
    const found = readFileItems(file, text)
    slips.push(...found.slips)
    for (const item of found.items) {
      const kind = kindOf(item, file)
      if (kind === undefined) {
        slips.push({ file, line: item.line(['kind']), message: explainKind() })
        continue
      }
      const source = {
        file,
        name: nameOf(item, file),
        kind,
        findBot: (name: string) => findBot(name, file, bots),
      }
      const result = await readItem(item, source, now)
      if (isSlips(result)) slips.push(...result)
      else {
        const name = `${kind} ${result.slug}`
        const other = known.get(name)
        if (other !== undefined)
          slips.push({
            file,
            line: item.line(['slug']),
            message: `The slug ${result.slug} is that of ${other} too.`,
          })
        known.set(name, relative(process.cwd(), file))
        read.push(result)
      }
    }
  }
  if (slips.length > 0) return { added: 0, changed: 0, same: 0, slips }
  const changes = await items.put(read)
  const count = (wanted: string) => changes.filter(change => change === wanted).length
  return { added: count('added'), changed: count('changed'), same: count('same'), slips }
}

/** The files with items, by name; bots are none. */
async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'bots' && !entry.name.startsWith('.'))
        found.push(...(await filesIn(inner)))
    } else if (/\.(?:md|json)$/.test(entry.name) && !/^readme\.md$/i.test(entry.name))
      found.push(inner)
  }
  return found
}

async function readText(file: string, slips: Slip[]): Promise<string | undefined> {
  if ((await stat(file)).size <= mostBytes) return readFile(file, 'utf8')
  slips.push({ file, line: 1, message: 'It is larger than 20 MB.' })
  return undefined
}

function kindOf({ fields }: RawItem, file: string): SiteItemKind | undefined {
  if (kinds.includes(fields.kind)) return fields.kind as SiteItemKind
  if (fields.kind !== undefined) return undefined
  const folder = basename(dirname(resolve(file)))
  const name = basename(file, extname(file))
  return folders[folder] ?? folders[name] ?? (name === 'overview' ? 'overview' : undefined)
}

function explainKind(): string {
  return `Its kind is not known: let it lie in a folder ${Object.keys(folders).join(', ')}, or have a field kind: ${kinds.join(', ')}.`
}

/** What names an item that has no slug: its file in Markdown, its title in JSON. */
function nameOf({ fields }: RawItem, file: string): string {
  if (!file.endsWith('.json')) return basename(file, extname(file))
  return String(fields.name ?? fields.title ?? fields.term ?? '')
}

function findBot(name: string, file: string, bots: string): Promise<string> {
  const path = /[/\\]|\.json$/.test(name)
    ? resolve(dirname(file), name)
    : join(bots, `${name}.json`)
  return readFile(path, 'utf8')
}

function isSlips(result: NewSiteItem | readonly Slip[]): result is readonly Slip[] {
  return Array.isArray(result)
}
