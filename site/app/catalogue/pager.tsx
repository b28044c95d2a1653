import { Pagination } from '@talkgraph/ui'
import type { SitePage } from '@talkgraph/wire/site-data'
import layout from './layout.module.css'

/** The way to the other pages of a list, and where one is. */
export function Pager({
  page: { currentPage, totalPages },
  href,
}: {
  readonly page: Pick<SitePage<unknown>, 'currentPage' | 'totalPages'>
  readonly href: (page: number) => string
}) {
  if (totalPages <= 1) return null
  return (
    <div className={layout.foot}>
      <Pagination page={currentPage} pages={totalPages} href={href} />
      <p className={layout.count}>
        Page {currentPage} of {totalPages}
      </p>
    </div>
  )
}
