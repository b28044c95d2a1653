import file from '../../../CHANGELOG.md?raw'
import { readArticle } from './read-article.js'

/** A version as the changelog tells of it. */
export interface Version {
  readonly name: string
  /** Where its part of the page begins. */
  readonly id: string
  /** The day it came out, as `2026-11-23`; undefined where nobody noted it. */
  readonly date?: string | undefined
  readonly html: string
}

/** The versions of CHANGELOG.md, the newest first. */
export const versions: readonly Version[] = file
  .split(/^## /m)
  .slice(1)
  .map(part => {
    const [heading = '', ...lines] = part.split('\n')
    const [, name = heading, date] = /^(\S+)(?: \((\d{4}-\d\d-\d\d)\))?/.exec(heading) ?? []
    return { name, id: `v${name}`, date, html: withoutIds(readArticle(lines.join('\n')).html) }
  })

/** Each version has the same headings. */
function withoutIds(html: string): string {
  return html.replace(/<(h\d) id="[^"]*"/g, '<$1')
}
