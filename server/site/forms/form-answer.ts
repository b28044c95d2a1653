/** What is said of a fault that has no words of its own. */
export const failed = 'Something went wrong. Please try again later.'

/** The answer to a form that was taken. */
export const accept = (message: string) => ({ status: 'success', message, data: null }) as const

/** The answer to a form that was not taken; `errors` stand under the fields that they name. */
export function refuse(message: string, errors?: Readonly<Record<string, string>>) {
  return { status: 'error', message, data: null, ...(errors && { errors }) } as const
}

/** The answer to a form with slips, if there are any: the first is said of the whole. */
export function refuseSlips(errors: Readonly<Record<string, string>>) {
  const [first] = Object.values(errors)
  return first === undefined ? undefined : refuse(first, errors)
}
