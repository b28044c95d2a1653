/** The header by which a step call that is repeated is known to be the same one (decision 76). */
export const keyHeader = 'Idempotency-Key'

/** Whether a text can be such a key: 1 to 255 visible ASCII characters. */
export const isKey = (text: string): boolean => /^[!-~]{1,255}$/.test(text)
