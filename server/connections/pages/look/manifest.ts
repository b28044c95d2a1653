import type { PageLooks } from '../page-looks.js'
import type { Page } from '../page-record.js'
import { descriptionOf, titleOf } from './page-html.js'
import { directionOf } from './page-words.js'

/** What a device is told that installs the page as an app. */
export function manifestOf(page: Page, looks: PageLooks, base: string): string {
  const start = base || '/'
  const title = titleOf(page, looks)
  const png = (name: string, size: number, purpose: string) => ({
    src: `${base}/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: start,
    name: title,
    short_name: [...title].length > 12 ? [...title.split(' ', 1)].join('') || title : title,
    description: descriptionOf(page, looks),
    lang: page.language,
    dir: directionOf(page.language),
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: looks.chatBg,
    theme_color: looks.headBg,
    icons: [png('icon', 192, 'any'), png('icon', 512, 'any'), png('maskable', 512, 'maskable')],
  })
}
