import { Breadcrumb } from '@talkgraph/ui'
import { type GuideEntry, guidePath } from '@talkgraph/wire/site-guides'
import { ArrowLeft, ArrowRight, FileText } from 'lucide-react'
import { redirect } from 'react-router'
import { apiReference } from '../../../content/docs.js'
import { RichContent } from '../../catalogue/rich-content.js'
import { fieldsOf } from '../../forms/answer-form.js'
import { Helpful } from '../../kit/helpful.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/guide'
import { DocsPage } from './docs-page.js'
import styles from './guide.module.css'
import { ContentsBeside, FoldedContents } from './guide-contents.js'

export function meta(args: Route.MetaArgs) {
  const { guide } = args.loaderData ?? {}
  const title = guide?.parent
    ? `${guide.title} · ${guide.parent.title}`
    : (guide?.title ?? 'Documentation')
  const about = guide?.about ?? ''
  // Below one guide some begin alike.
  const description = guide?.parent ? `${guide.title}: ${about}` : about
  return pageMeta(args, {
    title,
    description,
    kind: 'article',
    jsonLd: guide ? [{ '@type': 'Article', headline: guide.title, description }] : [],
  })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { guides } = context.get(siteData)
  const slug = params['*']
  if (slug.endsWith('/')) throw redirect(guidePath(slug.slice(0, -1)), 301)
  const [guide, groups] = await Promise.all([guides.find(slug), guides.groups()])
  if (!guide) throw new Response(null, { status: 404 })
  return { guide, groups, isThanked: new URL(request.url).searchParams.has('thanks') }
}

/** Counts whether a guide helped. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { guides, forms } = context.get(siteData)
  const slug = params['*']
  const { answer } = await fieldsOf(request)
  if (!(await guides.find(slug))) throw new Response(null, { status: 404 })
  if (answer !== 'yes' && answer !== 'no') throw new Response(null, { status: 400 })
  await forms.helpful(guidePath(slug), answer === 'yes')
  return redirect(`${guidePath(slug)}?thanks=${helpfulId}#${helpfulId}`, 303)
}

const helpfulId = 'helpful'

/** A short page needs no contents. */
const fewest = 2

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, groups, isThanked } = loaderData
  const { slug, title, html, headings, group, parent, previous, next } = guide
  const shown = headings.length > 24 ? headings.filter(({ level }) => level === 2) : headings
  const above = parent ? [{ label: parent.title, href: guidePath(parent.slug) }] : []
  const hasContents = shown.length >= fewest
  return (
    <DocsPage
      groups={groups}
      here={slug}
      beside={hasContents && <ContentsBeside headings={shown} />}
    >
      <article className={styles.guide}>
        <Breadcrumb
          items={[
            { label: 'Documentation', href: '/docs' },
            ...above,
            { label: parent ? title : group },
          ]}
        />
        <h1 className={styles.title}>{title}</h1>
        {hasContents && <FoldedContents headings={shown} />}
        {slug === 'api' && (
          <p className={styles.reference}>
            Each of the main calls has its fields, samples and a panel to try it in the{' '}
            <a href={apiReference.to}>{apiReference.name}</a>.
          </p>
        )}
        <RichContent html={html} className={styles.text} />
        <footer className={styles.foot}>
          <div id={helpfulId}>
            <Helpful part={helpfulId} action={guidePath(slug)} isThanked={isThanked} />
          </div>
          <a className={styles.raw} href={`${guidePath(slug)}.md`}>
            <FileText size={16} aria-hidden="true" />
            This page as Markdown
          </a>
          <nav aria-label="Neighbouring guides" className={styles.neighbours}>
            {previous && <Neighbour guide={previous} rel="prev" />}
            {next && <Neighbour guide={next} rel="next" />}
          </nav>
        </footer>
      </article>
    </DocsPage>
  )
}

function Neighbour({ guide, rel }: { readonly guide: GuideEntry; readonly rel: 'prev' | 'next' }) {
  return (
    <a className={styles.neighbour} rel={rel} href={guidePath(guide.slug)}>
      <span className={styles.way}>
        {rel === 'prev' && <ArrowLeft size={16} aria-hidden="true" />}
        {rel === 'prev' ? 'Previous' : 'Next'}
        {rel === 'next' && <ArrowRight size={16} aria-hidden="true" />}
      </span>
      {guide.title}
    </a>
  )
}
