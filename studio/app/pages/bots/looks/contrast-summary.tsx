import { Button, Callout } from '@talkgraph/ui'
import { customizationForms } from 'talkgraph/themes'
import { contrastOf, textFields } from '../flow/fields/looks/contrast-of.js'
import type { LookEdit } from '../flow/fields/looks/look-edit.js'
import styles from './looks.module.css'

/** Which texts are hard to read with the colours as they are, above the preview, and what helps. */
export function ContrastSummary({ looks }: { readonly looks: LookEdit }) {
  const hard = textFields.flatMap(name => {
    const found = contrastOf(name, looks.value)
    return found && !found.isEnough ? [{ name, ...found }] : []
  })
  return (
    <div role="status" className={styles.summary}>
      {hard.length > 0 && (
        <Callout
          tone="warn"
          title={hard.length === 1 ? 'A text is hard to read' : 'Texts are hard to read'}
        >
          <ul className={styles.hard}>
            {hard.map(({ name, ratio, better }) => (
              <li key={name}>
                <span>{`${customizationForms[name].title}: ${ratio}:1, 4.5:1 is needed.`}</span>
                <Button
                  size="small"
                  aria-label={`Use ${better} for ${customizationForms[name].title}`}
                  onClick={() => looks.set(name, better)}
                >
                  {`Use ${better}`}
                </Button>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
