import type { LegalText } from '@talkgraph/wire/site-data'
import type { LegalName } from '@talkgraph/wire/site-paths'
import type { ReactNode } from 'react'
import { legal } from '../../../content/legal.js'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import styles from './legal-page.module.css'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal text of who runs the server; where there is none the page says so. */
export function LegalPage({
  name,
  text,
  children,
}: {
  readonly name: LegalName
  readonly text: LegalText | null
  /** What holds whoever runs the server. */
  readonly children?: ReactNode
}) {
  const { title, description, absent } = legal[name]
  if (!text)
    return (
      <>
        <PageHead title={title} lead={absent} />
        <p className={styles.absent}>
          {legal.ask} <a href="/contact">{legal.contact}</a>
        </p>
        {children && <p className={styles.absent}>{children}</p>}
      </>
    )
  const { content, updatedAt } = text
  const headings = content.headings.filter(({ level }) => level === 2)
  return (
    <>
      <PageHead title={text.title ?? title} lead={description} />
      <div className={article.page}>
        {headings.length > 1 ? <Contents title="On this page" headings={headings} /> : <div />}
        <div>
          <p className={styles.updated}>
            Last changed on <time dateTime={updatedAt}>{date.format(new Date(updatedAt))}</time>
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The server has made the text safe. */}
          <div className={article.text} dangerouslySetInnerHTML={{ __html: content.html ?? '' }} />
          {children && <p>{children}</p>}
        </div>
      </div>
    </>
  )
}
