import { readdir, readFile } from 'node:fs/promises'

/** A Markdown file of docs/, by its path there. */
export interface GuideFile {
  readonly slug: string
  readonly path: string
  readonly text: string
}

/** What lies in docs/: the guides, and how large the pictures are. */
export interface GuideFolder {
  readonly files: ReadonlyMap<string, GuideFile>
  /** Everything else, by its path: pictures with their size, and settings of other programs. */
  readonly others: ReadonlyMap<string, PictureSize | undefined>
}

/** In pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Reads a folder of guides; an absent one holds nothing. */
export async function readGuideFolder(folder: URL): Promise<GuideFolder> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = new Map<string, GuideFile>()
  const others = new Map<string, PictureSize | undefined>()
  for (const name of names.map(name => name.replaceAll('\\', '/')).sort()) {
    const url = new URL(name, folder)
    if (name.endsWith('.md')) {
      const slug = slugOf(name)
      files.set(slug, { slug, path: name, text: await readFile(url, 'utf8') })
    } else if (/\.\w+$|Caddyfile$/.test(name))
      others.set(name, name.endsWith('.png') ? sizeOf(await readFile(url)) : undefined)
  }
  return { files, others }
}

/** The slug of a file: `nodes/README.md` is `nodes`. */
export const slugOf = (path: string): string => path.replace(/(?:\/?README)?\.md$/, '')

/** The slugs in the order in which they are read, each with those that lie below it. */
export function orderOf(
  files: GuideFolder['files'],
): readonly { name: string; guides: readonly { slug: string; children: readonly string[] }[] }[] {
  return guideOrder.map(({ name, guides }) => ({
    name,
    guides: guides
      .filter(slug => files.has(slug))
      .map(slug => ({ slug, children: childrenOf(slug, files) })),
  }))
}

function childrenOf(parent: string, files: GuideFolder['files']): readonly string[] {
  const text = files.get(parent)?.text ?? ''
  const placeOf = (slug: string) => {
    const at = text.search(
      new RegExp(`\\((?:${parent}/)?${slug.slice(parent.length + 1)}\\.md[#)]`),
    )
    return at < 0 ? text.length : at
  }
  return [...files.keys()]
    .filter(slug => slug.startsWith(`${parent}/`))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

/** The size stands in the head of a PNG. */
const sizeOf = (bytes: Buffer): PictureSize => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
})

/**
 * The guides in the order in which they are read, by their names in docs/ without `.md`. What lies in a folder of the same name
 * follows a guide, in the order in which the guide links it.
 */
const guideOrder: readonly { readonly name: string; readonly guides: readonly string[] }[] = [
  { name: 'Put it on a page', guides: ['embed', 'parts'] },
  { name: 'Make a bot', guides: ['studio', 'write-a-bot', 'nodes', 'lint', 'customizations'] },
  { name: 'Talk with visitors', guides: ['channels', 'connect', 'desk', 'results'] },
  {
    name: 'Build on it',
    guides: ['api', 'client', 'builder', 'plugins', 'headless', 'command-line', 'mcp'],
  },
  { name: 'Run a server', guides: ['operations', 'accounts', 'site', 'privacy', 'security'] },
  {
    name: 'How it is made',
    guides: ['architecture', 'words', 'recipes', 'decisions', 'dependencies'],
  },
]
