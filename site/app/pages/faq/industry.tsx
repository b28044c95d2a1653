import { industries, industryPath } from '../../../content/industries.js'
import { industryFaq } from '../../../content/industry-faq.js'
import { tellCategories } from '../../../content/tell.js'
import { IndustryFaq } from '../../faq/industry-faq.js'
import { PageHead } from '../../kit/page-head.js'
import { faqJsonLd } from '../../meta/faq-json-ld.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/industry'
import styles from './industry.module.css'

export const handle = { script: true }

export function loader({ params, context }: Route.LoaderArgs) {
  const industry = industries.find(({ slug }) => slug === params.industry)
  if (!industry) throw new Response(null, { status: 404 })
  return {
    name: industry.name,
    categories: tellCategories(industryFaq(industry.slug), context.get(siteData).claims),
    path: industryPath(industry),
  }
}

const trail = [{ label: 'FAQ', href: '/faq' }]

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { name, categories } = loaderData
  return pageMeta(args, {
    title: `${name} chatbot questions`,
    description: `What people ask about ${name} chatbots: ${categories.map(category => category.name.toLowerCase()).join(', ')}.`,
    trail,
    jsonLd: [faqJsonLd(categories.flatMap(({ questions }) => questions))],
  })
}

export default function Industry({ loaderData: { name, categories, path } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={`${name} chatbot questions`}
        lead={
          <>
            What others in your field asked before they began.{' '}
            <a href={path}>See {name} chatbots at work</a>
          </>
        }
        trail={trail}
      />
      <div className={styles.body}>
        <IndustryFaq industry={name} categories={categories} />
      </div>
    </>
  )
}
