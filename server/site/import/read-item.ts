import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { BotError, parseBot } from '../../../runtime/index.js'
import type { NewSiteItem, SiteItemKind } from '../../store/index.js'
import { markdownToHtml } from '../render/markdown.js'
import { itemSchemas, type ReadItem } from './item-schema.js'
import type { RawItem } from './read-file.js'
import { sketchFlow } from './sketch-flow.js'
import type { Slip } from './slip.js'

/** Where an item stands: its file, the name that the file gives it, and its kind. */
export interface ItemSource {
  readonly file: string
  readonly name: string
  readonly kind: SiteItemKind
  /** Finds the bot that a template names; rejects where there is none. */
  findBot(name: string): Promise<string>
}

/** Reads an item, or tells what is wrong with it, with the lines. A date that is left out is the day of `now`. */
export async function readItem(
  { fields, line }: RawItem,
  source: ItemSource,
  now: Date,
): Promise<NewSiteItem | readonly Slip[]> {
  const { kind, file } = source
  const slip = (path: readonly PropertyKey[], message: string): Slip => ({
    file,
    line: line(path),
    message,
  })
  // Files of earlier makers call the bot of a template `bot`, and list likes and forks one by one.
  const { bot, kind: _, ...rest } = fields
  const given = { ...rest, ...(bot !== undefined && { chatbot: bot }), ...counts(fields) }
  const result = v.safeParse<v.GenericSchema<unknown, ReadItem>>(itemSchemas[kind], given)
  if (!result.success)
    return result.issues.map(issue => {
      const path = issue.path?.map(({ key }) => key as PropertyKey) ?? []
      return slip(path, explain(issue, path))
    })
  const item = result.output
  const slug = item.slug ?? slugOf(source.name)
  if (slug === '') return [slip([], 'It has no slug, and its file no name that could be one.')]
  const head = headOf(kind, item)
  const categorySlug = slugOf(head.category)
  const created = item.createdAt ?? now.toISOString()
  const common = {
    kind,
    slug,
    id: idOf(kind, slug),
    title: head.title,
    description: item.description,
    category: isSlug(head.category) ? nameOf(head.category) : head.category,
    categorySlug,
    coverImage: item.coverImage ?? null,
    content: item.content,
    details: JSON.stringify(detailsOf(item)),
    words: [item.description, head.category, ...('tags' in item ? item.tags : [])].join(' '),
    likes: 'likes' in item ? item.likes : 0,
    forks: 'forks' in item ? item.forks : 0,
    createdAt: created,
    updatedAt: item.updatedAt ?? created,
    isUndated: item.createdAt === undefined,
  }
  if (!('chatbot' in item)) return common
  const flow = await readFlow(item.chatbot, source)
  if (typeof flow === 'string') return [slip([bot === undefined ? 'chatbot' : 'bot'], flow)]
  return { ...common, flow, content: guideOf(item.content, file) }
}

/** The slug of a name: small letters, spaces to hyphens, nothing but word characters and hyphens. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/_/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}

/** The same on every server, so that addresses stay when items are brought in anew. */
function idOf(kind: SiteItemKind, slug: string): string {
  return BigInt(`0x${createHash('sha256').update(`${kind} ${slug}`).digest('hex').slice(0, 12)}`)
    .toString(36)
    .padStart(8, '0')
    .slice(0, 8)
}

function headOf(
  kind: SiteItemKind,
  item: ReadItem,
): { readonly title: string; readonly category: string } {
  const title = 'name' in item ? item.name : 'term' in item ? item.term : item.title
  const category =
    'category' in item ? item.category : kind === 'glossary' ? firstLetter(title) : 'Overview'
  return { title, category }
}

function firstLetter(text: string): string {
  const letter = text.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '0'
}

function detailsOf(item: ReadItem): object {
  if ('tags' in item) return { tags: item.tags, features: item.features, benefits: item.benefits }
  if ('link' in item) return { link: item.link }
  if ('template' in item) return { template: item.template }
  return 'related' in item ? { related: item.related } : {}
}

/** A template's content is rich text or HTML, so that Markdown becomes HTML once. */
function guideOf(content: string, file: string): string {
  return file.endsWith('.json') ? content : markdownToHtml(content)
}

async function readFlow(name: string, { findBot }: ItemSource) {
  const file = await findBot(name).catch(() => undefined)
  if (file === undefined) return `There is no bot ${name}.`
  try {
    const sketch = JSON.stringify(sketchFlow(parseBot(file)))
    return { hash: createHash('sha256').update(file).digest('base64url'), file, sketch }
  } catch (error) {
    if (error instanceof BotError) return `The bot ${name} does not load: ${error.message}`
    throw error
  }
}

function explain(issue: v.BaseIssue<unknown>, path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.') || 'The item'
  if (issue.received === 'undefined') return `${name} is missing.`
  if (issue.expected === 'never') return `There is no field ${name} here.`
  return `${name} ${/^Invalid/.test(issue.message) ? 'is not as it should be' : issue.message}.`
}

function counts(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    ['likes', 'forks'].flatMap(name => {
      const value = fields[name]
      return Array.isArray(value) ? [[name, value.length]] : []
    }),
  )
}

const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Capitalises each word of a slug. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
