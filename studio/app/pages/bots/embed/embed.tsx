import { Callout, Card, CodeBlock, RadioGroup, Select } from '@talkgraph/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Stack } from '../../../shell/page.js'
import { useAbout } from '../bot/bot.js'
import { PublishButton } from '../bot/publish-button.js'
import { testPage } from '../bot/test-page.js'
import styles from './embed.module.css'
import { type Persistence, snippetsFor } from './snippets.js'

const persistences: readonly { value: Persistence; label: string; help: string }[] = [
  {
    value: 'session',
    label: 'Goes on as long as the tab is open',
    help: 'A reload, or another page of the site, goes on with the conversation, a live chat above all. Kept in the visitor’s tab from the first answer on.',
  },
  {
    value: 'local',
    label: 'Goes on until it is cleared',
    help: 'Also days later, and in all tabs of the browser. Kept in the visitor’s browser from the opening of the chat on.',
  },
  {
    value: 'none',
    label: 'Begins anew on each page',
    help: 'Nothing is kept in the browser. A reload ends a live chat.',
  },
]

/** What an owner pastes to put the bot on a page, for each host. */
export function Embed() {
  const { chatbot: bot, server } = useAbout()
  const [persistence, setPersistence] = useState<Persistence>('session')
  const snippets = snippetsFor(bot.id, server, persistence)
  const [chosen, setChosen] = useState('html')
  const snippet = snippets.find(({ id }) => id === chosen) ?? snippets[0]
  return (
    <Stack>
      {bot.publishedVersion === null && (
        <Callout tone="warn" title="The bot is not live yet" action={<PublishButton bot={bot} />}>
          Pages with the snippet show nothing before a version is published.
        </Callout>
      )}
      {isLocal(server) && (
        <Callout tone="accent" title="Only this machine reaches the server">
          <p>
            The snippet names <code>{server}</code>. Set PUBLIC_URL to the address at which visitors reach the
            server before you put it on a public page.
          </p>
        </Callout>
      )}
      <Card title="Snippet">
        <div className={styles.snippet}>
          <Select
            label="Where is your page made?"
            value={chosen}
            onChange={event => setChosen(event.target.value)}
            options={snippets.map(({ id, host }) => ({ value: id, label: host }))}
          />
          <RadioGroup
            label="After a reload or on another page"
            options={persistences}
            value={persistence}
            onValueChange={value =>
              setPersistence(persistences.find(each => each.value === value)?.value ?? 'session')
            }
          />
          {snippet && (
            <>
              <p className={styles.where}>{snippet.where}</p>
              <CodeBlock code={snippet.code} label={`Snippet for ${snippet.host}`} title={snippet.host} />
            </>
          )}
        </div>
      </Card>
      <Card title="Test page" help="A page of this server with the snippet, as visitors meet the bot.">
        {bot.publishedVersion === null ? (
          <p>Publish a version first.</p>
        ) : (
          <a className={styles.out} href={testPage(bot.id)} target="_blank" rel="noopener">
            Open on a test page <ExternalLink size={16} aria-label="(new tab)" />
          </a>
        )}
      </Card>
    </Stack>
  )
}

function isLocal(server: string): boolean {
  return URL.canParse(server) && /^(?:localhost|127\.|\[::1\])/.test(new URL(server).hostname)
}
