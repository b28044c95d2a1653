import { html, raw } from 'hono/html'
import type { PageLooks } from '../page-looks.js'
import type { Page } from '../page-record.js'
import { pageScript } from './page-script.js'
import { pageStyle } from './page-style.js'
import { directionOf, wordsIn } from './page-words.js'

/** Where a page stands: what its own addresses begin with, and where it is known to be. */
export interface PagePlace {
  /** `/c/NAME`, or nothing at the top of a domain of its own. */
  readonly base: string
  /** The address that search engines and shared links name. */
  readonly canonical: string
}

/** What a page is called. */
export const titleOf = ({ title }: Page, looks: PageLooks): string => title ?? looks.name

/** What a page says of itself. */
export const descriptionOf = (page: Page, looks: PageLooks): string =>
  page.description ?? wordsIn(page.language).words.about(titleOf(page, looks))

/** A bot's page: its words and colours stand there at once, the chat comes over them. */
export async function pageHtml(page: Page, looks: PageLooks, { base, canonical }: PagePlace) {
  const { entry, language, contact, isHidden } = page
  const { words, tag } = wordsIn(language)
  const title = titleOf(page, looks)
  const description = descriptionOf(page, looks)
  const isOpen = entry.password === null
  const own = new URL(canonical).origin
  const style = pageStyle(looks)
  const rendered = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-bot="${entry.botId}"${isOpen ? html` data-worker="${base}/sw.js" data-scope="${base || '/'}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${canonical}">
${isHidden || !isOpen ? html`<meta name="robots" content="noindex">` : ''}
<meta name="theme-color" content="${looks.headBg}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
<meta property="og:image" content="${own}${base}/picture.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${base}/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${base}/icon-192.png">
${isOpen ? html`<link rel="manifest" href="${base}/manifest.webmanifest">` : ''}
<style>${raw(style)}</style>
<script defer src="/talkgraph.js"></script>
<script>${raw(pageScript)}</script>
</head>
<body>
<main>
<div class="waiting">
<header><h1 dir="auto">${title}</h1>${looks.tagline ? html`<p dir="auto">${looks.tagline}</p>` : ''}</header>
<div class="note">
<p dir="auto">${description}</p>
<div class="scriptless"><p lang="${tag}"><strong>${words.needsScript}</strong></p>${contact ? html`<p><span lang="${tag}">${words.reach}</span> <bdi>${contactLink(contact)}</bdi></p>` : ''}</div>
<p class="loading quiet" lang="${tag}">${words.loading}</p>
<div class="failed" role="alert" lang="${tag}"><p>${words.notLoaded} <a href="">${words.again}</a></p>${contact ? html`<p>${words.reach} <bdi>${contactLink(contact)}</bdi></p>` : ''}</div>
</div>
</div>
</main>
</body>
</html>
`
  return { html: String(await rendered), styles: [style], scripts: [pageScript] }
}

/** The contact that an owner gave, as a link where it is an address, a telephone number or an e-mail address. */
function contactLink(contact: string) {
  const href = hrefOf(contact)
  return href ? html`<a href="${href}">${contact}</a>` : html`${contact}`
}

function hrefOf(contact: string): string | undefined {
  if (/^[^\s@<>"]+@[^\s@<>"][^\s@<>".]*\.[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`
  if (/^\+?[\d\s()./-]{5,30}$/.test(contact)) return `tel:${contact.replace(/[^\d+]/g, '')}`
  const url = /^https?:\/\/\S+$/i.test(contact) ? URL.parse(contact) : null
  return url?.href
}
