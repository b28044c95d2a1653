import { faqCategories } from '../../../content/faq.js'
import { tellCategories } from '../../../content/tell.js'
import { claimsIn } from '../../claims.js'
import { FaqSection } from '../../faq/faq-section.js'
import { faqJsonLd } from '../../meta/faq-json-ld.js'
import { inBrand } from '../../meta/in-brand.js'
import { brandOf, pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/faq'
import { IndustryLinks } from './industry-links.js'

export const handle = { script: true }

/** A category that is not there is no page. */
export function loader({ request }: Route.LoaderArgs) {
  const category = new URL(request.url).searchParams.get('category')
  if (category !== null && !faqCategories.some(({ id }) => id === category))
    throw new Response(null, { status: 404 })
  return null
}

/** Other categories are shown without asking. */
export const shouldRevalidate = () => false

export function meta(args: Route.MetaArgs) {
  const brand = brandOf(args.matches)
  const categories = tellCategories(faqCategories, claimsIn(args.matches))
  return pageMeta(args, {
    title: 'FAQ',
    description: `What people ask about ${brand}: getting started, features, pricing and plans, support and security.`,
    jsonLd: [
      faqJsonLd(
        categories.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            question: inBrand(question, brand),
            answer: inBrand(answer, brand),
          })),
        ),
      ),
    ],
  })
}

export default function Faq() {
  return (
    <>
      <FaqSection level={1} />
      <IndustryLinks />
    </>
  )
}
