import type { SavedSlot } from '../env/saved-slot.js'
import type { KeptConversation } from './preview-props.js'

/** A page's own place for a conversation, as a widget keeps one. */
export const slotOf = (conversation: KeptConversation): SavedSlot => ({
  name: '',
  read() {
    const session = conversation.read()
    return session && { session, version: '', isOpen: true }
  },
  write: ({ session }) => conversation.write(session),
  clear: () => conversation.clear(),
  forget: () => conversation.clear(),
  isMuted: () => false,
  mute: () => {},
})
