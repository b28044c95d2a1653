/** The time as a server under test has it, in milliseconds since 1970: for what has to be of its present, such as a code. */
export const serverTime = (): number => Date.now()
