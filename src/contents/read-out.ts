import type { Content } from '../../runtime/index.js'
import type { WriteText } from '../texts/english.js'
import { plainText } from './text/plain-text.js'

/** Puts content into the words that are read out when it arrives. */
export function readOut(content: Content, t: WriteText): string {
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
