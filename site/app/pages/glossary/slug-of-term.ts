/** A term in the address of a related link: small letters, punctuation stripped, spaces to hyphens. */
export function slugOfTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
