import { Grid, LinkButton, useBrand } from '@talkgraph/ui'
import { claims, tell } from '@talkgraph/wire/claims'
import { siteBots } from '../../../content/bots.js'
import { industryContents } from '../../../content/industries/all.js'
import type { IndustryContent } from '../../../content/industries/industry-content.js'
import { industries, industryPath } from '../../../content/industries.js'
import { tellCategories, tellFigures, tellQuote } from '../../../content/tell.js'
import { IndustryFaq } from '../../faq/industry-faq.js'
import { Section } from '../../kit/section.js'
import { faqJsonLd } from '../../meta/faq-json-ld.js'
import { pageMeta } from '../../meta/page-meta.js'
import { Beside, Points } from '../../showcase/beside.js'
import { Blocks } from '../../showcase/blocks.js'
import { Closing } from '../../showcase/closing.js'
import { Figures } from '../../showcase/figures.js'
import { Film } from '../../showcase/film.js'
import { Items } from '../../showcase/items.js'
import { openingOf } from '../../showcase/opening-of.js'
import { PlayableChat } from '../../showcase/playable-chat.js'
import { Steps } from '../../showcase/steps.js'
import { siteData } from '../../site-data.js'
import type { Route } from './+types/industry'
import { Hero } from './hero.js'
import styles from './industry.module.css'
import { sketchOf } from './sketch-of.js'
import { Testimonial } from './testimonial.js'

export const handle = { script: true }

export function loader({ params, context }: Route.LoaderArgs) {
  const industry = industries.find(each => industryPath(each) === `/industries/${params.industry}`)
  if (!industry) throw new Response(null, { status: 404 })
  const content: IndustryContent = industryContents[industry.slug]
  const bot = siteBots[industry.slug]
  const said = context.get(siteData).claims
  const { testimonial } = content
  const quote = tellQuote(testimonial, said)
  return {
    industry,
    content: {
      ...content,
      blocks: content.blocks.map(block => ({ ...block, text: tell(block.text, said) ?? '' })),
      faq: tellCategories(content.faq, said),
    },
    figures: tellFigures(content.figures, said),
    quote,
    // The firms of our quotes are made up, whatever somebody else has them say.
    isMadeUp: quote?.company === tellQuote(testimonial, claims)?.company,
    opening: openingOf(bot),
    sketch: sketchOf(bot),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { industry, content } = loaderData
  return pageMeta(args, {
    title: `${industry.card.title}: ${content.title}`,
    description: content.lead,
    trail: [{ label: 'Industries', href: '/industries' }],
    jsonLd: [faqJsonLd(content.faq.flatMap(({ questions }) => questions))],
  })
}

export default function Industry({
  loaderData: { industry, content, figures, quote, isMadeUp, opening, sketch },
}: Route.ComponentProps) {
  const brand = useBrand()
  const { problem, solution, blocks, steps, faq, benefits, departments } = content
  return (
    <>
      <Hero name={industry.card.title} content={content} opening={opening} sketch={sketch} />
      <Beside
        title={problem.title}
        lead={problem.text}
        aside={<PlayableChat bot={industry.slug} opening={opening} />}
      >
        <h3>What the chat of {opening.name} does about it</h3>
        <Points points={solution} />
        <p className={styles.quiet}>
          This is a whole bot, drawn in {brand.name}. Play it to any of its ends.
        </p>
      </Beside>
      <Blocks blocks={blocks} withDemo />
      {benefits && <Items title="What residents and offices gain" tone="sunken" items={benefits} />}
      {departments && (
        <Section title="Six departments to begin with">
          <Grid column="large" gap={4}>
            {departments.map(({ title, text }) => (
              <li key={title}>
                <div className={styles.card}>
                  <h3>{title}</h3>
                  <p className={styles.quiet}>{text}</p>
                </div>
              </li>
            ))}
          </Grid>
        </Section>
      )}
      {content.hasVideo && (
        <Section title="From a few words to a chat on a page, in half a minute" tone="sunken">
          <Film />
        </Section>
      )}
      <Section title="How it works" {...(!content.hasVideo && { tone: 'sunken' })}>
        <Steps steps={steps} />
      </Section>
      {figures.length > 0 && (
        <Section
          title={`What ${industry.card.title} change`}
          lead="What we claim for chatbots of this trade. Yours depend on your traffic: compare the first month with the one before."
        >
          <Figures figures={figures} />
        </Section>
      )}
      {quote && (
        <Section title="What our customers say" tone="sunken" centred>
          <Testimonial {...quote} isMadeUp={isMadeUp} />
        </Section>
      )}
      <Section title="Questions from the trade">
        <IndustryFaq industry={industry.name} categories={faq} level="h3" />
        <p>
          <LinkButton href={`/templates/${content.category}`}>Templates to begin from</LinkButton>
        </p>
      </Section>
      <Closing tone="sunken" />
    </>
  )
}
