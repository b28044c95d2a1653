import { Accordion, Grid, LinkButton } from '@talkgraph/ui'
import type { FeatureContent } from '../../../content/features/feature-content.js'
import { liveDemo, signUp } from '../../../content/navigation.js'
import { tellQuestions } from '../../../content/tell.js'
import { useClaims } from '../../claims.js'
import { Section } from '../../kit/section.js'
import { Beside, Points } from '../../showcase/beside.js'
import { Blocks } from '../../showcase/blocks.js'
import { Film } from '../../showcase/film.js'
import { Head } from '../../showcase/head.js'
import { Items } from '../../showcase/items.js'
import type { Opening } from '../../showcase/opening-of.js'
import { Picture } from '../../showcase/picture.js'
import { PlayableChat } from '../../showcase/playable-chat.js'
import { Steps } from '../../showcase/steps.js'
import { Closing } from './closing.js'
import styles from './feature-page.module.css'
import { LaunchStrip } from './launch-strip.js'

/** The page of a feature: what it is, pictures of it, and what else its content has. */
export function FeaturePage({
  content,
  opening,
}: {
  readonly content: FeatureContent
  readonly opening?: Opening | undefined
}) {
  const { played, steps, prompts, video, training, advantages } = content
  return (
    <>
      <Head
        above={{ label: 'Features', href: '/features' }}
        name={content.name}
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <LinkButton href={signUp} target="_blank" variant="primary" size="large">
              Start free
            </LinkButton>
            <LinkButton href={liveDemo} target="_blank" size="large">
              Watch Live Demo
            </LinkButton>
          </>
        }
        picture={<Picture picture={content.picture} />}
      />
      {played && opening && (
        <Beside
          title={played.title}
          lead={played.lead}
          aside={<PlayableChat bot={played.bot} opening={opening} />}
        >
          <Points points={played.items} />
        </Beside>
      )}
      {prompts && (
        <Section title={prompts.title} lead={prompts.lead} tone="sunken">
          <Grid column="wide" gap={4} className={styles.prompts}>
            {prompts.items.map(({ prompt, reply }) => (
              <li key={prompt}>
                <div className={styles.prompt}>
                  <p className={styles.asked}>{prompt}</p>
                  <p className={styles.reply}>{reply}</p>
                </div>
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <Blocks blocks={content.blocks} />
      {video && (
        <Section title={video.title} lead={video.lead} tone="sunken">
          <Film />
        </Section>
      )}
      {training && <Items {...training} />}
      {steps && (
        <Section title="How it works" tone="sunken">
          <Steps steps={steps} />
        </Section>
      )}
      {advantages && <Items {...advantages} tone="sunken" />}
      <Section title="Asked about it">
        <Accordion
          single="feature-questions"
          items={tellQuestions(content.questions, useClaims()).map(
            ({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <p>{answer}</p>,
              open: index === 0,
            }),
          )}
        />
      </Section>
      <LaunchStrip />
      <Closing title={content.closing} />
    </>
  )
}
