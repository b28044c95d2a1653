import { classes } from '@talkgraph/ui'
import {
  AppWindow,
  Camera,
  Globe,
  Hash,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessagesSquare,
  Plug,
  Send,
  Smartphone,
} from 'lucide-react'
import styles from './channel-mark.module.css'

/** The channel of a conversation as icon and word. */
export function ChannelMark({
  channel,
  title = channelTitle(channel),
  quiet = false,
}: {
  /** As it stands in `channel`. */
  readonly channel: string
  readonly title?: string
  readonly quiet?: boolean
}) {
  const Icon = icons[channel] ?? MessageCircle
  return (
    <span className={classes(styles.mark, quiet && styles.quiet)}>
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      {title}
    </span>
  )
}

/** The name of the channel on pages of the owner's. */
export const website = 'widget'

/** What people call a channel of this name, where nobody else says. */
export const channelTitle = (channel: string): string =>
  titles[channel] ?? channel.charAt(0).toUpperCase() + channel.slice(1)

/** Puts channels in the order in which they are listed; those that are not known here come last. */
export function inOrder<Kind extends { readonly name: string }>(
  kinds: readonly Kind[],
): readonly Kind[] {
  const names = Object.keys(icons)
  const placeOf = ({ name }: Kind) => (names.includes(name) ? names.indexOf(name) : names.length)
  return kinds.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The channels that every bot has, and names that are no words as they stand. */
const titles: Readonly<Record<string, string>> = {
  widget: 'Website',
  page: 'Page',
  api: 'API',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
}

/** In the order in which channels are listed. */
const icons: Readonly<Record<string, LucideIcon>> = {
  widget: Globe,
  page: AppWindow,
  whatsapp: MessageCircle,
  telegram: Send,
  messenger: MessagesSquare,
  instagram: Camera,
  sms: Smartphone,
  slack: Hash,
  email: Mail,
  api: Plug,
}
