import { redirect } from 'react-router'
import { slugOfTitle, termPath } from '../../catalogue/addresses.js'
import layout from '../../catalogue/layout.module.css'
import { RichContent } from '../../catalogue/rich-content.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/term'
import { slugOfTerm } from './slug-of-term.js'
import styles from './term.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const term = await context.get(siteData).glossary.find(params.id)
  if (!term) throw new Response(null, { status: 404 })
  if ((params.slug ?? '') !== slugOfTitle(term.term)) throw redirect(termPath(term), 301)
  return { term }
}

const trail = [{ label: 'Glossary', href: '/glossary' }]

export const meta = (args: Route.MetaArgs) => {
  const term = args.loaderData?.term
  if (!term) return []
  return pageMeta(args, {
    title: `${term.term}: what it means`,
    description: term.description,
    kind: 'article',
    trail,
    jsonLd: [{ '@type': 'DefinedTerm', name: term.term, description: term.description }],
  })
}

export default function Term({ loaderData: { term } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={term.term} lead={term.description} trail={trail} />
      <div className={layout.page}>
        <div className={layout.columns}>
          <article className={layout.article}>
            {term.content.html !== undefined && <RichContent html={term.content.html} />}
          </article>
          {term.related.length > 0 && (
            <aside aria-labelledby="related">
              <h2 id="related" className={styles.title}>
                Related
              </h2>
              <ul className={styles.list}>
                {term.related.map(related => (
                  <li key={related.id}>
                    <a href={`/ai-glossary/${slugOfTerm(related.term)}`}>{related.term}</a>
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </div>
    </>
  )
}
