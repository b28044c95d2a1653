import type { Draft } from 'talkgraph/builder'
import { ChatPreview, type PreviewProps } from 'talkgraph/react'
import type { Env } from 'talkgraph/runtime'
import { broughtPlugins } from '../../../plugins.js'
import type { Played } from './kept-conversation.js'
import styles from './preview-panel.module.css'

/** The chat itself, in a file of its own, so that only a preview that is open fetches it. */
export const PreviewChat = ({
  bot,
  env,
  played,
  locale,
  upload,
  onStep,
}: {
  readonly bot: Draft
  readonly env: Partial<Env>
  readonly played: Played
  readonly locale: string
  readonly upload: PreviewProps['upload']
  readonly onStep: (nodeId: string) => void
}) => (
  <ChatPreview
    embedded
    className={styles.chat}
    bot={bot}
    env={env}
    plugins={broughtPlugins()}
    conversation={played}
    locale={locale}
    upload={upload}
    typingDelay={300}
    onStep={({ nodeId }) => onStep(nodeId)}
  />
)
