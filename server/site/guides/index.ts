import { setImmediate } from 'node:timers/promises'
import type { GuideEntry, GuidePage, SiteGuides } from '@talkgraph/wire/site-guides'
import type { GuideFile } from './guide-files.js'
import { type GuideFolder, orderOf, readGuideFolder, slugOf } from './guide-files.js'
import type { RenderedGuide } from './render-guide.js'

/** The guides, as pages and as files. */
export interface Guides extends SiteGuides {
  /** A guide as Markdown, by its path in docs/ or its slug with `.md`. */
  file(path: string): Promise<GuideFile | undefined>
  /** Whether something that is no guide lies there: a picture, or settings of another program. */
  has(path: string): Promise<boolean>
}

interface Read {
  readonly folder: GuideFolder
  readonly guides: ReadonlyMap<string, RenderedGuide>
}

/** Makes guides of the Markdown files of a folder, which is read when the first is asked for. */
export function createGuides(folder: URL): Guides {
  let read: Promise<Read> | undefined
  const all = () => {
    read ??= readAll(folder)
    return read
  }
  return {
    groups: async () => {
      const { folder, guides } = await all()
      const entry = (slug: string) => entryOf(slug, guides)
      return orderOf(folder.files).map(({ name, guides }) => ({
        name,
        guides: guides.map(({ slug, children }) => ({ ...entry(slug), children: children.map(entry) })),
      }))
    },
    find: async slug => {
      const { folder, guides } = await all()
      const guide = guides.get(slug)
      return guide && pageOf(slug, guide, folder, guides)
    },
    search: async words => {
      const { searchGuides } = await import('./search-guides.js')
      return searchGuides((await all()).guides, words)
    },
    file: async path => {
      const file = (await all()).folder.files.get(slugOf(path))
      return file && { ...file, text: file.text.replaceAll('](../SECURITY.md', '](security.md') }
    },
    has: async path => (await all()).folder.others.has(path),
  }
}

/** What renders is read when the first page needs it. */
async function readAll(at: URL): Promise<Read> {
  const { renderGuide } = await import('./render-guide.js')
  const folder = await readGuideFolder(at)
  const guides = new Map<string, RenderedGuide>()
  for (const [slug, file] of folder.files) {
    guides.set(slug, renderGuide(file, folder))
    // They are many: who asks for a bot meanwhile does not wait for all of them.
    await setImmediate()
  }
  return { folder, guides }
}

function entryOf(slug: string, guides: Read['guides']): GuideEntry {
  const { title = slug, about = '' } = guides.get(slug) ?? {}
  return { slug, title, about }
}

function pageOf(
  slug: string,
  guide: RenderedGuide,
  { files }: GuideFolder,
  guides: Read['guides'],
): GuidePage {
  const order = orderOf(files)
  const slugs = order.flatMap(({ guides }) => guides.flatMap(({ slug, children }) => [slug, ...children]))
  const at = slugs.indexOf(slug)
  const entry = (slug: string | undefined) => (slug === undefined ? undefined : entryOf(slug, guides))
  const parent = order.flatMap(({ guides }) => guides).find(({ children }) => children.includes(slug))?.slug
  const { title, about, html, headings } = guide
  return {
    ...{ slug, title, about, html, headings },
    group: order.find(({ guides }) => guides.some(each => each.slug === (parent ?? slug)))?.name ?? '',
    parent: entry(parent),
    previous: entry(at > 0 ? slugs[at - 1] : undefined),
    next: entry(at < 0 ? undefined : slugs[at + 1]),
  }
}
