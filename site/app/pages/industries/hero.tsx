import { LinkButton } from '@talkgraph/ui'
import type { FlowSketch } from '@talkgraph/wire/site-data'
import type { IndustryContent } from '../../../content/industries/industry-content.js'
import { bookDemo, signUp } from '../../../content/places.js'
import { FlowCover } from '../../catalogue/flow-cover.js'
import { Head } from '../../showcase/head.js'
import type { Opening } from '../../showcase/opening-of.js'
import styles from './hero.module.css'

/** What a chatbot does for an industry, beside the first words of its chat and the graph behind them. */
export function Hero({
  name,
  content: { title, lead },
  opening,
  sketch,
}: {
  readonly name: string
  readonly content: Pick<IndustryContent, 'title' | 'lead'>
  readonly opening: Opening
  readonly sketch: FlowSketch
}) {
  return (
    <Head
      above={{ label: 'Industries', href: '/industries' }}
      name={name}
      title={title}
      lead={lead}
      actions={
        <>
          <LinkButton href={bookDemo} target="_blank" variant="primary" size="large">
            SCHEDULE A DEMO
          </LinkButton>
          <LinkButton href={signUp} target="_blank" size="large">
            GET STARTED
          </LinkButton>
        </>
      }
      picture={
        <div
          className={styles.image}
          role="img"
          aria-label={`The chat of ${opening.name} before the graph that it plays`}
        >
          <FlowCover sketch={sketch} name={opening.name} />
          <div className={styles.chat}>
            {opening.texts.map(text => (
              <p key={text} className={styles.bubble}>
                {text}
              </p>
            ))}
            <p className={styles.options}>
              {opening.options.map(option => (
                <span key={option} className={styles.option}>
                  {option}
                </span>
              ))}
            </p>
          </div>
        </div>
      }
    />
  )
}
