import { Grid, VisuallyHidden } from '@talkgraph/ui'
import { tell } from '@talkgraph/wire/claims'
import { Brain, ChartColumn, Clock, Plug, TrendingUp, Wallet } from 'lucide-react'
import { industries, industryPath } from '../../../content/industries.js'
import { industriesPage, industryBenefits } from '../../../content/industries-page.js'
import { useClaims } from '../../claims.js'
import { PageHead } from '../../kit/page-head.js'
import { Section } from '../../kit/section.js'
import { pageMeta } from '../../meta/page-meta.js'
import { Closing } from '../../showcase/closing.js'
import type { Route } from './+types/index'
import styles from './index.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: industriesPage.title, description: industriesPage.lead })

const icons = {
  clock: Clock,
  wallet: Wallet,
  'trending-up': TrendingUp,
  brain: Brain,
  plug: Plug,
  'chart-column': ChartColumn,
}

export default function Industries() {
  const claims = useClaims()
  const benefits = industryBenefits.flatMap(({ icon, ...benefit }) => {
    const title = tell(benefit.title, claims)
    const text = tell(benefit.text, claims)
    return title && text ? [{ icon, title, text }] : []
  })
  return (
    <>
      <PageHead title={industriesPage.title} lead={industriesPage.lead} />
      <div className={styles.cards}>
        <Grid column="large" gap={4}>
          {industries.map(industry => (
            <li key={industry.slug}>
              <article className={styles.card}>
                <img
                  src={`/site/industries/${industry.card.icon}`}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                />
                <h2 className={styles.title}>{industry.card.title}</h2>
                <p className={styles.text}>{industry.card.description}</p>
                <a className={styles.more} href={industryPath(industry)}>
                  Learn more<VisuallyHidden> about {industry.card.title}</VisuallyHidden>
                </a>
              </article>
            </li>
          ))}
        </Grid>
      </div>
      <Section
        title={industriesPage.benefitsTitle}
        lead={industriesPage.benefitsLead}
        tone="sunken"
      >
        <Grid column="large" gap={4}>
          {benefits.map(({ icon, title, text }) => {
            const Icon = icons[icon]
            return (
              <li key={title}>
                <div className={styles.tile}>
                  <Icon size={20} aria-hidden="true" className={styles.icon} />
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            )
          })}
        </Grid>
      </Section>
      <Closing />
    </>
  )
}
