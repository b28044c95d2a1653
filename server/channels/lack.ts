/** What a channel does otherwise than the bot means it, and what its owner can do. */
export interface Lack {
  readonly message: string
  readonly remedy: string
}
