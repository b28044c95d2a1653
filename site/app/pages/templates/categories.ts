import type { SiteCategory } from '@talkgraph/wire/site-data'
import { categories } from '../../../content/categories.js'

/** A category as the sidebar shows it. */
export interface GalleryCategory {
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** All templates, as a category. */
export const everything = { slug: 'all', name: 'All Templates' }

/** The categories that the site has words for, and those that only the database has; with all templates before them. */
export function galleryCategories(stored: readonly SiteCategory[]): readonly GalleryCategory[] {
  const counts = new Map(stored.map(({ slug, count }) => [slug, count]))
  const known = categories.map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }))
  const others = stored.filter(({ slug }) => !categories.some(category => category.slug === slug))
  const total = stored.reduce((sum, { count }) => sum + count, 0)
  return [{ ...everything, count: total }, ...known, ...others]
}

/** Whether it is all templates, and no category of its own. */
export const isEverything = ({ slug }: { readonly slug: string }): boolean =>
  slug === everything.slug

/** What stands before the word Templates. */
export const nameOfTemplates = (category: Pick<GalleryCategory, 'slug' | 'name'>): string =>
  isEverything(category) ? 'Chatbot' : category.name

/** What stands below the heading of its templates. */
export const promiseOf = (category: Pick<GalleryCategory, 'slug' | 'name'>): string =>
  `Choose from our collection of proven ${isEverything(category) ? '' : `${category.name} `}chatbot templates`
