import { Conversation } from './conversation/conversation.js'
import type { DeskActor } from './use-desk.js'
import { VisitorPane } from './visitor/visitor-pane.js'

interface Props {
  readonly desk: DeskActor
  readonly id: string
  readonly onBack: () => void
  /** Whether a phone shows who the visitor is, in place of the conversation. */
  readonly onAbout: (isShown: boolean) => void
}

/** The thread that is open: its conversation, and about the visitor. */
export function OpenThread({ desk, id, onBack, onAbout }: Props) {
  return (
    <>
      <Conversation key={id} desk={desk} id={id} onBack={onBack} onAbout={() => onAbout(true)} />
      <VisitorPane desk={desk} id={id} onBack={() => onAbout(false)} />
    </>
  )
}
