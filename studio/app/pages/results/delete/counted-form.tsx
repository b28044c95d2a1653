import { Button, Callout, Dialog, DialogClose, TextField, toast } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { wordsOf } from '../../../api/problem.js'
import { leadToSignIn } from '../../../api/query-client.js'
import { resultsKey } from '../model/results.js'
import styles from './counted-form.module.css'

interface Counted<Found> {
  readonly typed: string
  readonly kind: string
  readonly found: Found
}

/** A dialog that counts what would be deleted before it deletes: what is typed again has to be counted again. */
export function CountedForm<Found>({
  title,
  description,
  field,
  above,
  kind = '',
  initial = '',
  check,
  act,
  words,
  onDeleted,
  onClose,
}: {
  readonly title: string
  readonly description: string
  readonly field: ComponentProps<typeof TextField>
  /** What stands above the field, and what is chosen there: another choice has to be counted again. */
  readonly above?: ReactNode
  readonly kind?: string
  readonly initial?: string
  /** What is wrong with what was typed. */
  readonly check: (typed: string) => string | undefined
  readonly act: (typed: string, mode: 'count' | 'delete') => Promise<Found>
  /** What was found, as `3 conversations and 1 thread`; empty where there is nothing. */
  readonly words: (found: Found) => string
  readonly onDeleted?: () => void
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [error, setError] = useState<string>()
  const [counted, setCounted] = useState<Counted<Found>>()
  const [isBusy, setBusy] = useState(false)
  const known = counted?.typed === typed && counted.kind === kind ? counted : undefined
  const found = known && words(known.found)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(typed)
    setError(wrong)
    if (wrong !== undefined) return input.current?.focus()
    if (isBusy || found === '') return
    setBusy(true)
    try {
      if (known) await remove()
      else setCounted({ typed, kind, found: await act(typed, 'count') })
    } catch (problem) {
      if (!leadToSignIn(problem)) setError(wordsOf(problem))
    } finally {
      setBusy(false)
    }
  }

  const remove = async () => {
    const gone = words(await act(typed, 'delete'))
    onClose()
    toast({
      text: gone === '' ? 'There was nothing left to delete.' : `Deleted: ${gone}.`,
      tone: 'good',
    })
    void client.invalidateQueries({ queryKey: resultsKey })
    onDeleted?.()
  }

  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={title}
      description={description}
      initialFocus={input}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          {found ? (
            <Button variant="danger" type="submit" form={form} busy={isBusy}>
              Delete for ever
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={form} busy={isBusy}>
              Count
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        {above}
        <TextField
          {...field}
          ref={input}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={event => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <div aria-live="polite">
          {found !== undefined && (
            <Callout tone={found === '' ? 'accent' : 'warn'}>
              {found === ''
                ? 'Nothing is kept that would be deleted.'
                : `This deletes ${found}. Nothing brings them back.`}
            </Callout>
          )}
        </div>
      </form>
    </Dialog>
  )
}
