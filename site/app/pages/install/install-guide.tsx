import type { ApiDescription } from '@talkgraph/wire/api-description'
import { tell } from '@talkgraph/wire/claims'
import type { SiteVisit } from '@talkgraph/wire/site-visit'
import { redirect } from 'react-router'
import { apiTexts, guideKeywords, mainCalls } from '../../../content/install/api.js'
import { exampleServer } from '../../../content/install/guide.js'
import { guidePath, installGuides } from '../../../content/install/guides.js'
import { readCalls } from '../../api/read-call.js'
import { fieldsOf } from '../../forms/answer-form.js'
import address from '../../islands/documentation.ts?worker&url'
import { SideMenu } from '../../kit/side-menu.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import { visitContext } from '../../visit.js'
import { ApiTab, type ShownCall } from '../api-reference/api-tab.js'
import type { Route } from './+types/install-guide'
import { GuideTab } from './guide-tab.js'
import styles from './install-guide.module.css'
import { MenuSearch } from './menu-search.js'
import { sideGroups } from './side-groups.js'

export function meta(args: Route.MetaArgs) {
  const { guide, tab, tag } = args.loaderData ?? {}
  const isApi = tab === 'api'
  return [
    ...pageMeta(args, {
      title: isApi
        ? `${tag ? `${tag}: ` : ''}${apiTexts.title}`
        : (guide?.title ?? 'Install guide'),
      description: args.loaderData?.lead ?? '',
      path: isApi ? pathOf('', tab, tag) : guidePath(''),
      kind: 'article',
    }),
    { name: 'keywords', content: isApi ? apiTexts.keywords : guideKeywords },
  ]
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const guide = installGuides.find(({ slug }) => slug === (params.host ?? ''))
  if (!guide) throw new Response(null, { status: 404 })
  const { origin, describeApi } = context.get(visitContext)
  const search = new URL(request.url).searchParams
  const tab = search.get('tab') === 'api' ? 'api' : 'docs'
  const thanked = search.get('thanks') ?? undefined
  const { slug, name, title } = guide
  // The snippets name the server that shows them.
  const { claims } = context.get(siteData)
  const sections = guide.sections.map(({ code, ...section }) => ({
    ...section,
    paragraphs: section.paragraphs.flatMap(text => tell(text, claims) ?? []),
    ...(code && { code: { ...code, text: code.text.replaceAll(exampleServer, origin) } }),
  }))
  const api = await describeApi()
  const tags = api.tags.map(({ name }) => name)
  const tag =
    tab === 'api' ? tags.find(each => each.toLowerCase() === search.get('calls')) : undefined
  const calls = tab === 'api' ? shownCalls(readCalls(api), tag) : []
  const lead =
    tab === 'docs'
      ? (tell(guide.lead, claims) ?? 'From an empty account to a chat on your page.')
      : leadOf(tag, api)
  return {
    guide: { slug, name, title },
    sections,
    lead,
    tab,
    tag,
    tags,
    calls,
    origin,
    thanked,
  } as const
}

/** Counts whether a part helped. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const { part = '', answer } = await fieldsOf(request)
  const guide = installGuides.find(({ slug }) => slug === (params.host ?? ''))
  const url = new URL(request.url)
  const [tab, calls] = [url.searchParams.get('tab'), url.searchParams.get('calls')]
  const known =
    tab === 'api'
      ? [
          apiTexts.start.id,
          ...mainCalls.map(({ id }) => id),
          ...(await operationsOf(context.get(visitContext))),
        ]
      : guide?.sections.map(({ id }) => id)
  if (!known?.includes(part) || (answer !== 'yes' && answer !== 'no'))
    throw new Response(null, { status: 400 })
  const page = `${url.pathname}${tab === 'api' ? '?tab=api' : ''}#${part}`
  await context.get(siteData).forms.helpful(page, answer === 'yes')
  return redirect(
    `${pathOf(params.host ?? '', tab ?? 'docs', calls ?? undefined, part)}#${part}`,
    303,
  )
}

async function operationsOf({ describeApi }: SiteVisit) {
  return readCalls(await describeApi()).map(({ id }) => id)
}

/** What a group of calls is about, or the reference as a whole. */
function leadOf(tag: string | undefined, { tags }: ApiDescription): string {
  return tags.find(({ name }) => name === tag)?.description ?? apiTexts.lead
}

/** The nine main calls, or all calls of a group. */
function shownCalls(
  all: ReturnType<typeof readCalls>,
  tag: string | undefined,
): readonly ShownCall[] {
  if (tag === undefined)
    return mainCalls.flatMap(({ operation, ...main }) => {
      const call = all.find(({ id }) => id === operation)
      return call ? [{ ...main, call }] : []
    })
  return all
    .filter(call => call.tag === tag && !call.id.endsWith('Too'))
    .map(call => ({ id: call.id, name: call.summary, samples: '/v1', call }))
}

/** The address of a tab. */
function pathOf(host: string, tab: string, tag?: string, thanks?: string): string {
  const search = new URLSearchParams({
    ...(tab === 'api' && { tab }),
    ...(tag && { calls: tag.toLowerCase() }),
    ...(thanks && { thanks }),
  }).toString()
  return `${guidePath(tab === 'api' ? '' : host)}${search && `?${search}`}`
}

export default function InstallGuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, sections, lead, tab, tag, tags, calls, origin, thanked } = loaderData
  const isApi = tab === 'api'
  const here = pathOf(guide.slug, tab, tag)
  return (
    <>
      <div className={styles.page} data-docs>
        <h1 className={styles.title}>
          {isApi ? (tag ? `${apiTexts.title}: ${tag}` : apiTexts.title) : guide.title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.tabs} role="tablist" aria-label="Documentation">
          {[
            { id: 'docs', name: 'Documentation', to: pathOf(guide.slug, 'docs') },
            { id: 'api', name: 'API Reference', to: pathOf('', 'api') },
          ].map(each => (
            <a
              key={each.id}
              id={`tab-${each.id}`}
              className={styles.tab}
              role="tab"
              href={each.to}
              aria-selected={tab === each.id}
              aria-controls={tab === each.id ? 'tab-panel' : undefined}
            >
              {each.name}
            </a>
          ))}
        </div>
        <div id="tab-panel" className={styles.panel} role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <SideMenu
            label="On this page"
            groups={sideGroups({ guide, sections, tab, tag, tags, calls })}
          >
            <MenuSearch />
          </SideMenu>
          {isApi ? (
            <ApiTab
              calls={calls}
              hasStart={tag === undefined}
              origin={origin}
              action={here}
              thanked={thanked}
            />
          ) : (
            <GuideTab guide={guide} sections={sections} action={here} thanked={thanked} />
          )}
        </div>
      </div>
      <PageScript />
    </>
  )
}

/** The page's own script. It is small and by itself: the page is complete HTML, and no framework wakes it up. */
const PageScript = () => <script defer src={address} />
