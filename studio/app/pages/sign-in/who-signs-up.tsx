import { TextField } from '@talkgraph/ui'
import { authRequest } from '../../api/request.js'
import { checkEmail, checkFilled } from '../../forms/checks.js'
import type { Wanted } from './sign-up.js'

/** What is wrong with the name and the address of who signs up; undefined where nothing is. */
export const checkWho = ({ name, email }: { readonly name: string; readonly email: string }) => ({
  name: checkFilled(name, 'Enter your name.'),
  email: checkEmail(email),
})

/** The name and the address of who signs up. */
export function WhoFields({
  errors,
  fillsEmail,
}: {
  readonly errors: { readonly name?: string | undefined; readonly email?: string | undefined }
  /** As what the browser fills in the address. */
  readonly fillsEmail: 'email' | 'username'
}) {
  return (
    <>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={100}
        error={errors.name}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        autoComplete={fillsEmail}
        error={errors.email}
      />
    </>
  )
}

/** Signs up; resolves to the address, and whether a mail went there. */
export async function signUp(
  given: { readonly name: string; readonly email: string } & Readonly<Record<string, string>>,
  wanted: Wanted,
): Promise<{ readonly email: string; readonly isSent: boolean }> {
  const email = given.email.trim()
  const { isSent } = await authRequest<{ isSent: boolean }>('POST', '/sign-up', {
    body: { ...given, name: given.name.trim(), email, ...wanted },
  })
  return { email, isSent }
}
