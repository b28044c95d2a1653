import { Callout } from '@talkgraph/ui'
import type { FormResult } from './use-site-form.js'

/** What came of a form, in the page itself: for browsers without script. */
export function ResultNote({
  titles,
  result,
}: {
  readonly titles: { readonly success: string; readonly error: string }
  readonly result: FormResult | undefined
}) {
  if (!result?.message) return null
  return (
    <Callout tone={result.status === 'success' ? 'good' : 'bad'} title={titles[result.status]} live>
      <p>{result.message}</p>
    </Callout>
  )
}
