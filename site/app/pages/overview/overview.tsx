import { useMemo } from 'react'
import article from '../../kit/article.module.css'
import { Contents } from '../../kit/contents.js'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/overview'

export const handle = { script: true }

/** With fewer headings an article is its own table of contents. */
const fewestHeadings = 2

export const meta = (args: Route.MetaArgs) => {
  const { title = 'Overview', text = '' } = args.loaderData?.overview ?? {}
  return pageMeta(args, {
    title,
    description: text,
    kind: 'article',
    jsonLd: [{ '@type': 'Article', headline: title, description: text }],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const overview = await context.get(siteData).overview()
  if (!overview) throw new Response(null, { status: 404 })
  return { overview }
}

export default function Overview({ loaderData: { overview } }: Route.ComponentProps) {
  const { title, text, content } = overview
  const headings = useMemo(() => content.headings.filter(({ level }) => level <= 4), [content])
  return (
    <>
      <PageHead title={title} lead={text} />
      <div className={article.page}>
        {headings.length >= fewestHeadings ? (
          <Contents title="In This Guide" headings={headings} />
        ) : (
          <div />
        )}
        {content.html === undefined ? (
          <p>Unable to display content</p>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The server has made the text safe.
          <div className={article.text} dangerouslySetInnerHTML={{ __html: content.html }} />
        )}
      </div>
    </>
  )
}
