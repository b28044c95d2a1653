import { Grid } from '@talkgraph/ui'
import { platforms, results, steps } from '../../../content/home.js'
import type { Figure } from '../../../content/showcase/block.js'
import { tellFigures } from '../../../content/tell.js'
import { BrandMark } from '../../brands/brand-mark.js'
import { useClaims } from '../../claims.js'
import { Section } from '../../kit/section.js'
import { Banner } from './banner.js'
import styles from './home.module.css'
import { Rooms } from './rooms.js'

/** How one comes to a bot, where it runs, where a team works with it, and what it changes. */
export function Making() {
  const claims = useClaims()
  const figures = results.flatMap(({ claim, words }) =>
    tellFigures([claim], claims).map(figure => ({ ...figure, about: words })),
  )
  const firstBot = claims['home.first-bot']
  return (
    <>
      <Section title={claims['home.minutes'] ?? 'Three steps'} tone="sunken">
        <Steps />
      </Section>
      <Section
        title="One line, on every platform"
        lead="Paste the tag where your pages are made, or install the package."
      >
        <Platforms />
      </Section>
      <Section title="One place for the whole team" tone="sunken">
        <Rooms />
      </Section>
      {figures.length > 0 && (
        <Section title="What it changes">
          <Results figures={figures} />
        </Section>
      )}
      {firstBot && (
        <Banner
          title={firstBot}
          text={['Begin with a template, or with an empty canvas.', claims['home.no-card']]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </>
  )
}

const Steps = () => (
  <Grid as="ol" column="small" gap={5} fit className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.stepTitle}>{title}</h3>
        <p className={styles.stepText}>{text}</p>
      </li>
    ))}
  </Grid>
)

const Platforms = () => (
  <ul className={styles.platforms}>
    {platforms.map(({ name, icon, to }) => (
      <li key={name}>
        <a className={styles.platform} href={to}>
          <BrandMark name={icon} />
          {name}
        </a>
      </li>
    ))}
  </ul>
)

const Results = ({ figures }: { readonly figures: readonly (Figure & { about: string })[] }) => (
  <Grid as="dl" column="narrow" gap={5} fit>
    {figures.map(({ value, words, about }) => (
      <div key={words} className={styles.result}>
        <dt className={styles.claim}>{words}</dt>
        <dd className={styles.figure}>{value}</dd>
        <dd className={styles.words}>{about}</dd>
      </div>
    ))}
  </Grid>
)
