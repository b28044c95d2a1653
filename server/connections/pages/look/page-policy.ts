import { createHash } from 'node:crypto'

/** What a page has inline. */
interface Inline {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The policy of a page: its own scripts and styles by their hashes, and what a bot shows from wherever it is. */
export function pagePolicy({ styles, scripts }: Inline): string {
  const isChat = scripts.length > 0
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    ...(isChat ? chatRules(scripts) : ['img-src data:', "form-action 'self'"]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const chatRules = (scripts: readonly string[]) => [
  `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
  "connect-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' data: blob: https: http:",
  'frame-src https:',
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
