import type { Claims } from '@talkgraph/wire/claims'
import { useRouteLoaderData } from 'react-router'

/** What is claimed on the page that is drawn. */
export const useClaims = (): Claims =>
  useRouteLoaderData<{ readonly claims: Claims }>('root')?.claims ?? {}

/** The same for a page's meta. */
export function claimsIn(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): Claims {
  const root: unknown = matches.find(match => match?.id === 'root')?.loaderData
  return Object(Object(root).claims)
}

/** The areas of the site whose pages have the FAQ. */
const withFaq = ['home', 'faq', 'pricing', 'templates']

/** The lines that a page may need: those of its area, and of the FAQ; the trades' are many, and brought by their pages. */
export function claimsAt(path: string, claims: Claims): Claims {
  const area = path.split('/')[1]?.replace('-complaints', '') || 'home'
  return Object.fromEntries(
    Object.entries(claims).filter(([name]) => {
      const [first = '', , third] = name.split('.')
      if (first === 'faq') return withFaq.includes(area)
      if (name === 'pricing.pro.price' && area === 'home') return true
      return first === area && (area !== 'industries' || third === undefined)
    }),
  )
}
