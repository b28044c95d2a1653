import { Field } from '@talkgraph/ui'
import { lazy, Suspense } from 'react'
import type { AnyFieldForm } from 'talkgraph/builder'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'
import { TextControl } from './text-control.js'
import { useTyped } from './use-typed.js'

// The editor is fetched when a step first has such a field.
const RichWords = lazy(async () => ({ default: (await import('../rich/rich-words.js')).RichWords }))

type WordsForm = Extract<AnyFieldForm, { kind: 'words' }>

/** A text that people read: of several lines with formatting, of one line plain. */
export function StepWordsField({ slot }: { readonly slot: Slot & { readonly form: WordsForm } }) {
  const { error, warning, set } = useSlot(slot)
  const typed = useTyped(textOf(slot), set)
  const isRich = slot.form.isLong === true
  const help = <HelpOf help={slot.form.help} warning={warning} />
  const shown = typed.refusal ?? error
  return (
    <SlotFrame slot={slot} typed={typed}>
      {isRich ? (
        <Suspense fallback={<PlainWords {...{ slot, typed, help, error: shown }} isLong />}>
          <RichWords
            label={slot.form.title}
            help={help}
            error={shown}
            typed={typed}
            standIn={standIn(slot)}
          />
        </Suspense>
      ) : (
        <PlainWords {...{ slot, typed, help, error: shown }} />
      )}
    </SlotFrame>
  )
}

function PlainWords({
  slot,
  typed,
  help,
  error,
  isLong = false,
}: {
  readonly slot: Slot
  readonly typed: ReturnType<typeof useTyped>
  readonly help: React.ReactNode
  readonly error: string | undefined
  readonly isLong?: boolean
}) {
  return (
    <Field label={slot.form.title} help={help} error={error}>
      {control => (
        <TextControl control={control} typed={typed} isLong={isLong} placeholder={standIn(slot)} takesNames />
      )}
    </Field>
  )
}
