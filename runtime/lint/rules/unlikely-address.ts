import { fillAddress, noAddress } from '../../session/placeholders.js'
import { isEmail } from '../../validate/email.js'
import { isUrl } from '../../validate/url.js'
import type { LintedField } from '../fields-in.js'
import { withMend, writeInstead } from '../mends.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const unlikelyAddress: Rule = {
  id: 'unlikely-address',
  severity: 'warning',
  title: 'An address that leads nowhere',
  explanation:
    'A phone number, an e-mail address or the name of a site is read as a page of the site that the chat is on, unless `tel:`, `mailto:` or `https://` stands before it: who presses the link comes to a page that is not there. What the server calls, such as a webhook, must be a whole address, or the call fails each time.',
  remedy: 'Write the whole address: it begins with https://, or with tel: or mailto:.',
  *check({ nodes }) {
    for (const node of nodes)
      for (const field of node.fields) {
        const meant = field.isPublic ? meantByLink(field) : meantByCall(field)
        if (meant)
          yield {
            nodeId: node.id,
            field: field.path,
            ...(!field.isPublic && { severity: 'error', remedy: ofCall }),
            message: `${quote(String(field.value))} is no address${field.isPublic ? ' that a link leads to' : ' that can be called'}.`,
            ...withMend(withTitle(writeInstead(meant.address, field, node), meant.title)),
          }
      }
  },
}

const ofCall = 'Write the whole address, as the other side tells it: it begins with https://.'

interface Meant {
  /** What is most likely meant; undefined where nobody can tell. */
  readonly address?: string
  /** What a press on it does; by default the address is named. */
  readonly title?: string
}

/** A number as people write it: nothing but digits, with what stands between them. */
const number = /^\+?[\d ().\u2013/-]{5,30}$/
/** Pages of a site, which have names like hosts. */
const page = /\.(?:html?|php|aspx?|pdf|jpe?g|png|gif|svg|txt|md)$/i

/** Undefined: a link may lead there. */
function meantByLink({ form, value }: LintedField): Meant | undefined {
  if (form.kind !== 'address' || 'isFile' in form || 'isSecure' in form) return undefined
  const text = String(value).trim()
  if (text === '' || /^(?:[/.?#{$]|[a-z][a-z\d+.-]*:(?!\d))/i.test(text)) return undefined
  if (isEmail(text)) return { address: `mailto:${text}`, title: 'Write a mail to it' }
  if (number.test(text) && text.replace(/\D/g, '').length >= 5)
    return { address: `tel:${text.replace(/[^\d+]/g, '')}`, title: 'Call this number' }
  if (isUrl(text) && !page.test(text)) return { address: `https://${text}` }
  return /\s/.test(text) ? {} : undefined
}

/** Undefined: it can be called, or only a visitor's values tell. */
function meantByCall({ form, value }: LintedField): Meant | undefined {
  if (form.kind !== 'address') return undefined
  const text = String(value).trim()
  const filled = fillAddress(text, { get: () => 'x' })
  if (text === '' || /^[{$]/.test(text) || filled === noAddress) return undefined
  if (/^https?:\/\/[^/?#\s]/i.test(filled)) return undefined
  return isUrl(filled) && filled === text ? { address: `https://${text}` } : {}
}

const withTitle = (mend: ReturnType<typeof writeInstead>, title: string | undefined) =>
  mend && title !== undefined ? { ...mend, title } : mend
