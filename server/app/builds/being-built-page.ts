import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { noticeStyle } from '../../connections/pages/look/page-style.js'
import type { BuildStep } from './build-step.js'

/** The page that stands at the addresses of `step` until that is built. */
export async function beingBuiltPage(
  step: BuildStep,
  steps: readonly BuildStep[],
  progress: string,
): Promise<string> {
  const title = `${capital(step.what)} ${step.state === 'failed' ? 'could not be built' : 'is being built'}`
  const failed = steps.filter(({ state }) => state === 'failed')
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<noscript><meta http-equiv="refresh" content="3"></noscript>
<style>${raw(style)}</style>
</head>
<body>
<main data-progress="${progress}">
<div id="state" role="status"><h1>${title}</h1>
<p>${step.state === 'failed' ? 'Mend what stands below, and start again: npm start.' : 'This page opens by itself when it is ready.'} The <a href="/demo">demo</a> is there already.</p></div>
<ul id="steps">${steps.map(each => html`<li>${capital(each.what)}: ${stateOf(each)}</li>`)}</ul>
<div id="said">${failed.map(({ what, said }) => html`<h2>${capital(what)}</h2><pre tabindex="0">${said}</pre>`)}</div>
</main>
<script>${raw(script)}</script>
</body>
</html>
`
  return String(await page)
}

/** Allows what this page has in it, and that it asks this server how far the build is. */
export function beingBuiltPolicy(): string {
  const allowed = [
    `style-src '${hash(style)}'`,
    `script-src '${hash(script)}'`,
    "connect-src 'self'",
  ]
  return [
    "default-src 'none'",
    ...allowed,
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const style = `${noticeStyle}
main{width:min(40rem,100%)}
ul{margin:16px 0 0;padding-inline-start:20px}
a{color:inherit}
h2{margin:24px 0 8px;font-size:1rem}
pre{max-height:50vh;margin:0;padding:12px;overflow:auto;border:1px solid var(--edge);border-radius:6px;font-size:.85rem}`

/** Asks once a second, and touches only what has changed: a screen reader says that alone. */
const script = `const main = document.querySelector('main')
const look = async () => {
  const answer = await fetch(main.dataset.progress, { cache: 'no-store' }).catch(() => undefined)
  if (answer && answer.status !== 503) return location.reload()
  const page = answer && new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of page?.querySelectorAll('main > [id]') ?? []) {
    const shown = document.getElementById(part.id)
    if (shown && shown.innerHTML !== part.innerHTML) shown.replaceChildren(...part.childNodes)
  }
  if (page?.title) document.title = page.title
  setTimeout(look, 1000)
}
setTimeout(look, 1000)`

function stateOf({ state, verb, seconds }: BuildStep): string {
  if (state === 'under way') return `being ${verb}`
  return state === 'done' && seconds !== undefined ? `${verb} in ${seconds.toFixed(1)} s` : state
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
