import { Grid } from '@talkgraph/ui'
import { platforms, results, steps } from '../../../content/home.js'
import { BrandMark } from '../../brands/brand-mark.js'
import { Section } from '../../kit/section.js'
import { Banner } from './banner.js'
import styles from './home.module.css'
import { Rooms } from './rooms.js'

/** How one comes to a bot, where it runs, where a team works with it, and what it changes. */
export const Making = () => (
  <>
    <Section title="Three steps, ten minutes" tone="sunken">
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
    <Section title="What it changes">
      <Results />
    </Section>
    <Banner
      title="Your first bot stands in ten minutes"
      text="Begin with a template, or with an empty canvas. No credit card needed."
    />
  </>
)

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

const Results = () => (
  <Grid as="dl" column="narrow" gap={5} fit>
    {results.map(({ figure, claim, words }) => (
      <div key={claim} className={styles.result}>
        <dt className={styles.claim}>{claim}</dt>
        <dd className={styles.figure}>{figure}</dd>
        <dd className={styles.words}>{words}</dd>
      </div>
    ))}
  </Grid>
)
