/** A file that cannot be taken in: the message says where the fault is and what to do about it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
