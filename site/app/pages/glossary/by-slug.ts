import { redirect } from 'react-router'
import { termPath } from '../../catalogue/addresses.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/by-slug'
import { slugOfTerm } from './slug-of-term.js'

/** `/ai-glossary/:slug` leads to the term's own page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { glossary } = context.get(siteData)
  const named = await glossary.find(params.slug)
  const term =
    named ??
    (await glossary.letters())
      .flatMap(({ terms }) => terms)
      .find(other => slugOfTerm(other.term) === params.slug.toLowerCase())
  if (!term) throw new Response(null, { status: 404 })
  return redirect(termPath(term), 301)
}
