import MarkdownIt from 'markdown-it'

// HTML inside Markdown is shown as it was typed.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** Renders Markdown to HTML. */
export function markdownToHtml(text: string): string {
  return markdown.render(text)
}
