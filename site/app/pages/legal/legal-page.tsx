import type { LegalText } from '../../../content/legal.js'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import styles from './legal-page.module.css'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal text with a table of contents. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const headings = text.sections.map(({ heading }) => ({ id: idOf(heading), text: heading, level: 2 }))
  return (
    <>
      <PageHead title={text.title} lead={text.description} />
      <div className={article.page}>
        <Contents title="On this page" headings={headings} />
        <div className={article.text}>
          <p className={styles.updated}>
            Last changed on <time dateTime={text.updated}>{date.format(new Date(text.updated))}</time>
          </p>
          {text.sections.map(({ heading, paragraphs, list }) => (
            <section key={heading} className={article.section} aria-labelledby={idOf(heading)}>
              <h2 id={idOf(heading)}>{heading}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map(entry => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
