import { CodeBlock, Link } from '@talkgraph/ui'
import type { BotAbout } from '@talkgraph/wire/bots'
import { ExternalLink } from 'lucide-react'
import { testPage } from '../../bot/test-page.js'
import { snippetsFor } from '../../embed/snippets.js'
import styles from './publish.module.css'

/** What one does with a bot that is live: the snippet, the test page, and all places. */
export function Published({ about: { chatbot, server } }: { readonly about: BotAbout }) {
  const [snippet] = snippetsFor(chatbot.id, server)
  return (
    <div className={styles.body}>
      {snippet && (
        <>
          <p>{snippet.where}</p>
          <CodeBlock code={snippet.code} label="Snippet" title="HTML" />
        </>
      )}
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
