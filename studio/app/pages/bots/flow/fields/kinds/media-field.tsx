import { Field } from '@talkgraph/ui'
import { type ReactNode, useContext, useState } from 'react'
import { takesPlaceholders } from 'talkgraph/builder'
import { FileDrop } from '#files/file-drop.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { TextControl } from '../text/text-control.js'
import { type Typed, useTyped } from '../text/use-typed.js'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

/** A picture or a file: its address, or one that is chosen, dropped or pasted here; with a look at the picture. */
export function StepMediaField({ slot }: { readonly slot: Slot }) {
  const { error, warning, set } = useSlot(slot)
  const typed = useTyped(textOf(slot), set)
  const botId = useContext(FlowContext)?.botId
  const address = String(slot.value ?? '').trim()
  const field = (
    <Field
      label={slot.form.title}
      help={<HelpOf help={slot.form.help} warning={warning} />}
      error={typed.refusal ?? error}
    >
      {control => (
        <TextControl
          control={control}
          typed={typed}
          inputMode="url"
          placeholder={standIn(slot)}
          takesNames={takesPlaceholders(slot.form)}
        />
      )}
    </Field>
  )
  return (
    <SlotFrame slot={slot} typed={typed}>
      {botId === undefined ? field : <WithFile {...{ slot, typed, botId }}>{field}</WithFile>}
      {slot.form.kind === 'image' && /^(?:https?:\/\/|\/files\/)[^{}]+$/.test(address) && (
        <Look key={address} address={address} />
      )}
    </SlotFrame>
  )
}

function WithFile({
  slot: { form, path },
  typed,
  botId,
  children,
}: {
  readonly slot: Slot
  readonly typed: Typed
  readonly botId: string
  readonly children: ReactNode
}) {
  const { read } = useStepEdit()
  const described = 'describedBy' in form ? form.describedBy : undefined
  const isBlind =
    described !== undefined && path.length === 1 && String(read[described] ?? '').trim() === ''
  return (
    <FileDrop
      botId={botId}
      imagesOnly={form.kind === 'image'}
      name={form.title}
      onAdded={({ url }) => {
        // Its path alone: the server may be called otherwise tomorrow.
        typed.type(new URL(url, location.origin).pathname)
        typed.leave()
      }}
      hint={isBlind ? 'Say below what it shows, for visitors who cannot see it.' : undefined}
    >
      {children}
    </FileDrop>
  )
}

function Look({ address }: { readonly address: string }) {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <p className={styles.help}>No picture was found at this address.</p>
  ) : (
    <img src={address} alt="" className={styles.look} onError={() => setBroken(true)} />
  )
}
