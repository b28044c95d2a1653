/** Something in a file that cannot be taken in; the line is counted from 1. */
export interface Slip {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** A slip as a line that editors and terminals make a link of. */
export function saySlip({ file, line, message }: Slip): string {
  return `${file}:${line}: ${message}`
}
