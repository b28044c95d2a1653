import { Download } from 'lucide-react'
import { type EmbedChoices, usualChoices } from './choices.js'
import styles from './embed.module.css'

/** A file that is uploaded instead of pasting, for the hosts that take one. */
export function HostFile({
  host,
  botId,
  chosen,
}: {
  readonly host: string
  readonly botId: string
  readonly chosen: EmbedChoices
}) {
  if (host === 'wordpress') {
    return (
      <div className={styles.file}>
        <p>
          Or without code: download the plugin, upload it under Plugins &gt; Add New &gt; Upload
          plugin, and activate it. Server, bot, language and what happens after a reload are entered
          in it already.
        </p>
        <a className={styles.out} href={pluginAddress(botId, chosen)} download>
          <Download size={16} aria-hidden="true" /> Download the plugin (talkgraph-chat.zip)
        </a>
      </div>
    )
  }
  if (host === 'shopify') {
    return (
      <div className={styles.file}>
        <p>
          Or, for those who have an app of their own in the shop: a theme app extension, which is
          switched on in the theme editor. Unpack it into the app, and enter server and bot in the
          editor.
        </p>
        <a className={styles.out} href="/hosts/shopify.zip" download>
          <Download size={16} aria-hidden="true" /> Download the extension (talkgraph-shopify.zip)
        </a>
      </div>
    )
  }
  return null
}

/** Where the plugin is, with what a snippet would say of mode, keeping and language. */
export function pluginAddress(botId: string, { mode, persistence, locale }: EmbedChoices): string {
  const query = new URLSearchParams({
    bot: botId,
    ...(mode === 'popup' && { mode }),
    ...(persistence !== usualChoices.persistence && { persistence }),
    ...(locale !== '' && { locale }),
  })
  return `/hosts/wordpress.zip?${query}`
}
