/** A command that cannot be done; the message is for whoever typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
