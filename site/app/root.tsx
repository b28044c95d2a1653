import { BrandProvider } from '@talkgraph/ui'
import { brandStylesPath } from '@talkgraph/wire/brand'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import '@talkgraph/ui/tokens.css'
import '@talkgraph/ui/base.css'
import './site.css'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { Route } from './+types/root'
import { claimsAt } from './claims.js'
import { plainPart } from './kit/plain-part.js'
import { brandOf, titleOf } from './meta/page-meta.js'
import { ErrorPage } from './shell/error-page.js'
import { SiteChat } from './shell/site-chat.js'
import styles from './shell/skip-link.module.css'
import { useIsWhole } from './shell/use-every-page.js'
import { visitContext } from './visit.js'

const Header = plainPart(async () => (await import('./shell/header.js')).Header)
const Footer = plainPart(async () => (await import('./shell/footer.js')).Footer)

/** What each page knows: where the site is reached, whether there is more of it than guides, which bot is on it, and what it claims. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { origin, isWhole, bot, data } = context.get(visitContext)
  const claims = claimsAt(new URL(request.url).pathname, data.claims)
  return { origin, isWhole, bot, claims, brand: data.operator.brand ?? null }
}

/** It is the same on every page. */
export const shouldRevalidate = () => false

/** Of a page that has no meta of its own, and of errors, which no search engine keeps. */
export function meta({ error, matches }: Route.MetaArgs) {
  const isLost = isRouteErrorResponse(error) && error.status === 404
  return [
    {
      title: titleOf(
        isLost ? 'Page not found' : error ? 'Something went wrong' : '',
        brandOf(matches),
      ),
    },
    ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** The page around every route. A route whose handle says `script` brings scripts; the others are plain HTML. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const hasScript = useMatches().some(
    ({ handle }) => (handle as { script?: boolean } | undefined)?.script,
  )
  const isWhole = useIsWhole()
  const brand = useRouteLoaderData<typeof loader>('root')?.brand
  return (
    <html lang="en" id="top">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href="/site/favicon.svg" />
        <Meta />
        <Links />
        {brand && <link rel="stylesheet" href={brandStylesPath} />}
      </head>
      <body>
        <SkipLink />
        <BrandProvider value={brand ?? undefined}>
          <Header isWhole={isWhole} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {isWhole && <Footer />}
        </BrandProvider>
        {hasScript && <Scripts />}
        <SiteChat />
      </body>
    </html>
  )
}

/** The page's own part. */
export default function Root() {
  return <Outlet />
}

/** In place of a page that is not there, or failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage isLost={isRouteErrorResponse(error) && error.status === 404} />
}

/** The first link of each page, seen when it has the focus: past the header. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
