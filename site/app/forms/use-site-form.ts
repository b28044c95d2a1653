import type { FieldErrors } from '@talkgraph/wire/form-rules'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { notePress } from './press-place.js'

/** What an action answers to a form. */
export interface FormResult {
  readonly status: 'success' | 'error'
  readonly message: string
  readonly errors?: FieldErrors | undefined
  /** What was typed, to be shown again where no script kept it. */
  readonly typed?: Readonly<Record<string, string>> | undefined
  /** With which the form is sent again. */
  readonly token?: string | undefined
}

/**
 * A form that is checked before it is sent, and shows what came of it in a window. Without script the browser sends it,
 * and `result` is what the server put into the page.
 */
export function useSiteForm(
  check: (fields: Record<string, unknown>) => FieldErrors,
  { token, posted }: { readonly token: string; readonly posted: FormResult | undefined },
) {
  const fetcher = useFetcher<FormResult>()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [shown, setShown] = useState<FormResult>()
  const isSending = fetcher.state !== 'idle'

  useEffect(() => {
    const result = fetcher.data
    if (fetcher.state !== 'idle' || !result) return
    setErrors(result.errors ?? {})
    setShown(result)
    if (result.status === 'success') form.current?.reset()
  }, [fetcher.state, fetcher.data])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form that was just sent and is empty again is not sent by the second of two clicks.
    if (isSending || shown?.status === 'success') return
    const data = new FormData(event.currentTarget)
    const found = check(Object.fromEntries(data))
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) focusField(event.currentTarget, first)
    else void fetcher.submit(data, { method: 'post' })
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    if (name in errors) setErrors(({ [name]: _, ...others }) => others)
    // Where no window could be fetched, what came of the last one stands in the page until one goes on.
    if (shown?.status === 'success') setShown(undefined)
  }

  return {
    props: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit,
      onChange,
      onClick: ({ nativeEvent }: MouseEvent) => notePress(nativeEvent),
    },
    token: fetcher.data?.token ?? posted?.token ?? token,
    errors,
    isSending,
    /** What came of the form, in the window that a script opens. */
    shown,
    close: () => setShown(undefined),
    /** What came of the form, in the page itself. */
    inPage: fetcher.data ? undefined : posted,
  }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const one = field instanceof RadioNodeList ? field[0] : field
  if (one instanceof HTMLElement) one.focus()
}
