import { ErrorState, SkeletonRows } from '@talkgraph/ui'
import { wordsOf } from '../../../api/problem.js'
import { useAbout } from '../bot/bot.js'
import { NoFlow } from '../bot/no-flow.js'
import { DraftRoomContext } from '../flow/model/draft/use-draft.js'
import { useOpenRoom } from '../flow/model/draft/use-open-room.js'
import { FindingsProvider } from '../flow/room/findings-provider.js'
import { LooksForm } from './looks-form.js'

/** Every customization of a bot, with a live preview beside; each change is one of the draft. */
export function Looks() {
  const about = useAbout()
  const { id, newestVersion } = about.chatbot
  return newestVersion === null ? <NoFlow /> : <Opened key={id} id={id} />
}

function Opened({ id }: { readonly id: string }) {
  const about = useAbout()
  const { room, error, retry } = useOpenRoom(id)
  if (room)
    return (
      <DraftRoomContext value={room}>
        <FindingsProvider>
          <LooksForm about={about} />
        </FindingsProvider>
      </DraftRoomContext>
    )
  if (!error) return <SkeletonRows label="Loading the looks" rows={6} />
  return (
    <ErrorState title="The looks could not be loaded" onRetry={retry}>
      {wordsOf(error)}
    </ErrorState>
  )
}
