import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BotAbout } from '#api/records.js'
import { tellProblem } from '../../../api/query-client.js'
import { DraftRoomContext } from '../flow/model/draft/use-draft.js'
import { useOpenRoom } from '../flow/model/draft/use-open-room.js'
import { PublishDialog } from '../flow/panels/publish/publish-dialog.js'
import { FindingsProvider } from '../flow/room/findings-provider.js'

/** Asks what goes live above any page of a bot: the draft that Flow and Looks show. */
export function PublishDraft({
  about,
  onClose,
}: {
  readonly about: BotAbout
  readonly onClose: () => void
}) {
  const { id } = about.chatbot
  const { room, error } = useOpenRoom(id)
  const navigate = useNavigate()
  const toFlow = () => void navigate(`/bots/${id}/flow`)
  useEffect(() => {
    if (!error) return
    tellProblem(error, 'The draft could not be loaded.')
    onClose()
  }, [error, onClose])
  if (!room) return null
  return (
    <DraftRoomContext value={room}>
      <FindingsProvider>
        <PublishDialog
          about={about}
          open
          onOpenChange={isOpen => isOpen || onClose()}
          onShowFindings={toFlow}
          onReveal={toFlow}
          onShowTests={toFlow}
        />
      </FindingsProvider>
    </DraftRoomContext>
  )
}
