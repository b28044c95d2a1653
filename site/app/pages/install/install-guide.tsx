import { CodeBlock } from '@talkgraph/ui'
import { useMemo } from 'react'
import { exampleServer, type GuideSection } from '../../../content/install/guide.js'
import { guidePath, installGuides } from '../../../content/install/guides.js'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/install-guide'
import { Helpful } from './helpful.js'
import styles from './install-guide.module.css'

export const handle = { script: true }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData?.guide.title ?? 'Install guide',
    description: args.loaderData?.guide.lead ?? '',
    path: guidePath(''),
    kind: 'article',
  })

export function loader({ params, context }: Route.LoaderArgs) {
  const guide = installGuides.find(({ slug }) => slug === (params.host ?? ''))
  if (!guide) throw new Response(null, { status: 404 })
  const { origin } = context.get(visitContext)
  // The snippets name the server that shows them.
  const sections = guide.sections.map(({ code, ...section }) => ({
    ...section,
    ...(code && { code: { ...code, text: code.text.replaceAll(exampleServer, origin) } }),
  }))
  const { slug, name, title, lead } = guide
  return { guide: { slug, name, title, lead }, sections }
}

export default function InstallGuidePage({ loaderData: { guide, sections } }: Route.ComponentProps) {
  const headings = useMemo(() => sections.map(({ id, title }) => ({ id, text: title, level: 2 })), [sections])
  return (
    <>
      <PageHead title={guide.title} lead={guide.lead}>
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
      </PageHead>
      <div className={article.page}>
        <Contents title="In This Guide" headings={headings} />
        <div className={article.text}>
          {sections.map(section => (
            <Part key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  )
}

function Part({ id, title, paragraphs, list, code, hasVideo }: GuideSection) {
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
      {code && <CodeBlock code={code.text} title={code.title} label={`${title}: ${code.title}`} />}
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
      <Helpful />
    </section>
  )
}
