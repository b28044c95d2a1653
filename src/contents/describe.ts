import type { Content } from '../../runtime/index.js'
import { plainText } from './text/plain-text.js'

/** Content in words, as it is read out when it arrives. */
export function describe(content: Content): string {
  switch (content.kind) {
    case 'text':
    case 'html':
      return plainText(content.html)
    case 'image':
      return content.alt || 'Image'
    case 'video':
      return 'Video'
    case 'audio':
      return 'Audio'
    case 'file':
      return `File: ${content.name}`
    case 'link':
      return `Link: ${content.label}`
  }
}
