import MarkdownIt from 'markdown-it'
import { parse } from 'yaml'

/** A text of ours as a page shows it. */
export interface Article {
  /** What stands above the text, between two lines of `---`. */
  readonly about: Readonly<Record<string, unknown>>
  readonly html: string
  readonly headings: readonly {
    readonly id: string
    readonly text: string
    readonly level: number
  }[]
  /** How long reading takes. */
  readonly minutes: number
}

const markdown = new MarkdownIt({ html: false })
// What may be too wide for a phone scrolls by itself, and must then be reached by keyboard.
markdown.renderer.rules.table_open = (tokens, index) => {
  const count = tokens.slice(0, index + 1).filter(({ type }) => type === 'table_open').length
  return `<section aria-label="Table ${count}" tabindex="0"><table>\n`
}
markdown.renderer.rules.table_close = () => '</table></section>\n'
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`
/** Words that people read in a minute. */
const wordsOfMinute = 220

/** Renders a Markdown file that lies beside the site, with an id at each heading. */
export function readArticle(file: string): Article {
  const [, front = '', text = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const headings: { id: string; text: string; level: number }[] = []
  const tokens = markdown.parse(text, {})
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const words = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    const id = idOf(words, headings)
    token.attrSet('id', id)
    headings.push({ id, text: words, level: Number(token.tag.slice(1)) })
  }
  return {
    about: Object(parse(front)),
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / wordsOfMinute)),
  }
}

/** What is said twice in a text gets a number. */
function idOf(words: string, taken: readonly { readonly id: string }[]): string {
  const id =
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'part'
  const count = taken.filter(other => other.id === id || other.id.startsWith(`${id}--`)).length
  return count === 0 ? id : `${id}--${count + 1}`
}
