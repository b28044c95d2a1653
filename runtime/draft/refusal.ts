/** Why an operation is refused. */
export type RefusalCode =
  | 'NO_SUCH_NODE'
  | 'NO_SUCH_EDGE'
  | 'NODE_EXISTS'
  | 'VALUE_INVALID'
  | 'PATH_INVALID'
  | 'TOO_LARGE'

/** An operation that is refused: it has changed nothing. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}

/** Thrown inside while an operation is carried out; callers get it as a `Refusal`. */
export class RefusedError extends Error {
  readonly code: RefusalCode
  override readonly name = 'RefusedError'

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
