/** Why a job failed, in words for an operator, without what visitors or owners gave; the log has been told already. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  /** Trying again does not help. */
  readonly isFinal: boolean

  constructor(reason: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(reason)
    this.isFinal = isFinal
  }
}
