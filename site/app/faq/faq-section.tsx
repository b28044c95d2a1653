import { Accordion, Button, LinkButton, TextField, useBrand, VisuallyHidden } from '@talkgraph/ui'
import { CreditCard, Rocket, Search, ShieldCheck, Sparkles, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FaqCategory, FaqTag } from '../../content/faq/question.js'
import { faqCategories, faqTags } from '../../content/faq.js'
import { liveDemo } from '../../content/places.js'
import { tellCategories } from '../../content/tell.js'
import { useClaims } from '../claims.js'
import { withinPage } from '../kit/within-page.js'
import { inBrand } from '../meta/in-brand.js'
import styles from './faq-section.module.css'
import { type FaqFilter, filterQuestions, isActive } from './filter-questions.js'

const icons: Readonly<Record<string, typeof Rocket>> = {
  rocket: Rocket,
  sparkles: Sparkles,
  'credit-card': CreditCard,
  'shield-check': ShieldCheck,
}

const unfiltered = '?q=#faq'

/** Questions and answers with a search. Each choice is also a link or a form, so that it works without script. */
export function FaqSection({ level = 2 }: { readonly level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  const { name } = useBrand()
  const categories = tellCategories(faqCategories, useClaims()).map(category => ({
    ...category,
    questions: category.questions.map(asked => ({
      ...asked,
      question: inBrand(asked.question, name),
      answer: inBrand(asked.answer, name),
    })),
  }))
  const [parameters] = useSearchParams()
  const [filter, setFilter] = useState<FaqFilter>(() => ({
    search: parameters.get('q') ?? '',
    tags: faqTags.filter(tag => parameters.getAll('tag').includes(tag)),
  }))
  const [chosen, choose] = useState(
    (categories.find(({ id }) => id === parameters.get('category')) ?? categories[0])?.id,
  )
  const toggle = (tag: FaqTag) =>
    setFilter(({ search, tags }) => ({
      search,
      tags: tags.includes(tag) ? tags.filter(other => other !== tag) : [...tags, tag],
    }))
  return (
    <section id="faq" className={styles.section} aria-labelledby="faq-title">
      <header className={styles.head}>
        <Heading id="faq-title" className={styles.title}>
          Questions? We Have Answers
        </Heading>
        <form
          method="get"
          action="#faq"
          className={styles.search}
          onSubmit={event => event.preventDefault()}
        >
          <TextField
            label="Search frequently asked questions"
            labelHidden
            type="search"
            name="q"
            size="large"
            icon={<Search size={20} aria-hidden="true" />}
            placeholder="Search frequently asked questions..."
            value={filter.search}
            onChange={event => setFilter({ ...filter, search: event.target.value })}
            after={
              <Button type="submit" size="large">
                Search
              </Button>
            }
          />
        </form>
        <div className={styles.tags}>
          <span id="faq-tags">Popular topics:</span>
          <ul className={styles.tagList} aria-labelledby="faq-tags">
            {faqTags.map(tag => (
              <li key={tag}>
                <a
                  className={styles.tag}
                  href={`?tag=${tag}#faq`}
                  aria-current={filter.tags.includes(tag) ? 'true' : undefined}
                  onClick={withinPage(() => toggle(tag))}
                >
                  {tag}
                </a>
              </li>
            ))}
          </ul>
          {isActive(filter) && (
            <a
              className={styles.clear}
              href={unfiltered}
              onClick={withinPage(() => setFilter({ search: '', tags: [] }))}
            >
              <X size={16} aria-hidden="true" />
              Clear filters
            </a>
          )}
        </div>
      </header>
      {isActive(filter) ? (
        <Found categories={filterQuestions(categories, filter)} />
      ) : (
        <Browse categories={categories} chosen={chosen} onChoose={choose} />
      )}
      <div className={styles.more}>
        <p className={styles.moreText}>Still have questions?</p>
        <LinkButton href={liveDemo} target="_blank" variant="primary">
          Watch Live Demo
        </LinkButton>
      </div>
    </section>
  )
}

/** The categories, and the questions of the one that was chosen. */
function Browse({
  categories,
  chosen,
  onChoose,
}: {
  readonly categories: readonly FaqCategory[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const category = categories.find(({ id }) => id === chosen) ?? categories[0]
  return (
    <div className={styles.browse}>
      <ul className={styles.categories} aria-label="Categories">
        {categories.map(({ id, name, icon, color, questions }) => {
          const Icon = icons[icon] ?? Sparkles
          return (
            <li key={id}>
              <a
                className={styles.category}
                href={`?category=${id}#faq`}
                aria-current={id === category?.id ? 'true' : undefined}
                onClick={withinPage(() => onChoose(id))}
              >
                <span className={styles.icon} data-color={color}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {questions.length}
                  <VisuallyHidden> questions</VisuallyHidden>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      {category && <Questions key={category.id} category={category} />}
    </div>
  )
}

/** All questions that match, by category. */
function Found({ categories }: { readonly categories: readonly FaqCategory[] }) {
  return (
    <div className={styles.found} aria-live="polite">
      {categories.map(category => (
        <div key={category.id} className={styles.group}>
          <h3 className={styles.groupName}>{category.name}</h3>
          <Questions category={category} />
        </div>
      ))}
      {categories.length === 0 && (
        <p className={styles.empty}>
          No questions found — Try adjusting your search or selecting a different category.
        </p>
      )}
    </div>
  )
}

const Questions = ({ category }: { readonly category: FaqCategory }) => (
  <Accordion
    single="faq"
    items={category.questions.map(({ question, answer }, place) => ({
      id: `faq-${category.id}-${place}`,
      title: question,
      content: <p>{answer}</p>,
    }))}
  />
)
