import type { PageLooks } from '../page-looks.js'

/**
 * The icon of a page as SVG: a bubble with its three dots in the colours of the bot. One that devices may cut to a shape of
 * their own fills its square, with the bubble well inside.
 */
export function pageIcon({ headBg, headText }: PageLooks, isMaskable = false): string {
  const ground = isMaskable
    ? '<rect width="64" height="64"'
    : '<rect width="64" height="64" rx="14"'
  const size = isMaskable ? 0.78 : 1
  const place = (1 - size) * 32
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
${ground} fill="${headBg}"/>
<g transform="translate(${place} ${place}) scale(${size})"><path fill="${headText}" d="M22 14h20a12 12 0 0 1 12 12v10a12 12 0 0 1-12 12H13a3 3 0 0 1-3-3V26a12 12 0 0 1 12-12Z"/>
<g fill="${headBg}"><circle cx="22" cy="31" r="3.5"/><circle cx="32" cy="31" r="3.5"/><circle cx="42" cy="31" r="3.5"/></g></g>
</svg>`
}
