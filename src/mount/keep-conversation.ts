import type { Bot, Conversation, ConversationStatus } from '../../runtime/index.js'
import type { Kept, SavedSlot } from '../env/saved-slot.js'

/** Keeps a conversation in the browser, so that it outlives its page; returns how to keep it at once. */
export function keepConversation(
  slot: Pick<SavedSlot, 'write' | 'clear'>,
  conversation: Conversation,
  bot: Bot,
  isOpen: () => boolean,
  signal: AbortSignal,
  token: () => string | undefined = () => undefined,
  visitor: () => string | undefined = () => undefined,
  typed?: { readonly text: string },
  query?: string,
): () => Kept | undefined {
  let lastStatus: ConversationStatus | undefined
  let isGone = false
  const keep = () => {
    const session = isGone || signal.aborted ? undefined : conversation.save()
    const kept = session && {
      session,
      version: versionOf(bot),
      isOpen: isOpen(),
      token: token(),
      visitor: visitor(),
      typed: typed?.text || undefined,
      query: query || undefined,
    }
    if (kept) slot.write(kept)
    return kept
  }
  // Written once per question and at the end; what the bot is saying right now is written when the page goes away.
  conversation.subscribe(() => {
    const { status } = conversation.getView()
    if (status === lastStatus) return
    lastStatus = status
    if (status === 'restarting') slot.clear()
    else if (status !== 'going') keep()
  })
  // A phone may end a page in the background without another event.
  addEventListener(
    'pagehide',
    () => {
      keep()
      // The browser breaks calls off as the page goes: what comes of that is not kept.
      isGone = true
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    () => {
      isGone = false
    },
    { signal },
  )
  addEventListener('visibilitychange', keep, { signal })
  return keep
}

/** Can the bot go on with what was kept? A conversation of another version can only be shown, once ended, for a server's bot. */
export function isKeptOf({ session, version }: Kept, bot: Bot, server: unknown): boolean {
  return version === versionOf(bot) || (!!server && session.ended !== null)
}

/** Two publications may share the owner's version, but not the server's. */
export const versionOf = ({ file }: Bot) => file.flowVersion || file.version
