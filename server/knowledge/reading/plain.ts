/** A text in one line, without characters that nobody sees or that databases refuse. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}|\0|[\u200b\u2060\ufeff\u{e0000}-\u{e007f}]/gu, '')
    // One of them joins or parts letters and pictures; more of them carry something.
    .replaceAll(/[\u200c\u200d]{2,}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
