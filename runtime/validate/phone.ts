/** Is this a phone number: 6 to 15 digits, perhaps after a plus sign, and, white space around them aside, nothing else? (decision 105) */
export function isPhone(text: string): boolean {
  return /^\+?\d{6,15}$/.test(text.trim())
}
