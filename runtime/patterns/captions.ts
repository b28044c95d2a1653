import type { Content } from '../node/content.js'
import { isMediaAddress } from '../validate/address.js'

/** Do the captions of this come from an address that may not be loaded? (decision 50) */
export function hasBlockedCaptions(content: Content): boolean {
  return 'captions' in content && !!content.captions && !isMediaAddress(content.captions, 'file')
}

/** The same content, without captions that may not be loaded. */
export function withoutBlockedCaptions(content: Content): Content {
  if ((content.kind !== 'video' && content.kind !== 'audio') || !hasBlockedCaptions(content)) return content
  const { captions: _, ...rest } = content
  return rest
}
