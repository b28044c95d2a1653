import { noAddress } from '../session/placeholders.js'
import { isLinkAddress, isMediaAddress, isSecureAddress } from '../validate/address.js'
import { type Content, type ContentKind, type ContentOf, kindOfContent } from './content.js'

/** May this be shown? Media, links and frames with a scheme that could do harm are not (decision 50). */
export function isDrawable(content: Content): boolean {
  return isAllowed(kindOfContent(content), content)
}

function isAllowed<Kind extends ContentKind>(kind: Kind, content: ContentOf[Kind]): boolean {
  return allowed[kind](content)
}

const isMedium = ({ kind, src }: ContentOf['image' | 'video' | 'audio' | 'file']) =>
  isMediaAddress(src, kind)

const allowed: { readonly [Kind in ContentKind]: (content: ContentOf[Kind]) => boolean } = {
  text: () => true,
  image: isMedium,
  video: isMedium,
  audio: isMedium,
  file: isMedium,
  html: () => true,
  link: ({ src }) => isLinkAddress(src),
  frame: ({ src }) => isSecureAddress(src),
  qr: ({ src }) => src !== noAddress,
  // What it shows is its own code's.
  plugin: () => true,
}
