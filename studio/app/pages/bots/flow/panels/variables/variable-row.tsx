import { Badge, Button, TextField } from '@talkgraph/ui'
import { useId, useState } from 'react'
import {
  type FlowVariable,
  looksId,
  lookTitles,
  nameOfField,
  nameOfStep,
  typeOfStep,
  type VariablePlace,
} from 'talkgraph/builder'
import { keyOf } from '#keys/press.js'
import { useDraft } from '../../model/draft/use-draft.js'
import type { Reveal } from '../../model/edit/step-edit.js'
import styles from './variables.module.css'

/** One variable; opened, all its places and the field for another name. */
export function VariableRow({
  variable,
  taken,
  onRename,
  onReveal,
}: {
  readonly variable: FlowVariable
  readonly taken: readonly FlowVariable[]
  readonly onRename: (to: string) => void
  readonly onReveal: Reveal
}) {
  const { name, setAt, usedAt, isFromPage, isFixed } = variable
  const [text, setText] = useState(name)
  const next = text.trim()
  const fault = faultOf(next)
  const isTaken = next !== name && taken.some(other => other.name === next)
  const keep = () => {
    if (next !== name && fault === undefined) onRename(next)
  }
  return (
    <li>
      <details className={styles.row}>
        <summary className={styles.head}>
          <span className={styles.name}>{name}</span>
          {setAt.length === 0 && !isFromPage && <Badge tone="warn">Never set</Badge>}
          {usedAt.length === 0 && <Badge>Not used</Badge>}
          <span className={styles.count}>{counted(setAt.length, usedAt.length)}</span>
        </summary>
        <div className={styles.body}>
          {isFixed ? (
            <p className={styles.quiet}>
              A step sets it under this name by itself, so it keeps the name.
            </p>
          ) : (
            <div className={styles.rename}>
              <TextField
                label="Name"
                value={text}
                spellCheck={false}
                autoComplete="off"
                error={next === name ? undefined : fault}
                help={
                  isTaken ? 'There is one of this name already: the two become one.' : undefined
                }
                onChange={event => setText(event.target.value)}
                onKeyDown={event => {
                  if (keyOf(event) !== 'Enter') return
                  event.preventDefault()
                  keep()
                }}
              />
              <Button onClick={keep}>Rename everywhere</Button>
            </div>
          )}
          <Places title="Set by" places={setAt} onReveal={onReveal} />
          {isFromPage && (
            <p className={styles.quiet}>The page that shows the bot can set it too.</p>
          )}
          <Places title="Used in" places={usedAt} onReveal={onReveal} />
        </div>
      </details>
    </li>
  )
}

function Places({
  title,
  places,
  onReveal,
}: {
  readonly title: string
  readonly places: readonly VariablePlace[]
  readonly onReveal: Reveal
}) {
  const id = useId()
  const nodes = useDraft(({ draft }) => draft.elements[0].nodes)
  if (places.length === 0) return null
  return (
    <div>
      <h3 id={id} className={styles.places}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {places.map(({ nodeId, field, locale }) => {
          const node = nodes.find(({ id }) => id === nodeId)
          const type = node ? typeOfStep(node) : ''
          return (
            <li key={`${nodeId} ${field ?? ''} ${locale ?? ''}`}>
              <button
                type="button"
                className={styles.place}
                onClick={() => onReveal(nodeId, field)}
              >
                <span dir="auto">
                  {nodeId === looksId
                    ? 'Looks'
                    : node
                      ? nameOfStep({ type, data: node.data })
                      : nodeId}
                </span>
                {field !== undefined && (
                  <span className={styles.count}>
                    {nodeId === looksId ? titleOfLook(field) : nameOfField(type, field)}
                  </span>
                )}
                {locale !== undefined && <Badge>{locale}</Badge>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const titleOfLook = (field: string) =>
  Object.entries(lookTitles).find(([name]) => name === field)?.[1] ?? field

const counted = (set: number, used: number) => `set ${set}, used ${used}`

function faultOf(name: string): string | undefined {
  if (name === '') return 'Write a name.'
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)
    ? undefined
    : 'Begin with a letter, then letters, digits, - and _ alone.'
}
