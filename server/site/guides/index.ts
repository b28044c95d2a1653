import { setImmediate } from 'node:timers/promises'
import type { GuideEntry, GuideGroup, GuidePage, SiteGuides } from '@talkgraph/wire/site-guides'
import {
  type GuideFile,
  type GuideFolder,
  orderOf,
  readGuideFolder,
  slugOf,
} from './guide-files.js'
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
  readonly groups: readonly GuideGroup[]
}

/** Makes guides of the Markdown files of a folder, which is read when the first is asked for. */
export function createGuides(folder: URL): Guides {
  let read: Promise<Read> | undefined
  const all = () => {
    read ??= readAll(folder)
    return read
  }
  return {
    groups: async () => (await all()).groups,
    find: async slug => {
      const { guides, groups } = await all()
      const guide = guides.get(slug)
      return guide && pageOf(slug, guide, groups)
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
  const entry = (slug: string): GuideEntry => {
    const { title = slug, about = '' } = guides.get(slug) ?? {}
    return { slug, title, about }
  }
  const groups = orderOf(folder.files).map(({ name, guides }) => ({
    name,
    guides: guides.map(({ slug, children }) => ({ ...entry(slug), children: children.map(entry) })),
  }))
  return { folder, guides, groups }
}

function pageOf(slug: string, guide: RenderedGuide, groups: readonly GuideGroup[]): GuidePage {
  const { title, about, html, headings } = guide
  const isIt = (each: GuideEntry) => each.slug === slug
  const branches = groups.flatMap(({ guides }) => guides)
  const parent = branches.find(({ children }) => children.some(isIt))
  const group = groups.find(({ guides }) => guides.some(each => each === parent || isIt(each)))
  const inOrder = branches.flatMap(({ children, ...branch }) => [branch, ...children])
  const at = inOrder.findIndex(isIt)
  return {
    slug,
    title,
    about,
    html,
    headings,
    group: group?.name ?? '',
    parent,
    previous: at > 0 ? inOrder[at - 1] : undefined,
    next: at < 0 ? undefined : inOrder[at + 1],
  }
}
