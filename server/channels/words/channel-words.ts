/** What stands beside a question where the channel cannot draw it. Values are told as people read them. */
export interface Hints {
  readonly pick: string
  readonly number: string
  readonly numbers: string
  readonly between: (from: string, to: string) => string
  readonly date: (example: string) => string
  readonly time: (example: string) => string
  readonly times: (from: string, to: string) => string
  readonly days: (names: string) => string
  readonly file: (size: string) => string
  readonly orFile: (size: string) => string
  readonly location: string
  readonly inputs: Readonly<Record<'text' | 'name' | 'email' | 'number' | 'url' | 'tel', string>>
  readonly more: string
  readonly show: string
  /** The way to later days. */
  readonly otherDay: string
  /** Several are ticked one after the other: how, and the end of it; `done` names the button. */
  readonly ticks: string
  readonly done: string
}

/** What a bot says by itself over a channel, where no step says anything. */
interface ChannelNotes {
  /** Of something that the channel does not take. */
  readonly unsupported: string
  /** Of a button under a question that has been answered. */
  readonly answered: string
  /** Of a file that did not come. */
  readonly lost: string
  /** To somebody who wants to hear nothing more: the word START begins again. */
  readonly stopped: string
  /** To somebody who asks for help, where the owner has no words for that: the word STOP ends it. */
  readonly help: string
}

/** Everything that channels say of themselves, in one language. */
export interface ChannelWords {
  readonly hints: Hints
  readonly notes: ChannelNotes
}
