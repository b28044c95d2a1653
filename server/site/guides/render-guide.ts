import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { type GuideFile, type GuideFolder, slugOf } from './guide-files.js'
import { untilWord } from './until-word.js'

/** A guide ready to be shown and searched. */
export interface RenderedGuide {
  readonly title: string
  readonly about: string
  readonly html: string
  readonly headings: readonly {
    readonly id: string
    readonly text: string
    readonly level: number
  }[]
  /** Its text by headings; that before the first one has no id. */
  readonly sections: readonly GuideSection[]
}

/** What stands under a heading. */
interface GuideSection {
  readonly id: string
  readonly heading: string
  readonly text: string
}

// The files are the project's own: the few pictures that are written as HTML may stay.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
const { rules } = markdown.renderer

type Tokens = ReturnType<typeof markdown.parse>
type Token = Tokens[number]

rules.table_open = () => '<div data-table tabindex="0" role="group" aria-label="Table"><table>\n'
rules.table_close = () => '</table></div>\n'
rules.fence = (tokens, index) => {
  const { content, info } = tokens[index] as Token
  const language = markdown.utils.escapeHtml(info.trim().split(' ')[0] ?? '')
  return `<pre tabindex="0" data-language="${language}"><code>${markdown.utils.escapeHtml(content)}</code></pre>\n`
}

const longestAbout = 200

/** Renders a file of docs/: its links lead to the site's guides, and its headings have the anchors that GitHub gives them. */
export function renderGuide({ path, text }: GuideFile, folder: GuideFolder): RenderedGuide {
  const tokens = markdown.parse(text.replace(/^<!--[\s\S]*?-->\s*/, ''), {})
  const title = titleOf(tokens) ?? slugOf(path)
  const about = aboutOf(tokens) ?? `${title} in the documentation of Talkgraph.`
  const body = withoutContents(withoutTitle(tokens))
  const headings = nameHeadings(body)
  for (const token of body) {
    if (token.type === 'inline') token.children = linked(token.children ?? [], path, folder)
    if (token.type === 'html_block') token.content = withPictures(token.content, path, folder)
    token.attrs =
      token.attrs?.map(([name, value]) =>
        name === 'style' ? ['data-align', String(value).slice(11)] : [name, value],
      ) ?? null
  }
  return {
    title,
    about,
    headings: headings.filter(({ level }) => level < 4),
    sections: sectionsOf(body),
    html: markdown.renderer.render(body, markdown.options, {}),
  }
}

/** What an inline token says, without its marks. */
const wordsOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) =>
      /^(?:text|code_inline)$/.test(type) ? content : type === 'softbreak' ? ' ' : '',
    )
    .join('')

function titleOf(tokens: Tokens): string | undefined {
  const at = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1')
  const inline = tokens[at + 1]
  return at < 0 || !inline ? undefined : wordsOf(inline)
}

function aboutOf(tokens: Tokens): string | undefined {
  const inline = tokens.find(
    (token, at) =>
      token.type === 'inline' && tokens[at - 1]?.type === 'paragraph_open' && token.level === 1,
  )
  const words = inline && wordsOf(inline).trim()
  if (!words || words.length < 20) return undefined
  if (words.length <= longestAbout) return words
  const shown = words.slice(0, longestAbout)
  const end = [...shown.matchAll(/[.!?]\s/g)].at(-1)?.index ?? 0
  return end >= 40 ? shown.slice(0, end + 1) : `${untilWord(shown)} …`
}

function withoutTitle(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1')
  return at < 0 ? tokens : tokens.toSpliced(at, 3)
}

/** Takes a list of the page's own headings out: the page has one beside its text. */
function withoutContents(tokens: Tokens): Tokens {
  const start = tokens.findIndex(({ type, level }) => type === 'bullet_list_open' && level === 0)
  const end = tokens.findIndex(
    ({ type, level }, at) => at > start && type === 'bullet_list_close' && level === 0,
  )
  if (start < 0 || tokens.slice(0, start).some(({ type }) => type === 'heading_open')) return tokens
  const entries = tokens.slice(start, end).filter(({ type }) => type === 'inline')
  const isContents = entries.every(({ content }) => /^\[[^\]]*\]\(#[^)]*\)$/.test(content))
  return isContents ? tokens.toSpliced(start, end - start + 1) : tokens
}

function nameHeadings(tokens: Tokens): { id: string; text: string; level: number }[] {
  const taken = new Map<string, number>()
  return tokens.flatMap((token, at) => {
    const inline = tokens[at + 1]
    if (token.type !== 'heading_open' || !inline) return []
    const text = wordsOf(inline)
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    const count = taken.get(anchor) ?? 0
    taken.set(anchor, count + 1)
    const id = count === 0 ? anchor : `${anchor}-${count}`
    token.attrSet('id', id)
    return [{ id, text, level: Number(token.tag.slice(1)) }]
  })
}

function linked(tokens: Tokens, path: string, folder: GuideFolder): Tokens {
  // Links do not stand in one another.
  let isDropped = false
  return tokens.filter(token => {
    if (token.type === 'image') place(token, path, folder)
    if (token.type === 'html_inline') token.content = withPictures(token.content, path, folder)
    if (token.type === 'link_open') {
      const href = addressOf(String(token.attrGet('href')), path, folder)
      isDropped = href === undefined
      if (href !== undefined) token.attrSet('href', href)
      return !isDropped
    }
    return token.type !== 'link_close' || !isDropped
  })
}

/** Where a link of a file leads on the site; undefined where that is not on it. */
function addressOf(href: string, path: string, { files, others }: GuideFolder): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|#|\/)/i.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const to = inFolder(file, path)
  const after = anchor === undefined ? '' : `#${anchor}`
  if (to.endsWith('.md') && files.has(slugOf(to))) return `/docs/${slugOf(to)}${after}`
  return others.has(to) ? `/docs/${to}` : undefined
}

const inFolder = (file: string, path: string): string =>
  posix.join(posix.dirname(path), decodeURI(file)).replace(/^\.\.\/SECURITY\.md$/, 'security.md')

function place(token: Token, path: string, { others }: GuideFolder): void {
  const to = inFolder(String(token.attrGet('src')), path)
  const size = others.get(to)
  token.attrSet('src', `/docs/${to}`)
  token.attrSet('loading', 'lazy')
  if (!size) return
  token.attrSet('width', String(size.width))
  token.attrSet('height', String(size.height))
}

const picture = /<img src="([\w./-]+)" width="(\d+)"/g

function withPictures(html: string, path: string, { others }: GuideFolder): string {
  return html.replace(picture, (_, src: string, width: string) => {
    const to = inFolder(src, path)
    const size = others.get(to)
    const height = size && Math.round((Number(width) * size.height) / size.width)
    return `<img src="/docs/${to}" loading="lazy" width="${width}"${height === undefined ? '' : ` height="${height}"`}`
  })
}

function sectionsOf(tokens: Tokens): readonly GuideSection[] {
  const sections = [{ id: '', heading: '', text: '' }]
  for (const [at, token] of tokens.entries()) {
    const last = sections.at(-1)
    const isHeading = tokens[at - 1]?.type === 'heading_open'
    if (token.type === 'inline' && isHeading)
      sections.push({
        id: String(tokens[at - 1]?.attrGet('id')),
        heading: wordsOf(token),
        text: '',
      })
    else if (last && token.type === 'inline') last.text += `${wordsOf(token)} `
    else if (last && token.type === 'fence') last.text += `${token.content} `
  }
  return sections
}
