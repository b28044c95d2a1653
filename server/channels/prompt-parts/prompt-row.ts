import type { GenericSchema } from 'valibot'
import type { AnswerInput, Content, Option } from '../../../runtime/index.js'
import type { PromptKind, PromptOf } from '../../../runtime/node/prompt.js'
import type { Capabilities } from '../capabilities.js'
import type { Heard, HeardFile } from '../incoming.js'
import type { Lack } from '../lack.js'
import type { Hints } from '../words/channel-words.js'
import type { SpokenWords } from '../words/words-in.js'

/** All that channels know of one kind of prompt. Every function is pure. */
export interface PromptRow<Kind extends PromptKind> {
  /** How the API answers it. */
  readonly record: GenericSchema<unknown, PromptOf[Kind]>
  /** What stands in for it where a channel cannot draw it: its options by number, and how to answer. */
  inWords(prompt: PromptOf[Kind], words: SpokenWords): string
  /** Whether what the bot said before is question enough. */
  isSaid(prompt: PromptOf[Kind]): boolean
  /** The answer that a text is; options are named by their titles or their ids. */
  readText(prompt: PromptOf[Kind], text: string): AnswerInput
  /** The answer that a file is; undefined where none is an answer. */
  readFile(prompt: PromptOf[Kind], file: HeardFile): AnswerInput | undefined
  /** The answer that a place is; undefined where none is an answer. */
  readPlace(prompt: PromptOf[Kind], place: GivenPlace): AnswerInput | undefined
  /** Whether a channel that can ask for the place where the person is does so. */
  readonly asksPlace: boolean

  /** What can be picked as an answer, where it is not to be typed. */
  options(prompt: PromptOf[Kind]): readonly Option[]
  /** What can be pressed as an answer where there is room for so many; `locale` is in which dates are written. */
  pressable(prompt: PromptOf[Kind], forms: Forms, locale: string): readonly Option[]
  /** Where options have numbers by which they can be named: nowhere, where they cannot be pressed, or always. */
  readonly numbered: 'never' | 'unpressed' | 'always'
  /** Whether several options at once are one answer: they are ticked, one press after the other. */
  readonly isTicked: boolean
  /** The option that a press names, by its id or its `optionToken`; undefined where it is none of this prompt. */
  idOf(prompt: PromptOf[Kind], pressed: string): string | undefined
  /** The answer that these options are; undefined where they are none. */
  answerOf(ids: readonly string[]): AnswerInput | undefined
  /** What stands above what is pressed where the bot said nothing that could. */
  above(hints: Hints): string
  /** What the way to further options is called. */
  more(hints: Hints, prompt: PromptOf[Kind]): string

  /** What is said before it is asked, as a bot would say it. */
  before(prompt: PromptOf[Kind]): readonly Content[]
  /** The pictures that are shown with it. */
  pictures(prompt: PromptOf[Kind]): readonly LabelledPicture[]
  /** The same prompt whose pictures have whole addresses. */
  placed(prompt: PromptOf[Kind], whole: (src: string) => string): PromptOf[Kind]

  /** What a channel cannot do for it that shows it so. */
  lack(prompt: PromptOf[Kind], channel: ShownOver): Lack | undefined
}

/** The forms in which a channel offers options. */
export type Forms = Pick<Capabilities, 'buttons' | 'list'>

/** A picture, and what is said of it. */
interface LabelledPicture {
  readonly src: string
  readonly label: string
}

/** A channel that has shown a prompt. */
export interface ShownOver {
  readonly title: string
  readonly takesFiles: boolean
  /** Whether something can be pressed for an answer. */
  readonly isPressed: boolean
}

type GivenPlace = Extract<Heard, { kind: 'location' }>
