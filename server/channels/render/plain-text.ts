import type { Content } from '../../../runtime/index.js'
import { limits } from '../../../runtime/validate/limits.js'
import type { Marks } from '../capabilities.js'
import { rowOf } from '../contents/index.js'

/**
 * What a bot says as a text without HTML: media are their addresses, and a link is its words and its address. `marks` stand
 * around words that HTML makes bold and the like.
 */
export function plainText(content: Content, marks: Marks = {}): string {
  return rowOf(content).inWords(content, marks)
}

/** Several contents as one text, a line for each; decision 115. */
export function flatText(contents: readonly Content[]): string {
  return contents
    .map(content => plainText(content))
    .filter(text => text !== '')
    .join('\n')
    .slice(0, limits.text)
}
