import type { InputOf } from '../client/index.js'
import type { Finding } from '../runtime/builder/index.js'
import type { BotReport, FlowTest, UnplayableBot } from '../runtime/testing/index.js'

/** A bot that tools may work on. */
export interface ListedBot {
  /** By which tools name it: its file below the folder, or its id on the server. Where only one has it, its title does too. */
  readonly bot: string
  readonly title: string
}

/** A bot as it is read: the draft of a server, or a file. */
interface ReadBot {
  readonly file: Readonly<Record<string, unknown>>
  /** Its flow tests, those in the file and those beside it. */
  readonly tests: readonly FlowTest[]
}

/** What became of operations: those that were refused say why. */
interface Edited {
  readonly accepted: readonly string[]
  readonly refused: readonly {
    readonly id: string
    readonly code: string
    readonly message: string
  }[]
}

/** Which conversations are read. Days are in UTC, both included. */
interface ResultQuery {
  /** The id of one conversation: it is brought whole. */
  readonly resultId?: string | undefined
  readonly query?: string | undefined
  readonly state?: InputOf<'listResults'>['state']
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit?: number | undefined
}

/** How a bot goes live: with a note, for everybody or for a share of the visitors. */
type Publication = Omit<NonNullable<InputOf<'publishFlow'>['body']>, 'version'>

/** Plays a bot's flow tests, and so many random conversations. */
type PlayTests = (
  file: unknown,
  tests: readonly FlowTest[],
  options: { readonly explore: number; readonly seed?: number },
) => Promise<BotReport | UnplayableBot>

/** What lint finds in a bot file, errors first. */
export interface LintedFile {
  readonly errors: number
  readonly warnings: number
  readonly findings: readonly Finding[]
}

/** What takes long for a large bot, or one that goes round. What cannot be done rejects with a `WorkshopError`. */
export interface Checks {
  readonly play: PlayTests
  readonly lint: (file: object) => Promise<LintedFile>
}

/** Where bots lie that tools work on. What cannot be done rejects with a `WorkshopError`. */
export interface Workshop extends Checks {
  /** Where the bots are, for the program that uses the tools. */
  readonly about: string
  list(): Promise<readonly ListedBot[]>
  /** Makes a bot of this name with one step that says hello; resolves to what tools name it by. */
  create(title: string): Promise<string>
  read(bot: string): Promise<ReadBot>
  /** Carries operations out in their order; one that is refused leaves the others alone. */
  edit(bot: string, operations: readonly { readonly id: string }[]): Promise<Edited>
  /** Makes the draft live, for everybody or for a share of the visitors. */
  publish(bot: string, how: Publication): Promise<object>
  results(bot: string, query: ResultQuery): Promise<object>
}

/** Something that cannot be done, in words for the program that asked. */
export class WorkshopError extends Error {
  override readonly name = 'WorkshopError'
  /** Of the protocol, where no tool answers: what was asked for cannot be. */
  readonly code = -32_602
}
