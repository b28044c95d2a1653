/** Characters; the server asks for as many. */
export const shortestPassword = 10

/** What is wrong with a new password. */
export function checkPassword(password: string): string | undefined {
  if (password === '') return 'Choose a password.'
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters.`
  if (password.length > 200) return 'Use at most 200 characters.'
  return undefined
}

/** What is wrong with an e-mail address; the server looks closer. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Enter an e-mail address.'
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()))
    return 'An e-mail address looks like name@example.com.'
  return undefined
}

/** What is wrong with a text that may not be empty. */
export const checkFilled = (text: string, words: string): string | undefined =>
  text.trim() === '' ? words : undefined

/** What is wrong with the name of a time zone. */
export function checkZone(zone: string): string | undefined {
  if (zone.trim() === '') return 'Enter a time zone.'
  return isZone(zone.trim())
    ? undefined
    : 'There is no such time zone. One is called like Europe/Zurich.'
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
