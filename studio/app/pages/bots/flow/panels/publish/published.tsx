import { CodeBlock, Link } from '@talkgraph/ui'
import { ExternalLink } from 'lucide-react'
import type { BotAbout } from '#api/records.js'
import { testPage } from '../../../bot/test-page.js'
import { snippetsFor } from '../../../embed/snippets.js'
import { useDraft } from '../../model/draft/use-draft.js'
import styles from './publish.module.css'

/** What one does with a bot that is live: the snippet, the test page, and all places. */
export function Published({ about: { chatbot, server } }: { readonly about: BotAbout }) {
  const [snippet] = snippetsFor(chatbot.id, server)
  const settings = useDraft(({ draft }) => draft.settings)
  return (
    <div className={styles.body}>
      {snippet && (
        <>
          <p>{snippet.where}</p>
          <CodeBlock code={snippet.code} label="Snippet" title="HTML" />
        </>
      )}
      <p>{whereLive(settings)}</p>
      <ul className={styles.places}>
        <li>
          <a className={styles.out} href={testPage(chatbot.id)} target="_blank" rel="noopener">
            Open on a test page <ExternalLink size={16} aria-label="(new tab)" />
          </a>
        </li>
        <li>
          <Link href={`/bots/${chatbot.id}/embed`}>Snippets for other kinds of pages</Link>
        </li>
        <li>
          <Link href={`/bots/${chatbot.id}/versions`}>All versions, and going back</Link>
        </li>
      </ul>
    </div>
  )
}

/** On which sites visitors meet it, as its settings say. */
function whereLive(settings: unknown): string {
  const origins: unknown = Object(settings).allowedOrigins
  const sites = (Array.isArray(origins) ? origins : [origins]).filter(
    each => typeof each === 'string' && each !== '',
  )
  return sites.length === 0
    ? 'It is live on its test page and, wherever the snippet stands, on any site.'
    : `It is live on its test page and, where the snippet stands, on ${sites.join(', ')}.`
}
