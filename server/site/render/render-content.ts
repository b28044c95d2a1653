import type { GuideContent } from '@talkgraph/wire/site-data'
import { markdownToHtml } from './markdown.js'
import { richTextToHtml } from './rich-text.js'
import { sanitise } from './sanitise.js'

/** How content is written: Markdown, or as templates have it: JSON with rich text, or HTML. */
export type ContentForm = 'markdown' | 'rich'

const nothing: GuideContent = { html: undefined, headings: [] }

/** Makes stored content safe to be shown in a page, with an id at each heading. */
export function renderContent(content: string, form: ContentForm): GuideContent {
  const html = form === 'markdown' ? markdownToHtml(content) : htmlOf(content.trim())
  return html === undefined ? nothing : withHeadings(sanitise(html))
}

function htmlOf(content: string): string | undefined {
  return content.startsWith('<') ? content : richTextToHtml(content)
}

/** What was made safe has no attribute at a heading, so that it is found as it stands here. */
function withHeadings(html: string): GuideContent {
  const headings: { id: string; text: string; level: number }[] = []
  const taken = new Map<string, number>()
  let marked = ''
  let at = 0
  let open: { readonly level: string; readonly from: number } | undefined
  for (const { 0: tag, 1: slash, 2: level = '', index } of html.matchAll(/<(\/?)h([234])>/g)) {
    if (slash === '') open ??= { level, from: index + tag.length }
    else if (open?.level === level) {
      const inner = html.slice(open.from, index)
      const text = textOf(inner)
      const id = idOf(text, taken)
      headings.push({ id, text, level: Number(level) })
      const before = html.slice(at, open.from - '<h2>'.length)
      marked += `${before}<h${level} id="${id}">${inner}</h${level}>`
      at = index + tag.length
      open = undefined
    }
  }
  return { html: marked + html.slice(at), headings }
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()
}

/** Ids begin alike, so that none is taken for something of the page's own. */
function idOf(text: string, taken: Map<string, number>): string {
  const name = `guide-${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 60) ?? 'part'
  }`
  const count = (taken.get(name) ?? 0) + 1
  taken.set(name, count)
  return count === 1 ? name : `${name}-${count}`
}
