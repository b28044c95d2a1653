import type { Content } from '../../runtime/index.js'
import type { Sanitise } from '../model/markup.js'
import type { WriteText } from '../texts/english.js'
import { plainWords } from './text/plain-words.js'

/** Puts content into the words that are read out when it arrives. */
export function readOut(content: Content, t: WriteText, sanitise: Sanitise | undefined): string {
  switch (content.kind) {
    case 'text':
    case 'html':
      return wordsOf(content.html, sanitise)
    case 'image':
      return content.alt || t('Image')
    case 'video':
      return t('Video')
    case 'audio':
      return t('Audio')
    case 'file':
      return t('File: {name}', { name: content.name })
    case 'qr':
      return content.alt || `${t('QR code')}: ${content.src}`
    case 'frame':
    case 'link':
      return t('Link: {name}', { name: content.label })
  }
}

function wordsOf(html: string, sanitise: Sanitise | undefined): string {
  const words = sanitise ? (sanitise(html).textContent ?? '') : plainWords(html)
  return words.replace(/\s+/g, ' ').trim()
}
