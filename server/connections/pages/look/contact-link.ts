import { html } from 'hono/html'

/** The contact that an owner gave, as a link where it is an address, a telephone number or an e-mail address. */
export function contactLink(contact: string) {
  const href = hrefOf(contact)
  return href ? html`<a href="${href}">${contact}</a>` : html`${contact}`
}

function hrefOf(contact: string): string | undefined {
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`
  if (/^\+?[\d\s()./-]{5,30}$/.test(contact)) return `tel:${contact.replace(/[^\d+]/g, '')}`
  const url = /^https?:\/\/\S+$/i.test(contact) ? URL.parse(contact) : null
  return url?.href
}
