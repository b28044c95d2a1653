import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RouterLink } from './router-link.js'

test.each([
  ['a page of the studio', { href: '/bots' }, '/studio/bots'],
  ['other words behind the ? of this page', { href: '?from=1' }, '/studio?from=1'],
  ['another site', { href: 'https://shop.example/' }, 'https://shop.example/'],
  [
    'a file of the server to download',
    { href: '/c/shop/qr.svg', download: 'shop.svg' },
    '/c/shop/qr.svg',
  ],
])('leads to %s', (_, link, address) => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename="/studio" initialEntries={['/studio/']}>
      <RouterLink {...link} />
    </MemoryRouter>,
  )
  expect(html).toContain(`href="${address}"`)
})
