import { docsSearch } from '../../../content/docs.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/search'
import { DocsPage } from './docs-page.js'
import { DocsSearch } from './docs-search.js'
import styles from './search.module.css'

const longest = 200

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: args.loaderData?.search ? `${args.loaderData.search} · Guides` : docsSearch.title,
    description: docsSearch.lead,
    isHidden: true,
  })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { guides } = context.get(siteData)
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  const [groups, hits] = await Promise.all([guides.groups(), guides.search(search)])
  return { groups, hits, search }
}

export default function DocsSearchPage({
  loaderData: { groups, hits, search },
}: Route.ComponentProps) {
  return (
    <DocsPage groups={groups} hasSearch={false}>
      <h1 className={styles.title}>{docsSearch.title}</h1>
      <DocsSearch label={docsSearch.label} search={search} />
      {search === '' ? (
        <p className={styles.count}>
          Try{' '}
          {docsSearch.examples.map((words, place) => (
            <span key={words}>
              {place > 0 && ', '}
              <a href={`/docs/search?q=${encodeURIComponent(words)}`}>{words}</a>
            </span>
          ))}
          .
        </p>
      ) : (
        <p className={styles.count}>{countOf(hits.length, search)}</p>
      )}
      <ol className={styles.hits}>
        {hits.map(({ path, title, heading, excerpt }) => (
          <li key={path}>
            <a className={styles.hit} href={path}>
              <span className={styles.page}>{title}</span>
              <span className={styles.heading}>{heading || title}</span>
              <span className={styles.excerpt}>
                {excerpt.map(({ text, isMatch }, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text do not change their order.
                  isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </DocsPage>
  )
}

function countOf(count: number, search: string): string {
  if (count === 0)
    return `Nothing in the guides has all words of “${search}”. Try fewer or other words.`
  return count === 1
    ? `One place has “${search}”.`
    : `${count} places have “${search}”, the best first.`
}
