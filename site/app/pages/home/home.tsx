import { Grid, LinkButton } from '@talkgraph/ui'
import { Suspense } from 'react'
import { platforms, results, steps } from '../../../content/home.js'
import { signUp } from '../../../content/navigation.js'
import { BrandMark } from '../../brands/brand-mark.js'
import { IntegrationTiles } from '../../brands/integration-tiles.js'
import { laterPart } from '../../kit/later-part.js'
import { Section } from '../../kit/section.js'
import { pageMeta } from '../../meta/page-meta.js'
import { productJsonLd } from '../../meta/product-json-ld.js'
import type { Route } from './+types/home'
import { Banner } from './banner.js'
import { DemoVideo } from './demo-video.js'
import { Hero } from './hero.js'
import styles from './home.module.css'
import { LaunchStrip } from './launch-strip.js'
import { Rooms } from './rooms.js'

export const handle = { script: true }

const description =
  'Talkgraph turns a conversation that you draw as a graph into a chat on your website: questions, branches, bookings, hand-over to your team.'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Draw a conversation, put it on any page',
    description,
    jsonLd: productJsonLd(description),
  })

const Sides = laterPart('sides', async () => (await import('./sides.js')).Sides)
const Testimonials = laterPart(
  'testimonials',
  async () => (await import('../../testimonials/testimonials.js')).Testimonials,
)
const RoiCalculator = laterPart('roi', async () => (await import('./roi-calculator.js')).RoiCalculator)
const Faq = laterPart('questions', async () => (await import('../../faq/faq-section.js')).FaqSection)

// Each boundary becomes alive by itself, so that a phone has time for its visitor between them.
export default function Home() {
  return (
    <>
      <Hero />
      <Suspense>
        <LaunchStrip />
        <Section
          title="See it being made"
          lead="From an empty page to a bot on a website, in the running product. Nothing is fetched before you press play."
        >
          <DemoVideo />
        </Section>
        <Section title="Three steps, ten minutes" tone="sunken">
          <Steps />
        </Section>
      </Suspense>
      <Suspense>
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
      </Suspense>
      <Suspense>
        <Banner
          title="Your first bot stands in ten minutes"
          text="Begin with a template, or with an empty canvas. No credit card needed."
        />
      </Suspense>
      <Section title="One graph, many conversations">
        <Sides />
      </Section>
      <Suspense>
        <Section
          title="It passes on what it hears"
          tone="sunken"
          lead="What visitors answer reaches the tools that your team works with; keys and tokens never leave the server."
        >
          <IntegrationTiles />
          <p>
            <a href="/integrations">See all integrations</a>
          </p>
        </Section>
      </Suspense>
      <Section title="What our customers say">
        <Testimonials />
      </Section>
      <Section
        tone="sunken"
        title="What would it bring you?"
        lead="Put in what your site has today. The Pro plan at $39 a month is taken off."
      >
        <RoiCalculator />
      </Section>
      <Faq />
      <Suspense>
        <Section
          title="The future of customer experience is conversational. Join us today."
          centred
          tone="sunken"
        >
          <div className={styles.actions}>
            <LinkButton href={signUp} target="_blank" variant="primary" size="large">
              Start free
            </LinkButton>
            <LinkButton href="/contact" size="large">
              Contact us
            </LinkButton>
          </div>
        </Section>
      </Suspense>
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
