import { Callout, Card, CodeBlock, Select } from '@talkgraph/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { languageName } from '#text/language-name.js'
import { Stack } from '../../../shell/page.js'
import { useAbout } from '../bot/bot.js'
import { PublishButton } from '../bot/publish-button.js'
import { testPage } from '../bot/test-page.js'
import { BotTriggers } from './bot-triggers.js'
import { changedPart } from './changed-part.js'
import {
  type EmbedChoices,
  languages,
  modes,
  persistences,
  placeId,
  readChoices,
  starts,
  withChoice,
} from './choices.js'
import styles from './embed.module.css'
import { HostFile } from './host-file.js'
import { PictureChoices } from './picture-choices.js'
import { ReachNote } from './reach-note.js'
import { snippetsFor } from './snippets.js'

/** What the snippet is to do, and what an owner pastes for that, for each host. The choices stand in the address. */
export function Embed() {
  const about = useAbout()
  const { chatbot: bot, server } = about
  const [address, setAddress] = useSearchParams()
  const chosen = readChoices(address)
  const snippets = snippetsFor(bot.id, server, chosen)
  const snippet = snippets.find(({ id }) => id === address.get('host')) ?? snippets[0]
  const [before, setBefore] = useState<{ readonly host: string; readonly code: string }>()
  const go = (next: URLSearchParams) =>
    setAddress(next, { replace: true, preventScrollReset: true })
  const choose = (name: keyof EmbedChoices) => (value: string) => {
    if (snippet) setBefore({ host: snippet.id, code: snippet.code })
    go(withChoice(address, name, value))
  }
  const chooseHost = (host: string) => {
    const next = new URLSearchParams(address)
    next.set('host', host)
    go(next)
  }
  const hasButton = chosen.mode === 'live-chat' || chosen.mode === 'popup'
  return (
    <Stack>
      {bot.publishedVersion === null && (
        <Callout
          tone="warn"
          title="The bot is not live yet"
          action={<PublishButton about={about} />}
        >
          Pages with the snippet show nothing before a version is published, unless the bot has no
          flow and answers from Knowledge.
        </Callout>
      )}
      <ReachNote server={server} />
      <Card
        title="What the chat does"
        help="Each choice changes the snippet below, and no snippet elsewhere."
      >
        <div className={styles.questions}>
          <PictureChoices
            label="How does it stand on the page?"
            choices={modes}
            value={chosen.mode}
            onChange={choose('mode')}
          />
          {hasButton && (
            <PictureChoices
              label="When does it open?"
              choices={starts}
              value={chosen.start}
              onChange={choose('start')}
            />
          )}
          {hasButton && chosen.start === 'triggers' && (
            <BotTriggers id={bot.id} version={bot.newestVersion} />
          )}
          <PictureChoices
            label="After a reload or on another page, the conversation …"
            choices={persistences}
            value={chosen.persistence}
            onChange={choose('persistence')}
          />
          <Select
            label="Language"
            help="Of buttons, dates and, where the bot is translated, of the bot."
            className={styles.narrow}
            value={chosen.locale}
            onChange={event => choose('locale')(event.target.value)}
            options={[
              { value: '', label: 'The page’s' },
              ...languages.map(tag => ({ value: tag, label: languageName(tag) })),
            ]}
          />
        </div>
      </Card>
      <Card title="Snippet">
        <div className={styles.snippet}>
          <Select
            label="Where is your page made?"
            className={styles.narrow}
            value={snippet?.id}
            onChange={event => chooseHost(event.target.value)}
            options={snippets.map(({ id, host }) => ({ value: id, label: host }))}
          />
          {snippet && (
            <>
              <p className={styles.where}>{snippet.where}</p>
              {chosen.mode === 'inline' && snippet.id !== 'react' && (
                <p className={styles.where}>
                  Where the chat shall be, the page needs{' '}
                  <code>{`<div id="${placeId}" style="height: 600px"></div>`}</code>, above the
                  snippet.
                </p>
              )}
              <CodeBlock
                code={snippet.code}
                label={`Snippet for ${snippet.host}`}
                title={snippet.host}
                marked={
                  before?.host === snippet.id ? changedPart(before.code, snippet.code) : undefined
                }
              />
              <HostFile host={snippet.id} botId={bot.id} chosen={chosen} />
            </>
          )}
        </div>
      </Card>
      <Card
        title="Test page"
        help="A page of this server with the snippet, as visitors meet the bot."
      >
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
