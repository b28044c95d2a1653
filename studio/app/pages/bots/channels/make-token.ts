/** Words that nobody guesses, to be copied to a provider. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, byte => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}
