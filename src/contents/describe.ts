import type { Content } from '../../runtime/index.js'
import type { Translate } from '../texts/english.js'
import { plainText } from './text/plain-text.js'

/** Content in words, as it is read out when it arrives. */
export function describe(content: Content, t: Translate): string {
  switch (content.kind) {
    case 'text':
    case 'html':
      return plainText(content.html)
    case 'image':
      return content.alt || t('Image')
    case 'video':
      return t('Video')
    case 'audio':
      return t('Audio')
    case 'file':
      return t('File: {name}', { name: content.name })
    case 'link':
      return t('Link: {name}', { name: content.label })
  }
}
