import type { FormResult } from './use-site-form.js'

/**
 * Sends a form of a page. Where no answer comes of ours, as offline or from a proxy, the page stays as it is with what was
 * typed, says `failure`, and the form can be sent again.
 */
export const keepForm =
  (failure: string) =>
  async ({ serverAction }: { serverAction(): Promise<FormResult> }): Promise<FormResult> => {
    try {
      return await serverAction()
    } catch (error) {
      if (error instanceof Response) throw error
      return { status: 'error', message: failure }
    }
  }

/** A form changes nothing of what its page shows: asking for it again could only fail. */
export const unlessSent = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  readonly formMethod?: string | undefined
  readonly defaultShouldRevalidate: boolean
}): boolean => formMethod?.toUpperCase() !== 'POST' && defaultShouldRevalidate
