import { Grid } from '@talkgraph/ui'
import type { SiteCategory, TemplateCard } from '@talkgraph/wire/site-data'
import { relatedKinds } from '../../../content/gallery.js'
import { templatePath } from '../../catalogue/addresses.js'
import { ItemCard } from '../../catalogue/item-card.js'
import styles from './related-templates.module.css'

/** Five kinds of chatbots that the same trade uses, and the templates nearest to this one. */
export function RelatedTemplates({
  category,
  related,
}: {
  readonly category: Pick<SiteCategory, 'name' | 'slug'>
  readonly related: readonly TemplateCard[]
}) {
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">Related templates</h2>
      <ul className={styles.kinds}>
        {relatedKinds.map(({ title, text, slug }) => (
          <li key={title} className={styles.kind}>
            <h3>
              <a href={`/templates/${slug}`}>
                {/* Lead generation is not for lead generation. */}
                {slug === category.slug ? title : `${title} for ${category.name}`}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
