import { Button, Callout } from '@talkgraph/ui'
import { languageName } from '#text/language-name.js'
import type { Reveal } from '../../model/edit/step-edit.js'
import type { Imported } from './files.js'
import styles from './languages.module.css'

/** Which translations came in without something that their originals have. */
export function LostMarks({
  imported: { locale, lost },
  onReveal,
  onClose,
}: {
  readonly imported: Imported
  readonly onReveal: Reveal
  readonly onClose: () => void
}) {
  const count = lost.length === 1 ? 'A text' : `${lost.length} texts`
  return (
    <Callout tone="warn" title={`${count} in ${languageName(locale)} lost something`} live>
      <ul>
        {lost.slice(0, mostLost).map(({ text, gone }) => (
          <li key={text.key}>
            <button
              type="button"
              className={styles.where}
              onClick={() => onReveal(text.nodeId, text.field)}
            >
              {`${text.step}, ${text.title}`}
            </button>
            {` is without ${gone.join(' ')}`}
          </li>
        ))}
        {lost.length > mostLost && <li>{`and ${lost.length - mostLost} more`}</li>}
      </ul>
      <Button size="small" onClick={onClose}>
        Close
      </Button>
    </Callout>
  )
}

const mostLost = 10
