import type { ArticleItem, SiteItem } from '@talkgraph/wire/site-data'
import type { ReactNode } from 'react'
import { PageHead } from '../kit/page-head.js'
import { Cover } from './cover.js'
import layout from './layout.module.css'
import { RichContent } from './rich-content.js'
import { SideList } from './side-list.js'

/** The page of an item of a directory: what it is, its picture and its article, with the newest beside it. */
export function ArticlePage({
  item,
  above,
  latest,
  action,
}: {
  readonly item: ArticleItem
  /** The list that it belongs to. */
  readonly above: { readonly label: string; readonly href: string }
  readonly latest: {
    readonly title: string
    readonly items: readonly SiteItem[]
    readonly href: (item: SiteItem) => string
  }
  readonly action?: ReactNode
}) {
  return (
    <>
      <PageHead title={item.title} lead={item.description} trail={[above]}>
        {action && <div className={layout.actions}>{action}</div>}
      </PageHead>
      <div className={layout.page}>
        <div className={layout.columns}>
          <article className={layout.article}>
            <div className={layout.cover}>
              <Cover item={item} eager />
            </div>
            {item.content.html !== undefined && <RichContent html={item.content.html} />}
          </article>
          <SideList {...latest} />
        </div>
      </div>
    </>
  )
}
