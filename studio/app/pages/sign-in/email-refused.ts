import { codeOf } from '../../api/problem.js'

/** Of what is checked here and there, the server looks closer at the address alone. */
export const emailRefused = (error: unknown): { readonly email: string } | undefined =>
  codeOf(error) === 'BAD_REQUEST'
    ? { email: 'This address cannot be right. Look at it again.' }
    : undefined
