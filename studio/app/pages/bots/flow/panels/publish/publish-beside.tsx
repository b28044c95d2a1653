import { useBot } from '../../../api/queries.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'
import { PublishDialog } from './publish-dialog.js'

/** Asks what goes live above the room, and leads from there to what stands in the way. */
export function PublishBeside({ botId }: { readonly botId: string }) {
  const { view } = useFlowRoom()
  const isOpen = useView(({ dialog }) => dialog === 'publish')
  const { data: about } = useBot(botId)
  return (
    about && (
      <PublishDialog
        about={about}
        open={isOpen}
        onOpenChange={open => view.set({ dialog: open ? 'publish' : null })}
        onShowFindings={() => view.set({ dialog: null, drawer: 'findings' })}
        onShowTests={() => view.set({ dialog: null, drawer: 'tests' })}
        onReveal={({ nodeId, path }) => {
          view.set({ dialog: null })
          view.revealField(nodeId, path)
        }}
      />
    )
  )
}
