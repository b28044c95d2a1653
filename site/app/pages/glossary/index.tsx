import { Grid } from '@talkgraph/ui'
import { termPath } from '../../catalogue/addresses.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/index'
import { idOfLetter } from './id-of-letter.js'
import styles from './index.module.css'
import { LetterBar } from './letter-bar.js'

export async function loader({ context }: Route.LoaderArgs) {
  const letters = await context.get(siteData).glossary.letters()
  return { letters, nonce: context.get(visitContext).nonce }
}

const lead = 'The words of chatbots and conversations, each explained in a few sentences.'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Chatbot glossary', description: lead })

export default function Glossary({ loaderData: { letters, nonce } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Chatbot glossary" lead={lead} />
      <div className={layout.page}>
        <LetterBar letters={letters.map(({ letter }) => letter)} nonce={nonce} />
        {letters.map(({ letter, terms }) => (
          <section
            key={letter}
            id={idOfLetter(letter)}
            className={styles.letter}
            aria-label={letter}
          >
            <h2 className={styles.heading}>{letter}</h2>
            <Grid column="large" gap={4}>
              {terms.map(term => (
                <li key={term.id}>
                  <a href={termPath(term)} className={styles.term}>
                    <span className={styles.name}>{term.term}</span>
                    <span className={styles.description}>{term.description}</span>
                  </a>
                </li>
              ))}
            </Grid>
          </section>
        ))}
      </div>
    </>
  )
}
