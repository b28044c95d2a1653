import type { ReactNode } from 'react'
import type { GuideSection, InstallGuide } from '../../../content/install/guide.js'
import { guidePath, installGuides } from '../../../content/install/guides.js'
import article from '../../kit/article.module.css'
import { CodeSample } from '../../kit/code-sample.js'
import { Helpful } from '../../kit/helpful.js'
import styles from './guide-tab.module.css'

/** How a bot comes onto a kind of page, step by step. */
export function GuideTab({
  guide,
  sections,
  action,
  thanked,
}: {
  readonly guide: Pick<InstallGuide, 'slug'>
  readonly sections: readonly GuideSection[]
  /** Where forms of the page go. */
  readonly action: string
  /** The id of the part whose form was just sent. */
  readonly thanked: string | undefined
}) {
  return (
    <div className={styles.tab}>
      <nav aria-label="Guides">
        <ul className={styles.guides}>
          {installGuides.map(({ slug, name }) => (
            <li key={slug}>
              <a
                className={styles.guide}
                href={guidePath(slug)}
                aria-current={slug === guide.slug ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={article.text}>
        {sections.map(section => (
          <Part key={section.id} {...section}>
            <Helpful part={section.id} action={action} isThanked={thanked === section.id} />
          </Part>
        ))}
      </div>
    </div>
  )
}

function Part({
  id,
  title,
  paragraphs,
  list,
  code,
  hasVideo,
  children,
}: GuideSection & { readonly children: ReactNode }) {
  return (
    <section className={article.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map(text => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul>
          {list.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {code && (
        <CodeSample
          id={`${id}-code`}
          title={code.title}
          label={`${title}: ${code.title}`}
          code={code.text}
        />
      )}
      {hasVideo && (
        <video
          className={styles.video}
          src="/site/tutorial.webm"
          width="1280"
          height="720"
          muted
          loop
          playsInline
          controls
          preload="none"
          poster="/site/tutorial.png"
        >
          <track kind="descriptions" label="English" srcLang="en" src="/site/tutorial.vtt" />
        </video>
      )}
      {children}
    </section>
  )
}
