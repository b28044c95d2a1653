import { KeepDialog } from '../../../named/keep-dialog.js'
import { useDraft } from '../../model/draft/use-draft.js'
import { useFlowRoom, useView } from '../../model/edit/flow-context.js'

/** Asks under which name the draft is kept. */
export function KeepBeside({ botId }: { readonly botId: string }) {
  const { view } = useFlowRoom()
  const isOpen = useView(({ dialog }) => dialog === 'keep')
  const isSaved = useDraft(({ saving }) => saving === 'saved')
  return (
    isOpen && (
      <KeepDialog botId={botId} isSaved={isSaved} onClose={() => view.set({ dialog: null })} />
    )
  )
}
