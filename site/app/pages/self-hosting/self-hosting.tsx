import { LinkButton } from '@talkgraph/ui'
import { selfHosting } from '../../../content/self-hosting.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { Section } from '../../kit/section.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/self-hosting'
import styles from './self-hosting.module.css'

const { title, lead, commands, afterwards, parts, more } = selfHosting

export const loader = ({ context }: Route.LoaderArgs) => ({
  repository: context.get(siteData).operator.repository ?? null,
})

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title, description: lead })

export default function SelfHosting({ loaderData: { repository } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        <div className={layout.actions}>
          <LinkButton href="/docs/operations" variant="primary" size="large">
            Read how
          </LinkButton>
          {repository !== null && (
            <LinkButton href={repository} size="large">
              See the source
            </LinkButton>
          )}
        </div>
      </PageHead>
      <Section title="Two lines">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by keyboard. */}
        <pre className={styles.code} tabIndex={0}>
          <code>{commands}</code>
        </pre>
        <p className={styles.words}>{afterwards}</p>
      </Section>
      <Section title="What you get" tone="sunken">
        <dl className={styles.parts}>
          {parts.map(part => (
            <div key={part.title}>
              <dt className={styles.name}>{part.title}</dt>
              <dd className={styles.text}>{part.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Read on">
        <ul className={styles.words}>
          {more.map(({ name, to }) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
