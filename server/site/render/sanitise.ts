import sanitizeHtml, { type IOptions } from 'sanitize-html'

const options: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'br',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    // The page's own title is its only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'nofollow noopener' }) },
    }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        ...(isSize(width) && { width }),
        ...(isSize(height) && { height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Keeps of HTML what a text needs: no script, no style, no handler, no address that runs something. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options)
}

function isSize(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,4}$/.test(text)
}
