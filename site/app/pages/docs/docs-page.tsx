import type { GuideGroup } from '@talkgraph/wire/site-guides'
import { guidePath } from '@talkgraph/wire/site-guides'
import type { ReactNode } from 'react'
import { apiReference, docsSearch } from '../../../content/docs.js'
import { type SideGroup, SideMenu } from '../../kit/side-menu.js'
import styles from './docs-page.module.css'
import { DocsSearch } from './docs-search.js'

/** A page of the documentation, with all guides beside it. */
export function DocsPage({
  groups,
  here = '',
  hasSearch = true,
  children,
  beside,
}: {
  readonly groups: readonly GuideGroup[]
  /** The slug of the guide that is shown. */
  readonly here?: string
  /** Whether the menu has a search; a page that is one has its own. */
  readonly hasSearch?: boolean
  readonly children: ReactNode
  readonly beside?: ReactNode
}) {
  return (
    <div className={styles.page}>
      <SideMenu label="All guides" groups={menuOf(groups, here)}>
        {hasSearch && <DocsSearch label={docsSearch.label} search="" isSmall />}
      </SideMenu>
      <div className={styles.content}>{children}</div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}

/** Only what is about the same as the page is unfolded. */
function menuOf(groups: readonly GuideGroup[], here: string): readonly SideGroup[] {
  const item = (slug: string, name: string) => ({
    name,
    to: guidePath(slug),
    isHere: slug === here,
  })
  return groups.map(({ name, guides }) => ({
    title: name,
    items: guides
      .map(({ slug, title, children }) => ({
        ...item(slug, title),
        items:
          slug === here || here.startsWith(`${slug}/`)
            ? children.map(({ slug, title }) => item(slug, title))
            : undefined,
      }))
      .concat(
        guides.some(({ slug }) => slug === 'api')
          ? { name: apiReference.name, to: apiReference.to, isHere: false, items: undefined }
          : [],
      ),
  }))
}
