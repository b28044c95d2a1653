import { Button } from '@talkgraph/ui'
import { useEffect, useRef } from 'react'
import { textsOf, translationOf } from 'talkgraph/builder'
import { languageName } from '#text/language-name.js'
import { counted } from '../../drawing/clipboard/counted.js'
import { useDraft } from '../../model/draft/use-draft.js'
import type { Proposing } from '../../model/view/view.js'
import styles from './words.module.css'

/** Has what is missing of a language translated: at once, as it was pressed for that already. */
export function TranslateForm({
  wanted,
  isBusy,
  onAsk,
}: {
  readonly wanted: Extract<Proposing, { kind: 'translate' }>
  readonly isBusy: boolean
  readonly onAsk: (
    words: string,
    wanted: { readonly locale: string; readonly nodeIds?: readonly string[] },
  ) => void
}) {
  const draft = useDraft(state => state.draft)
  const { locale, nodeIds } = wanted
  const begun = useRef<object>(undefined)
  const missing = textsOf(draft).filter(
    text =>
      (!nodeIds || nodeIds.includes(text.nodeId)) &&
      translationOf(draft, locale, text).trim() === '',
  )
  const title = `What is missing in ${languageName(locale)}`
  const ask = () => onAsk(title, { locale, nodeIds })
  useEffect(() => {
    if (begun.current === wanted) return
    begun.current = wanted
    ask()
  })
  return (
    <div className={styles.form}>
      <p className={styles.said}>
        {`${title}: ${counted(missing.length, 'text')}${nodeIds ? ' of the steps that are selected' : ''}.`}
      </p>
      <p className={styles.quiet}>
        These texts go to the AI provider of this server. You see the translations before anything
        changes.
      </p>
      {!isBusy && (
        <div className={styles.buttons}>
          <Button variant="primary" onClick={ask}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
