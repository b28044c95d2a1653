import { html, raw } from 'hono/html'
import { zoneName } from '../../../runtime/session/zone-name.js'
import { zonedIso } from '../../../runtime/validate/time-zone.js'
import { filledIn } from '../../platform/mail/filled-in.js'
import type { BookingEntry } from '../../store/index.js'
import { bookingWords } from './booking-words.js'
import type { FreeTime } from './free-times.js'
import { dayOf, hoursOf, whenInWords } from './when-in-words.js'

/** What a visitor sees of their appointment. */
export interface ShownBooking {
  readonly entry: BookingEntry
  /** What the bot is called. */
  readonly title: string
  readonly now: number
  /** Free times to move it to; absent: it cannot be moved. */
  readonly times?: readonly FreeTime[] | undefined
  /** The date from which later times are shown. */
  readonly next?: string | undefined
  /** What has just become of it. */
  readonly done?: 'isMoved' | 'isCancelled' | 'taken' | undefined
  /** The visitor is asked whether they mean it. */
  readonly asksToCancel?: boolean
}

/** A page of its own, with what stands in it inline. */
interface Page {
  readonly html: string
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The page on which a visitor moves or cancels an appointment; it needs no script. */
export function bookingPage(shown: ShownBooking): Promise<Page> {
  const { entry, title, now, times, next, done, asksToCancel } = shown
  const { words, language } = bookingWords(entry.locale)
  const locale = language === 'en' && !entry.locale.startsWith('en') ? 'en' : entry.locale
  const isOver = entry.end <= now
  const isOpen = entry.state === 'booked' && !isOver
  const state =
    entry.state === 'cancelled' ? words.isCancelled : isOver ? words.over : done && words[done]
  const days = new Map<string, FreeTime[]>()
  for (const time of times ?? []) {
    const day = dayOf(time.start, entry.zone, locale)
    const those = days.get(day) ?? []
    if (those.at(-1)?.start !== time.start) those.push(time)
    days.set(day, those)
  }
  return page(
    { language, title: words.title },
    html`<h1>${words.title}</h1>
<p class="when"><strong>${whenInWords(entry, entry.zone, locale)}</strong></p>
<p>${title}${entry.resourceName ? ` · ${filledIn(words.withWhom, { name: entry.resourceName })}` : ''}</p>
<p>${filledIn(words.zone, { zone: zoneName(entry.zone, locale) })}</p>
${state ? html`<p class="state" role="status">${state}</p>` : ''}
${
  isOpen && asksToCancel
    ? html`<form method="post"><p>${words.confirmCancel}</p><button class="danger" name="cancel" value="yes">${words.reallyCancel}</button></form>`
    : ''
}
${isOpen && !asksToCancel ? html`<form method="get"><button class="danger" name="cancel" value="ask">${words.cancel}</button></form>` : ''}
${
  isOpen && times
    ? html`<h2>${words.change}</h2>
${days.size === 0 ? html`<p>${words.none}</p>` : ''}
${[...days].map(
  ([day, those]) =>
    html`<section><h3>${day}</h3><form method="post" class="times">${those.map(
      time =>
        html`<button name="start" value="${zonedIso(time.start, entry.zone)}">${hoursOf(time, entry.zone, locale)}</button>`,
    )}</form></section>`,
)}
${next ? html`<p><a href="?from=${next}">${words.later}</a></p>` : ''}`
    : ''
}`,
  )
}

/** What stands where there is no such appointment. */
export function missingBookingPage(locale: string): Promise<Page> {
  const { words, language } = bookingWords(locale)
  return page({ language, title: words.missing }, html`<h1>${words.missing}</h1>`)
}

async function page(
  { language, title }: { readonly language: string; readonly title: string },
  body: ReturnType<typeof html>,
): Promise<Page> {
  const written = await html`<!doctype html>
<html lang="${language}" dir="${['ar', 'he'].includes(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
  return { html: String(written), styles: [style], scripts: [] }
}

const style = `:root{color-scheme:light dark;--ground:#f9f9f8;--card:#fff;--edge:#dad9d6;--text:#21201c;--quiet:#63635e;--accent:#1b55f3;--danger:#b42318}
@media (prefers-color-scheme:dark){:root{--ground:#111110;--card:#191918;--edge:#3b3a37;--text:#eeeeec;--quiet:#b5b3ad;--accent:#9db1ff;--danger:#ff977d}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Arial,sans-serif}
main{width:min(36rem,100%);margin:5vh auto;padding:24px;background:var(--card);border:1px solid var(--edge);border-radius:16px 16px 16px 4px}
h1{margin:0 0 8px;font-size:1.375rem;line-height:1.25}
h2{margin:32px 0 8px;font-size:1.125rem}
h3{margin:16px 0 8px;font-size:1rem;font-weight:600}
p{margin:0 0 4px;color:var(--quiet);overflow-wrap:anywhere}
.when{color:var(--text)}
.state{margin-top:16px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;color:var(--text)}
form{margin-top:16px}
.times{display:flex;flex-wrap:wrap;gap:8px;margin-top:0}
button{min-height:44px;padding:8px 16px;border:1px solid var(--edge);border-radius:6px;background:none;color:var(--accent);font:inherit;font-weight:600;cursor:pointer}
.danger{color:var(--danger)}
a{display:inline-block;padding:10px 0;color:var(--accent)}
:is(a,button):focus-visible{outline:2px solid var(--accent);outline-offset:2px}`
