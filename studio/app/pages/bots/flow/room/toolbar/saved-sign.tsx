import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useDraft } from '../../model/draft/use-draft.js'
import styles from './toolbar.module.css'

const words = {
  saved: 'Saved',
  saving: 'Saving',
  offline: 'Offline: kept here',
  kept: 'Not saved: kept here',
} as const
const signs = { saved: Check, saving: LoaderCircle, offline: CloudOff, kept: CloudOff } as const

/** Where what was drawn is by now. */
export function SavedSign() {
  const saving = useDraft(state => state.saving)
  const Sign = signs[saving]
  return (
    <p role="status" className={styles.saved}>
      <Sign size={14} aria-hidden />
      <span className={saving === 'saved' || saving === 'saving' ? styles.settled : undefined}>
        {words[saving]}
      </span>
    </p>
  )
}
