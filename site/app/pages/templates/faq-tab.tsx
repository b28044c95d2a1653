import { Accordion, Badge, LinkButton, TextField } from '@talkgraph/ui'
import { Search } from 'lucide-react'
import { categoryBySlug } from '../../../content/categories.js'
import { faqCategories } from '../../../content/faq.js'
import { bookDemo, signUp } from '../../../content/places.js'
import { tellCategories } from '../../../content/tell.js'
import layout from '../../catalogue/layout.module.css'
import { useClaims } from '../../claims.js'
import type { GalleryCategory } from './categories.js'
import styles from './text-tab.module.css'

/** Questions about the templates of a category, and about the product, in groups with their counts. */
export function FaqTab({ category }: { readonly category: GalleryCategory }) {
  const { name, questions } = categoryBySlug(category.slug)
  const claims = useClaims()
  const groups = [
    ...tellCategories([{ id: 'category', name, questions }], claims),
    ...tellCategories(faqCategories, claims),
  ]
  return (
    <div className={styles.text}>
      <TextField
        label="Search questions"
        labelHidden
        placeholder="Search questions..."
        type="search"
        icon={<Search size={16} aria-hidden="true" />}
      />
      {groups.map(group => (
        <section key={group.id} className={styles.group} aria-labelledby={`faq-${group.id}`}>
          <h2 id={`faq-${group.id}`} className={styles.title}>
            {group.name}{' '}
            <Badge>
              {group.questions.length} {group.questions.length === 1 ? 'question' : 'questions'}
            </Badge>
          </h2>
          <Accordion
            single={`faq-${group.id}`}
            items={group.questions.map(({ question, answer }, index) => ({
              id: `faq-${group.id}-${index + 1}`,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </section>
      ))}
      <section className={styles.call}>
        <h2 className={styles.title}>Still have questions?</h2>
        <div className={layout.actions}>
          <LinkButton href={bookDemo} target="_blank">
            Schedule a Free Demo
          </LinkButton>
          <LinkButton href={signUp} target="_blank" variant="primary">
            Start free
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
