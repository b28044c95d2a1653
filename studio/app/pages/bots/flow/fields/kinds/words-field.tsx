import { Field } from '@talkgraph/ui'
import { type ComponentProps, lazy, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import type { AnyFieldForm } from 'talkgraph/builder'
import { type KeyboardPlace, TextControl } from '../text/text-control.js'
import { useTyped } from '../text/use-typed.js'
import { type Slot, standIn, textOf, useSlot } from './slot.js'
import { HelpOf, SlotFrame } from './slot-frame.js'

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
  const keyboard = useRef<KeyboardPlace>(null)
  return (
    <SlotFrame slot={slot} typed={typed}>
      {isRich ? (
        <Suspense fallback={<UntilThen {...{ slot, typed, help, error: shown, keyboard }} />}>
          <RichWords
            label={slot.form.title}
            help={help}
            error={shown}
            typed={typed}
            standIn={standIn(slot)}
            keyboard={keyboard}
          />
        </Suspense>
      ) : (
        <PlainWords {...{ slot, typed, help, error: shown }} />
      )}
    </SlotFrame>
  )
}

/** The text without formatting, until the editor is there: who types in it goes on in the editor. */
function UntilThen({
  keyboard,
  ...words
}: ComponentProps<typeof PlainWords> & { readonly keyboard: RefObject<KeyboardPlace> }) {
  const home = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const field = home.current?.querySelector('textarea')
    return () => {
      if (!field || field !== document.activeElement) return
      const isAll =
        field.value !== '' && field.selectionEnd - field.selectionStart === field.value.length
      keyboard.current = isAll ? 'all' : 'end'
    }
  }, [keyboard])
  return (
    <div ref={home}>
      <PlainWords {...words} isLong />
    </div>
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
        <TextControl
          control={control}
          typed={typed}
          isLong={isLong}
          placeholder={standIn(slot)}
          takesNames
        />
      )}
    </Field>
  )
}
