import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify'
import { stripHtml } from '../../../runtime/session/html-text.js'
import { stripInline } from './strip-inline.js'
import { trustedTypesPolicy } from './trusted-types.js'

const tags =
  'a abbr b blockquote br cite code del div em h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'
const attributes = 'alt colspan dir height href lang rel rowspan src target title width'

/** What DOMPurify lets through. */
const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

let purifier: Purifier | undefined

/**
 * The harmless part of a bot's HTML, as nodes: no scripts, styles, forms, ids or classes; links only to http, https,
 * mailto and tel, in a new tab. The one place where the widget reads HTML.
 */
export function sanitise(html: string): DocumentFragment {
  if (!/[<&]/.test(html)) return textOnly(html)
  const fragment = purify(stripInline(html))
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
  purifier ??= DOMPurify(window)
  try {
    // Null keeps DOMPurify from making a policy of its own. It gives null where a frameset took the body's place.
    return (
      purifier.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: trustedTypesPolicy() }) ??
      textOnly(stripHtml(html))
    )
  } catch {
    // The page enforces Trusted Types and does not allow our policy: the words are better than nothing.
    return textOnly(stripHtml(html))
  }
}

function textOnly(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(text)
  return fragment
}
