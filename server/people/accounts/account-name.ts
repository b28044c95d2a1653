/** What the account of somebody new is called until they say so. */
export function accountNameOf({
  name,
  email,
}: {
  readonly name: string
  readonly email: string
}): string {
  return `Account of ${name.trim() || email}`.slice(0, 100)
}
