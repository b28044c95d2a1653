import { type FormEvent, useState } from 'react'
import { wordsOf } from '../api/problem.js'
import { leadToSignIn } from '../api/query-client.js'

/** What was typed, by the names of the fields. */
export type Values<Name extends string> = Readonly<Record<Name, string>>

interface Options<Name extends string> {
  readonly names: readonly Name[]
  /** What is wrong with what was typed, by field; nothing where all is well. */
  check(values: Values<Name>): Partial<Record<Name, string>>
  /** Sends it. What it throws is shown above the form, or at the fields that `place` names. */
  send(values: Values<Name>, form: HTMLFormElement): Promise<unknown>
  /** The words for a failure at fields; without any it is shown above. */
  place?(error: unknown): Partial<Record<Name, string>> | undefined
}

/** A form that is checked when it is sent: the first faulty field gets the focus, and nothing typed is lost. */
export function useForm<Name extends string>({ names, check, send, place }: Options<Name>) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const show = (form: HTMLFormElement, wrong: Partial<Record<Name, string>>): boolean => {
    setErrors(wrong)
    const first = names.find(name => wrong[name] !== undefined)
    if (first === undefined) return false
    const field = form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return true
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const values = valuesOf(form, names)
    setProblem(undefined)
    if (show(form, check(values))) return
    setBusy(true)
    try {
      await send(values, form)
    } catch (error) {
      if (!leadToSignIn(error) && !show(form, place?.(error) ?? {})) setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { errors, problem, busy, form: { onSubmit, noValidate: true, method: 'post' } as const }
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Values<Name> {
  const data = new FormData(form)
  const entries = names.map(name => [name, String(data.get(name) ?? '')] as const)
  return Object.fromEntries(entries) as Record<Name, string>
}
