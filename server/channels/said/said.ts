import type { Content, Prompt } from '../../../runtime/index.js'
import { escapeHtml } from '../../../runtime/session/html-text.js'

/** What a bot says at once: contents, and what it asks behind them. */
export interface Said {
  readonly contents: readonly Content[]
  /** Null where it asks nothing. */
  readonly prompt: Prompt | null
  /** How many of the last contents are the question's own; absent: nobody knows. */
  readonly own?: number | undefined
  /** Of what is said beside the flow: why. The question that it repeats is another message's. */
  readonly aside?: Aside | undefined
  /** The prompt is asked without its pictures. */
  readonly isPlain?: boolean | undefined
  /** Where an answer was found. Absent: it was not looked for. */
  readonly sources?: readonly { readonly title: string; readonly address: string | null }[]
}

/** Why something is said beside the flow; `again`: what the provider refused is said once more. */
export type Aside = 'unsupported' | 'answered' | 'lost' | 'again' | 'stopped' | 'help'

/** Where the bot is silent. */
export const nothingSaid: Said = { contents: [], prompt: null }

/** A text of a person or an AI as a bot would say it. */
export function textContent(text: string): Content {
  const html = escapeHtml(text)
  return { kind: 'text', text: html, html }
}

/** Characters of contents that one message keeps, as JSON. */
const mostKept = 400_000

/** As much of the contents as one message keeps, from the first on. */
export function withinLimit(contents: readonly Content[]): readonly Content[] {
  let left = mostKept
  return contents.filter((content, index) => {
    left -= JSON.stringify(content).length
    return left >= 0 || index === 0
  })
}
