import { use } from 'react'
import { ChatPreview } from 'talkgraph/react'
import type { BotFile } from '../api/bot-file.js'
import { bringPlugins } from '../plugins.js'
import styles from './preview.module.css'

/** A bot may lead its visitor away in the same tab; here that would be the studio's. */
const env = { navigate: (address: string) => void open(address, '_blank', 'noopener') }

/** The chat itself, in a file of its own, so that only pages with a preview fetch it. */
export const Chat = ({
  bot,
  header,
}: {
  readonly bot: BotFile
  readonly header?: 'visitor' | undefined
}) => (
  <ChatPreview
    embedded
    header={header}
    className={styles.chat}
    bot={bot}
    env={env}
    plugins={use(bringPlugins())}
    typingDelay={300}
    locale="en"
  />
)
