import { LinkButton } from '@talkgraph/ui'
import { signUp } from '../../../content/navigation.js'
import {
  zapierBody,
  zapierBot,
  zapierChat,
  zapierQuestions,
  zapierSteps,
} from '../../../content/zapier.js'
import layout from '../../catalogue/layout.module.css'
import { PageHead } from '../../kit/page-head.js'
import { faqJsonLd } from '../../meta/faq-json-ld.js'
import { pageMeta } from '../../meta/page-meta.js'
import type { Route } from './+types/zapier'
import { Sample } from './sample.js'
import styles from './zapier.module.css'

const title = 'A conversation starts a Zap'
const lead =
  'A webhook step hands what a visitor answered to the catch hook of a Zap. From there it goes wherever Zapier reaches: a sheet, a CRM, a channel of your team.'
const trail = [{ label: 'Integrations', href: '/integrations' }]

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Zapier: a conversation starts a Zap',
    description: lead,
    trail,
    jsonLd: [faqJsonLd(zapierQuestions)],
  })

export default function Zapier() {
  return (
    <>
      <PageHead title={title} lead={lead} trail={trail}>
        <div className={layout.actions}>
          <LinkButton href={signUp} target="_blank" variant="primary" size="large">
            Start free
          </LinkButton>
        </div>
      </PageHead>
      <div className={layout.page}>
        <section className={styles.played} aria-label="A conversation and what Zapier gets of it">
          <div className={styles.side}>
            <h2 className={styles.title}>What is said</h2>
            <ol className={styles.chat}>
              {zapierChat.map(({ by, text }) => (
                <li key={text} className={styles.line} data-by={by}>
                  <span className={styles.who}>{by === 'bot' ? 'Bot' : 'Visitor'}</span>
                  <span className={styles.bubble}>{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.side}>
            <h2 className={styles.title}>What the Zap gets</h2>
            <Sample title="The body of the call" code={JSON.stringify(zapierBody, null, 2)} />
            <p className={styles.quiet}>
              Each name becomes a field that later steps of the Zap can pick. The call goes out
              before the bot says its last words, and the visitor does not wait for it.
            </p>
          </div>
        </section>
        <section className={styles.part} aria-labelledby="steps">
          <h2 id="steps" className={styles.title}>
            Four steps
          </h2>
          <ol className={styles.steps}>
            {zapierSteps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.quiet}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.part} aria-labelledby="bot">
          <h2 id="bot" className={styles.title}>
            The whole bot
          </h2>
          <p className={styles.quiet}>
            This file is the conversation above. Paste your own hook’s address, and take the file in
            under Bots, New bot, From a file.
          </p>
          <Sample title="kitchen-studio.json" code={JSON.stringify(zapierBot, null, 2)} />
        </section>
        <section className={styles.part} aria-labelledby="questions">
          <h2 id="questions" className={styles.title}>
            Questions
          </h2>
          <dl className={styles.questions}>
            {zapierQuestions.map(({ question, answer }) => (
              <div key={question} className={styles.question}>
                <dt className={styles.name}>{question}</dt>
                <dd className={styles.answer}>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
