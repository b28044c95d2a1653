/** The attributes of an element, by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>

// Programs that pass a mail on put something before its names: `x_`, `ecx`, `yiv123`, `m_-123`.
const tokens = ({ class: classes = '', id = '', name = '' }: Attributes) =>
  `${classes} ${id} ${name}`.slice(0, 500).split(/\s+/)
const has = (attributes: Attributes, names: readonly string[]) =>
  tokens(attributes).some(token => names.some(name => token.endsWith(name)))

const quotes = [
  'yahoo_quoted',
  'moz-cite-prefix',
  'gmail_attr',
  'gmail_quote_attribution',
  'missive_quote',
  'protonmail_quote',
  'tutanota_quote',
  'zmail_extra',
  'front-blockquote',
  'reply-intro',
  'isReplyContent',
  'messageReplySection',
  // Signatures go the same way.
  'gmail_signature',
  'moz-signature',
  'protonmail_signature_block',
  'ms-outlook-mobile-signature',
]

/** In `unless-one-inside`, answers may stand between quotes; where it holds none, it is one itself. */
export function isQuote(name: string, attributes: Attributes): 'yes' | 'unless-one-inside' | 'no' {
  if (name === 'blockquote') return isIndent(attributes) ? 'no' : 'yes'
  if (has(attributes, quotes) || /(?:^|\s)yahoo_quoted_/.test(attributes.id ?? '')) return 'yes'
  if (attributes.name === 'quote') return 'yes'
  return has(attributes, ['gmail_quote', 'gmail_quote_container']) ? 'unless-one-inside' : 'no'
}

/** What Gmail makes where somebody indents their own words. */
function isIndent({ style = '', class: classes, type, cite }: Attributes): boolean {
  const isBare = classes === undefined && type === undefined && cite === undefined
  return isBare && /margin/i.test(style) && /border:\s{0,9}none/i.test(style)
}

const rest = [
  'divRplyFwdMsg',
  'appendonsend',
  'stopSpelling',
  'zwchr',
  'OutlookMessageHeader',
  'OLK_SRC_BODY_SECTION',
  'ms-outlook-mobile-body-separator-line',
  'mail-editor-reference-message-container',
]

/** The line above a head, as Outlook and Windows Mail draw it. */
const drawn =
  /border:\s{0,9}none;\s{0,9}border-top:\s{0,9}solid|border-top-width:\s{0,9}1px;\s{0,9}border-top-style:\s{0,9}solid/i

/** Whether the mail that is answered begins with an element, and goes on to the end: so do Outlook of any age and Hotmail. */
export function startsRest(name: string, attributes: Attributes): boolean {
  if (has(attributes, rest)) return true
  if (name === 'hr') return attributes.tabindex === '-1'
  return name === 'div' && drawn.test((attributes.style ?? '').slice(0, 1000))
}

const hidden = new Set(['head', 'style', 'script', 'title', 'template', 'noscript'])

/** Whether nobody reads what stands in an element. */
export function isUnread(name: string, attributes: Attributes): boolean {
  if (hidden.has(name)) return true
  return /display:\s{0,9}none/i.test(attributes.style ?? '')
}
