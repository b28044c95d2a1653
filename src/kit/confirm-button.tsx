import type { PromptItem } from '../../runtime/index.js'
import { useModel } from '../model/widget-model.js'

/** Hands in what was ticked or set; usable once there is something, locked after the answer. */
export function ConfirmButton({
  item,
  ready,
  label,
  onClick,
}: {
  item: PromptItem
  ready: boolean
  label?: string | undefined
  onClick: () => void
}) {
  const { t } = useModel()
  return (
    <button
      type="button"
      className="option confirm"
      part="confirm"
      disabled={item.open && !ready}
      aria-disabled={item.open ? undefined : true}
      onClick={onClick}
    >
      {label ?? t('Done')}
    </button>
  )
}
