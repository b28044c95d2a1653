import { Button, EmptyState, Grid, LinkButton, Select } from '@talkgraph/ui'
import type { SitePage, TemplateCard as Template } from '@talkgraph/wire/site-data'
import { useNavigation } from 'react-router'
import { categoryBySlug } from '../../../content/categories.js'
import { withQuery } from '../../catalogue/addresses.js'
import layout from '../../catalogue/layout.module.css'
import { Pager } from '../../catalogue/pager.js'
import { SearchForm } from '../../catalogue/search-form.js'
import { CardSkeletons } from './card-skeletons.js'
import { type GalleryCategory, isEverything, nameOfTemplates, promiseOf } from './categories.js'
import { CategoryList } from './category-list.js'
import { ComingSoon } from './coming-soon.js'
import { TemplateCard } from './template-card.js'
import styles from './templates-tab.module.css'
import { useCategoryChange } from './use-category-change.js'

/** The templates of a category, to be searched and leafed through. */
export function TemplatesTab({
  category,
  categories,
  search,
  list,
  onPreview,
}: {
  readonly category: GalleryCategory
  readonly categories: readonly GalleryCategory[]
  readonly search: string
  readonly list: SitePage<Template>
  readonly onPreview: (template: Template) => void
}) {
  const path = `/templates/${category.slug}`
  const { isChanging, pick } = useCategoryChange()
  const isLoading = useNavigation().state === 'loading' || isChanging
  return (
    <div className={styles.columns}>
      <nav aria-label="Categories" className={styles.side}>
        <CategoryList categories={categories} current={category.slug} onPick={pick} />
      </nav>
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 className={styles.title}>{nameOfTemplates(category)} Templates</h2>
          <p className={styles.lead}>{promiseOf(category)}</p>
        </header>
        <form action="/templates" method="get" className={styles.dropdown}>
          <Select
            label="Category"
            name="category"
            value={category.slug}
            options={categories.map(({ slug, name: label }) => ({ value: slug, label }))}
            onChange={event => pick(event.currentTarget.value)}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </form>
        <SearchForm label="Search templates" action={path} search={search} />
        {search !== '' && (
          <p className={layout.count} role="status">
            {list.total} {list.total === 1 ? 'template' : 'templates'} for ‘{search}’
          </p>
        )}
        {isLoading ? (
          <CardSkeletons />
        ) : (
          list.items.length > 0 && (
            <Grid column="large">
              {list.items.map(template => (
                <li key={template.id}>
                  <TemplateCard template={template} onPreview={onPreview} />
                </li>
              ))}
            </Grid>
          )
        )}
        {!isLoading && list.items.length === 0 && search === '' && <ComingSoon />}
        {!isLoading && list.items.length === 0 && search !== '' && (
          <EmptyState
            title="No template fits"
            action={<LinkButton href={path}>Show all of them</LinkButton>}
          >
            Try fewer or other words.
          </EmptyState>
        )}
        <Pager page={list} href={page => withQuery(path, { search, page })} />
        <WhyChoose category={category} />
      </div>
    </div>
  )
}

function WhyChoose({ category }: { readonly category: GalleryCategory }) {
  const { benefits } = categoryBySlug(category.slug)
  return (
    <section className={styles.why} aria-labelledby="why-choose">
      <h2 id="why-choose" className={styles.title}>
        Why choose {isEverything(category) ? 'our' : category.name} templates?
      </h2>
      <Grid column="wide" className={styles.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </section>
  )
}
