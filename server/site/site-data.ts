import type {
  ArticleItem,
  FlowSketch,
  GlossaryTerm,
  GuideContent,
  SiteData,
  SiteDirectory,
  SiteItem,
  SiteKind,
  SiteQuery,
  TemplateCard,
  TitledText,
} from '@talkgraph/wire/site-data'
import { aiAppPath, directoryPath, templatePath, termPath } from '@talkgraph/wire/site-paths'
import { parseBot } from '../../runtime/index.js'
import { readStored } from '../base/read-stored.js'
import type { SiteItemEntry, SiteItemKind, Store } from '../store/index.js'
import type { LegalTexts } from './legal-texts.js'
import type { ContentForm } from './render/render-content.js'

/** How many items stand on a page of a list, beside one another or in a side list. */
const pageSize = 12
const mostRelated = 6
const mostLatest = 6

/** What the site's pages read, over the items of the store and the legal texts; `project` makes a bot fit for browsers, `ready` waits for the first items. */
export function createSiteData(
  items: Store['siteItems'],
  project: (id: string, bot: ReturnType<typeof parseBot>) => object,
  ready: () => Promise<void>,
  legal: LegalTexts,
): Omit<
  SiteData,
  'forms' | 'guides' | 'operator' | 'claims' | 'channels' | 'channelPages' | 'connectors'
> {
  return {
    templates: {
      list: query => list('template', query, async found => found.map(cardOf)),
      find: async id => {
        const item = await find('template', id)
        if (!item) return undefined
        const details = detailsOf(item)
        const file = item.flow === null ? undefined : await items.flow(item.flow)
        return {
          ...cardOf(item),
          content: await render(item.content, 'rich'),
          features: details.features ?? [],
          benefits: details.benefits ?? [],
          bot: file === undefined ? {} : { ...project(`template-${item.slug}`, parseBot(file)) },
        }
      },
      categories: () => categories('template'),
      related: async id => {
        const item = await find('template', id)
        return item ? (await items.beside(item, mostRelated)).map(cardOf) : []
      },
    },
    aiApps: directory('ai-app'),
    directory: directory('directory'),
    glossary: {
      letters: async () => {
        const letters = new Map<string, GlossaryTerm[]>()
        for (const term of await titles('glossary')) {
          const letter = term.categorySlug === '0' ? '#' : term.categorySlug.toUpperCase()
          const others = letters.get(letter)
          if (others) others.push(termOf(term))
          else letters.set(letter, [termOf(term)])
        }
        return [...letters]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([letter, terms]) => ({ letter, terms }))
      },
      find: async id => {
        const item = await find('glossary', id)
        if (!item) return undefined
        const { related = [] } = detailsOf(item)
        const terms = await Promise.all(related.map(slug => items.find('glossary', String(slug))))
        return {
          ...termOf(item),
          content: await render(item.content, 'markdown'),
          related: terms.flatMap(term => (term ? [termOf(term)] : [])),
          updatedAt: item.updatedAt,
        }
      },
    },
    overview: async () => {
      const [first] = await titles('overview')
      const item = first && (await find('overview', first.id))
      if (!item) return undefined
      const content = await render(item.content, isMarkdown(item.content) ? 'markdown' : 'rich')
      return { title: item.title, text: item.description, content }
    },
    legal: legal.find,
    countAddresses: async () => {
      await ready()
      return items.countPaged()
    },
    addresses: async range => {
      await ready()
      return (await items.paged(range)).map(item => ({
        path: paths[item.kind](item),
        updatedAt: item.updatedAt,
      }))
    },
  }

  async function list<Item>(
    kind: SiteItemKind,
    { category, search, page = 1 }: SiteQuery = {},
    shape: (items: readonly SiteItemEntry[]) => Promise<readonly Item[]>,
  ) {
    await ready()
    const at = Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1
    const found = await items.page(kind, { category, search, page: at, size: pageSize })
    return {
      items: await shape(found.items),
      currentPage: found.page,
      totalPages: Math.max(1, Math.ceil(found.total / pageSize)),
      total: found.total,
    }
  }

  async function find(kind: SiteItemKind, id: string) {
    await ready()
    return items.find(kind, id)
  }

  async function titles(kind: SiteItemKind) {
    await ready()
    return items.titles(kind)
  }

  async function categories(kind: SiteItemKind) {
    await ready()
    return items.categories(kind)
  }

  /** What leads to a template shows how that begins. */
  async function withSketches(found: readonly SiteItemEntry[]): Promise<readonly SiteItem[]> {
    const templates = found.map(item => detailsOf(item).template)
    const sketches = await items.sketches(templates.filter(slug => slug !== undefined))
    return found.map((item, index) => {
      const sketch = sketches.get(templates[index] ?? '')
      return { ...itemOf(item), ...(sketch !== undefined && { sketch: sketchIn(sketch) }) }
    })
  }

  function directory(kind: 'ai-app' | 'directory'): SiteDirectory {
    return {
      list: query => list(kind, query, withSketches),
      find: async (id): Promise<ArticleItem | undefined> => {
        const item = await find(kind, id)
        return (
          item && {
            ...itemOf(item),
            ...(await withSketches([item]))[0],
            ...detailsOf(item),
            content: await render(item.content, 'markdown'),
          }
        )
      },
      categories: () => categories(kind),
      latest: async () => {
        await ready()
        return (await items.page(kind, { page: 1, size: mostLatest })).items.map(itemOf)
      },
    }
  }
}

interface Addressed {
  readonly id: string
  readonly title: string
  readonly categorySlug: string
}

const paths: Readonly<Record<SiteKind, (item: Addressed) => string>> = {
  template: ({ categorySlug: slug, ...item }: Addressed) =>
    templatePath({ ...item, category: { slug } }),
  'ai-app': aiAppPath,
  directory: directoryPath,
  glossary: ({ id, title: term }: Addressed) => termPath({ id, term }),
}

function itemOf(item: SiteItemEntry): SiteItem {
  const { id, slug, title, description, category, categorySlug, coverImage, createdAt, updatedAt } =
    item
  return {
    id,
    slug,
    title,
    description,
    category: { name: category, slug: categorySlug },
    ...(coverImage !== null && { coverImage }),
    createdAt,
    updatedAt,
  }
}

const noSketch: FlowSketch = { nodes: [], edges: [] }

const sketchIn = (json: string) => readStored<FlowSketch>(json, noSketch, 'sketch of a template')

/** What is kept of an item beside its columns. */
interface ItemDetails {
  readonly tags?: string[]
  readonly features?: TitledText[]
  readonly benefits?: TitledText[]
  readonly related?: readonly unknown[]
  readonly template?: string
}

const detailsOf = ({ id, details }: Pick<SiteItemEntry, 'id' | 'details'>) =>
  readStored<ItemDetails>(details, {}, `details of item ${id}`)

function cardOf(item: SiteItemEntry): TemplateCard {
  const { tags = [] } = detailsOf(item)
  const sketch = item.sketch === null ? noSketch : sketchIn(item.sketch)
  return { ...itemOf(item), likes: item.likes, forks: item.forks, tags, sketch }
}

function termOf({
  id,
  slug,
  title,
  description,
}: Pick<SiteItemEntry, 'id' | 'slug' | 'title' | 'description'>): GlossaryTerm {
  return { id, slug, term: title, description }
}

function isMarkdown(content: string): boolean {
  return !/^\s*[<"{]/.test(content)
}

/** What renders is read when the first page needs it. */
async function render(content: string, form: ContentForm): Promise<GuideContent> {
  const { renderContent } = await import('./render/render-content.js')
  return renderContent(content, form)
}
