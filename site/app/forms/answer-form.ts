import type { FormAnswer, SiteForms } from '@talkgraph/wire/site-data'
import { data, type RouterContextProvider } from 'react-router'
import { siteData } from '../site-data.js'
import { visitContext } from '../visit.js'
import type { FormResult } from './use-site-form.js'

type Fields = Readonly<Record<string, string>>

/**
 * Hands a form to the server's call and answers with what comes of it. `failure` is what a visitor reads when the call
 * itself fails; `shown` are the fields that are written into the form again.
 */
export async function answerForm(
  {
    request,
    context,
  }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  {
    call,
    failure,
    shown,
    say = ({ message }) => message,
  }: {
    readonly call: (forms: SiteForms, fields: Fields) => Promise<FormAnswer<unknown>>
    readonly failure: string
    readonly shown: readonly string[]
    /** What a visitor reads for what the call answered; without it, the call's own message. */
    readonly say?: (answer: FormAnswer<unknown>) => string
  },
) {
  const fields = await fieldsOf(request)
  const typed = Object.fromEntries(shown.map(name => [name, fields[name] ?? '']))
  const { forms } = context.get(siteData)
  const again = { token: forms.token() }
  try {
    const answer = await call(forms, fields)
    const { status, errors, cookie } = answer
    const kept = status === 'error' && { typed }
    const result: FormResult = { status, message: say(answer), errors, ...kept, ...again }
    return data(result, {
      status: status === 'success' ? 200 : 422,
      ...(cookie && { headers: { 'Set-Cookie': cookie } }),
    })
  } catch (error) {
    if (!isExcess(error)) context.get(visitContext).failed(error)
    const result: FormResult = { status: 'error', message: failure, typed, ...again }
    return data(result, { status: isExcess(error) ? 429 : 500 })
  }
}

/** The texts of a form; files are not taken, and what is no form is refused. */
export async function fieldsOf(request: Request): Promise<Fields> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const entries = [...form]
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Whether a call was refused because there were too many. */
export const isExcess = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'RATE_LIMITED'

/** A page with a form is made anew for each visitor, since it tells when it was shown. */
export const forOneVisitor = { 'Cache-Control': 'private, no-cache' }
