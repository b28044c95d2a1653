import { Button, Callout, Dialog } from '@talkgraph/ui'
import { useState } from 'react'
import type { Brought } from 'talkgraph/builder'
import { ReportOfImport } from '../../../bring/report-of-import.js'
import { counted } from '../clipboard/counted.js'
import { draftOf } from './bring.js'
import styles from './bring-dialog.module.css'

/** Asks whether a bot takes the place of this one, or its steps are added. */
export function WhatToDo({
  brought,
  name,
  onAdd,
  onReplace,
  onClose,
}: {
  readonly brought: Brought
  readonly name: string
  readonly onAdd: () => void
  /** Gives why not, where the bot cannot take the place. */
  readonly onReplace: () => string | undefined
  readonly onClose: () => void
}) {
  const [refusal, setRefusal] = useState<string>()
  const [{ nodes, edges }] = draftOf(brought).elements
  const isWhole = brought.is === 'typebot' || brought.own.isWhole
  const unknown = brought.is === 'own' ? brought.own.unknown : []
  return (
    <Dialog
      open
      size="medium"
      title={
        isWhole ? (
          <>
            What is to be done with <bdi>“{name}”</bdi>?
          </>
        ) : (
          'Put the steps in?'
        )
      }
      description={`${counted(nodes.length, 'step')}, ${counted(edges.length, 'way')}.`}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isWhole && <Button onClick={() => setRefusal(onReplace())}>Replace this bot</Button>}
          <Button variant="primary" onClick={onAdd}>
            Add its steps
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {refusal !== undefined && (
          <Callout tone="bad" title="The bot could not take the place of this one" live>
            <p>{refusal}</p>
          </Callout>
        )}
        {unknown.length > 0 && (
          <Callout tone="warn" title="Some steps are of kinds that are not known here">
            <ul className={styles.unknown}>
              {unknown.map(told => (
                <li key={told}>{told}</li>
              ))}
            </ul>
          </Callout>
        )}
        {isWhole && (
          <>
            <p>
              Added, its steps come with their groups, notes and sub-flows; its looks, settings and
              languages stay behind.
            </p>
            <p>
              In the place of this one, all of it counts, and all of this draft goes. ‘Undo’ brings
              it back, and what is live stays as it is.
            </p>
          </>
        )}
        {brought.is === 'typebot' && <ReportOfImport report={brought.imported.report} />}
      </div>
    </Dialog>
  )
}
