import { noAddress } from '../session/placeholders.js'
import { isLinkAddress, isMediaAddress, isSecureAddress } from '../validate/address.js'
import type { Content } from './content.js'

/** May this be shown? Media, links and frames with a scheme that could do harm are not (decision 50). */
export function isDrawable(content: Content): boolean {
  const { kind } = content
  switch (kind) {
    case 'text':
    case 'html':
      return true
    case 'link':
      return isLinkAddress(content.src)
    case 'frame':
      return isSecureAddress(content.src)
    case 'qr':
      return content.src !== noAddress
    default:
      return isMediaAddress(content.src, kind)
  }
}
