import { LinkButton, TextField } from '@talkgraph/ui'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import type { IndustryFaqCategory } from '../../content/industries/industry-content.js'
import { signUp } from '../../content/navigation.js'
import { filterCategories } from './filter-categories.js'
import styles from './industry-faq.module.css'

/** What people of an industry ask: filtered by category, then by words. One question is open, known by its place. */
export function IndustryFaq({
  industry,
  categories,
  level: Heading = 'h2',
}: {
  readonly industry: string
  readonly categories: readonly IndustryFaqCategory[]
  /** Of the names of the categories. */
  readonly level?: 'h2' | 'h3'
}) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string>()
  const [open, setOpen] = useState<number | undefined>(0)
  const words = `${industry.toLowerCase()} chatbot questions`
  const matching = filterCategories(categories, { search })
  const shown = filterCategories(categories, { search, category })
  const total = matching.reduce((sum, { questions }) => sum + questions.length, 0)
  const filters = [
    { name: 'All Questions', value: undefined, count: total },
    ...matching.map(({ name, questions }) => ({ name, value: name, count: questions.length })),
  ]
  return (
    <div className={styles.faq}>
      <div className={styles.side}>
        <TextField
          label={`Search ${words}`}
          labelHidden
          type="search"
          icon={<Search size={20} aria-hidden="true" />}
          placeholder={words}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <div className={styles.filters}>
          {filters.map(({ name, value, count }) => (
            <button
              key={name}
              type="button"
              className={styles.filter}
              aria-pressed={value === category}
              onClick={() => setCategory(value)}
            >
              {name} ({count})
            </button>
          ))}
        </div>
      </div>
      <div className={styles.groups}>
        {shown.map(({ name, place, questions }) => (
          <section key={name} className={styles.group}>
            <Heading className={styles.name}>{name}</Heading>
            {questions.map(({ question, answer }, position) => {
              const index = 10 * place + position
              return (
                <details key={question} className={styles.item} open={index === open}>
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button of the browser's. */}
                  <summary
                    className={styles.question}
                    onClick={event => {
                      event.preventDefault()
                      setOpen(index === open ? undefined : index)
                    }}
                  >
                    {question}
                    <ChevronDown size={20} aria-hidden="true" className={styles.arrow} />
                  </summary>
                  <p className={styles.answer}>{answer}</p>
                </details>
              )
            })}
          </section>
        ))}
        {shown.length === 0 && (
          <p className={styles.empty}>
            No questions found — Try adjusting your search or selecting a different category.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <LinkButton href={signUp} target="_blank" variant="primary">
          Start free
        </LinkButton>
        <LinkButton href="/contact" target="_blank">
          Contact us
        </LinkButton>
      </div>
    </div>
  )
}
