import { Grid } from '@talkgraph/ui'
import type { TemplateCard } from '@talkgraph/wire/site-data'
import { relatedKinds } from '../../../content/gallery.js'
import { templatePath } from '../../catalogue/addresses.js'
import { ItemCard } from '../../catalogue/item-card.js'
import styles from './related-templates.module.css'

/** Five kinds of chatbots that the same trade uses, and the templates nearest to this one. */
export function RelatedTemplates({
  category,
  related,
}: {
  readonly category: string
  readonly related: readonly TemplateCard[]
}) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">Related templates</h2>
      <Grid column="large">
        {relatedKinds.map(({ title, text, slug }) => (
          <li key={title}>
            <ItemCard
              level={3}
              item={{
                slug: `${title} ${category}`,
                title: `${category} ${title}`,
                description: text,
                category: { name: 'Chatbot' },
              }}
              href={`/templates/${slug}`}
            />
          </li>
        ))}
      </Grid>
      {related.length > 0 && (
        <>
          <h2>More to try</h2>
          <Grid column="large">
            {related.map(template => (
              <li key={template.id}>
                <ItemCard level={3} item={template} href={templatePath(template)} />
              </li>
            ))}
          </Grid>
        </>
      )}
    </section>
  )
}
