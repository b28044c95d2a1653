import { classes } from '@talkgraph/ui'
import styles from './rich-content.module.css'

/** A stored text, which the server has made safe. */
export const RichContent = ({
  html,
  className,
}: {
  readonly html: string
  readonly className?: string
}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: The server made it safe.
  <div className={classes(styles.content, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
