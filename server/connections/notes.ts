/** What a bot says by itself over a channel, where no step says anything. */
export interface ChannelNotes {
  /** Of something that the channel does not take. */
  readonly unsupported: string
  /** Of a button under a question that has been answered. */
  readonly answered: string
  /** Of a file that did not come. */
  readonly lost: string
  /** What stands in place of a message that was taken back; for agents. */
  readonly takenBack: string
}

/** In English. */
export const englishNotes: ChannelNotes = {
  unsupported: 'Sorry, I cannot read this here. Please write it instead.',
  answered: 'This question has been answered already.',
  lost: 'Sorry, the file did not come through. Please send it again.',
  takenBack: 'This message was deleted.',
}
