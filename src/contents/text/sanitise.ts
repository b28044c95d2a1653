import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'
import { stripHtml } from '../../../runtime/session/html-text.js'
import { textTags } from '../../../runtime/session/text-tags.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { markInlineNames, unmark } from './inline-names.js'
import { trustedTypesPolicy } from './trusted-types.js'

const attributes = 'alt colspan dir height href lang rel rowspan src target title width'

/** What DOMPurify lets through. */
const config = {
  ALLOWED_TAGS: textTags,
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

let purifier: Purifier | undefined
/** The server of the text that is being sanitised. */
let imageServer: string | undefined

/**
 * The harmless part of a bot's HTML, as nodes: no scripts, styles, forms, ids or classes; links only to http, https,
 * mailto and tel, in a new tab; images as everywhere, relative to the server (decision 50). The one place where the
 * widget reads HTML.
 */
export function sanitise(html: string, server?: string): DocumentFragment {
  if (!/[<&]/.test(html)) return textOnly(html)
  imageServer = server
  const fragment = purify(html)
  for (const link of fragment.querySelectorAll('a')) {
    link.removeAttribute('target')
    link.removeAttribute('rel')
    if (!link.hasAttribute('href')) continue
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return fragment
}

function purify(html: string): DocumentFragment {
  // Made on first use: most texts are plain, and an instance costs time and memory.
  purifier ??= createPurifier()
  try {
    // Null keeps DOMPurify from making a policy of its own. It gives null where a frameset took the body's place.
    const fragment = purifier.sanitize(markInlineNames(html), {
      ...config,
      TRUSTED_TYPES_POLICY: trustedTypesPolicy(),
    })
    return fragment ? unmarkTexts(fragment) : textOnly(stripHtml(html))
  } catch {
    // The page enforces Trusted Types and does not allow our policy: the words are better than nothing.
    return textOnly(stripHtml(html))
  }
}

function createPurifier(): Purifier {
  const purifier = DOMPurify(window)
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const value = unmark(attribute.attrValue)
    const resolved = attribute.attrName === 'src' ? resolveImage(value, imageServer) : value
    attribute.keepAttr = resolved !== undefined
    attribute.attrValue = resolved ?? ''
  })
  return purifier
}

function unmarkTexts(fragment: DocumentFragment): DocumentFragment {
  const texts = document.createNodeIterator(fragment, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = unmark(text.nodeValue ?? '')
  return fragment
}

function textOnly(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(text)
  return fragment
}
