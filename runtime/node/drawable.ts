import { isLinkAddress, isMediaAddress } from '../validate/address.js'
import type { Content } from './content.js'

/** May this be shown? Media and links with a scheme that could do harm are not (decision 50). */
export function isDrawable(content: Content): boolean {
  if (content.kind === 'text' || content.kind === 'html') return true
  return content.kind === 'link' ? isLinkAddress(content.src) : isMediaAddress(content.src, content.kind)
}
