import type { GenericSchema, InferOutput } from 'valibot'
import type { SecretReference, Words } from '../bot/fields.js'

// What a node type says to people: its form in a builder, its page in docs/nodes, its part of the JSON Schema of bots.
// Schemas say how data is read; forms say what it is for. No visitor's bundle carries them.

/** One way to fill a field in, and what it is called. */
interface Choice {
  readonly value: string
  readonly title: string
}

/** What every field says. `help` is one or two sentences, with units and limits. */
interface Described {
  readonly title: string
  readonly help: string
}

/** A text that people read. A bot may bring it in other languages. */
interface WordsForm extends Described {
  readonly kind: 'words'
  readonly translatable: true
  /** In a field of several lines. */
  readonly isLong?: boolean
  /** What the bot says where the field is blank. */
  readonly whereBlank?: string
  /** Of the label of an option, which is not offered while it is blank: is it always wanted, or only where an edge begins at it? */
  readonly option?: 'always' | 'with an edge'
}

/** A text for the bot: an address, a name, a value … Never translated. */
export interface TextForm extends Described {
  readonly kind:
    | 'text'
    | 'long-text'
    | 'id'
    | 'variable'
    | 'value'
    | 'number'
    | 'choice'
    | 'image'
    | 'media'
    | 'address'
    | 'email'
    | 'date'
    | 'time'
    | 'weekday'
    | 'time-zone'
    | 'node'
  /** Of the kind `choice`: what to choose from. */
  readonly choices?: readonly Choice[]
  /** Shown where the field is blank. */
  readonly example?: string
  /** A bare word is the name of a variable. */
  readonly takesNames?: true
  /** The server says it in the visitor's language, where the bot brings it. */
  readonly translatable?: true
  /** The field beside it that says how the value is compared: after one that matches, it is a regular expression. */
  readonly patternAfter?: string
  /** Of an operator: the fields beside it that it works with. */
  readonly operands?: { readonly left: string; readonly right: string }
  /** Of the kind `address`: it leads to a file, as those of images and media do. */
  readonly isFile?: true
  /** Of the kind `media`: the page of a single video on YouTube or Vimeo is played too. */
  readonly playsPages?: true
  /** Of the kind `image`: the field beside it that says what the image shows. */
  readonly describedBy?: string
}

/** A key, a password, a token: no browser sees it, and nobody reads it once it was written (decision 310). */
interface SecretForm extends Described {
  readonly kind: 'secret'
}

/** A number. */
interface NumberForm extends Described {
  readonly kind: 'number'
  /** Such as `seconds`. */
  readonly unit?: string
}

/** A switch. */
interface FlagForm extends Described {
  readonly kind: 'switch'
  /** The option's field that is left out while the switch is on. */
  readonly leavesOut?: string
}

/** A list of texts. */
interface TextsForm extends Described {
  readonly kind: 'texts'
  readonly entry: TextForm
  /** Without an entry the step does nothing; a sentence says so. */
  readonly whereEmpty?: string
}

/** A list of objects, each with these fields. */
interface ListForm<Entry, Extra> extends Described {
  readonly kind: 'list'
  /** What one entry is called, such as `Option`. */
  readonly entryTitle: string
  readonly fields: FieldForms<Entry, Extra>
}

/** An object with these fields. */
interface GroupForm<Value, Extra> extends Described {
  readonly kind: 'group'
  readonly fields: FieldForms<Value, Extra>
}

/** Data of any shape, written as JSON. */
interface JsonForm extends Described {
  readonly kind: 'json'
}

/** The form that fits a field's value. */
type FieldForm<Value, Extra> = Extra &
  ([unknown] extends [Value]
    ? JsonForm
    : [Value] extends [Words]
      ? WordsForm
      : [Value] extends [string]
        ? TextForm | SecretForm
        : [Value] extends [string | SecretReference]
          ? SecretForm
          : [Value] extends [number]
            ? NumberForm
            : [Value] extends [boolean]
              ? FlagForm
              : [Value] extends [readonly (infer Entry)[]]
                ? [Entry] extends [string]
                  ? TextsForm
                  : ListForm<Entry, Extra>
                : string extends keyof Value
                  ? JsonForm
                  : GroupForm<Value, Extra>)

/** A form for each field; the compiler misses one that is not described, and one that there is not. */
export type FieldForms<Data, Extra = unknown> = {
  readonly [Name in keyof Data]-?: FieldForm<Exclude<Data[Name], undefined>, Extra>
}

/** Said of each field of a node: may a visitor's browser see it? Nothing is public by being added (decision 27). */
interface Seen {
  readonly isPublic: boolean
}

/** What a way out is called. */
export interface ExitForm {
  /** The handle as edges name it. `<n>` stands for a number, `<id>` for any text; null is the plain way on. */
  readonly handle: Exit
  readonly title: string
  /** Where the exit has a name of its own in the data: a field's path, such as `choices.<id>.choiceText`. */
  readonly label?: string
  /** What one exit is called while it has no name of its own; `<n>`, `<n+1>` or `<id>` stands for its part of the handle. */
  readonly each?: string
  /** How an edge may name the exit, in a sentence; where nothing is said, by the handle or `source-<handle>`. */
  readonly edges?: string
  /** The switch without which there is no such exit. */
  readonly onlyWith?: string
}

/** An edge that is no way on, but is looked at: the step uses the node at its other end. */
export interface PeekForm<Data> {
  readonly handle: string
  readonly title: string
  /** The type of the node that must stand there. */
  readonly type: string
  /** Is it wanted with this data? */
  readonly isWanted: (data: Data) => boolean
  /** What happens without it, in a sentence. */
  readonly without: string
  /** What to do then, in a sentence. */
  readonly remedy: string
}

type Exit = string | null

/** What a node type is one of, in the order in which people are shown the groups. */
export const nodeGroups = {
  says: 'Says something',
  choices: 'Offers a choice',
  ratings: 'Asks for a rating',
  questions: 'Asks a question',
  values: 'Stores or computes a value',
  ways: 'Decides the way or the time',
  calls: 'Calls something',
} as const

/** The groups whose types ask a visitor. */
export const askingGroups: ReadonlySet<NodeGroup> = new Set(['choices', 'ratings', 'questions'])

/** The name of such a group. */
type NodeGroup = keyof typeof nodeGroups

/** What a node type is for people; `Data` is what its schema makes. */
export interface NodeForm<Data> {
  readonly title: string
  readonly group: NodeGroup
  /** What the step does, in one or two sentences. */
  readonly help: string
  readonly fields: FieldForms<Data, Seen>
  readonly exits: readonly ExitForm[]
  readonly peeks?: readonly PeekForm<Data>[]
  /** The field with the id of the node to go on at, whatever edges there are. */
  readonly jumpsTo?: keyof Data & string
  /** Does time pass or a visitor act here, so that a loop may lead through it? Default: where the type's group asks something. */
  readonly rests?: (data: Data) => boolean
  /** The names under which it keeps an e-mail address that the visitor gave. */
  readonly keepsEmailAs?: (data: Data) => readonly string[]
}

/** Any field's form, for those who read the forms of many types. */
export type AnyFieldForm = (
  | WordsForm
  | TextForm
  | SecretForm
  | NumberForm
  | FlagForm
  | TextsForm
  | JsonForm
  | (Described & {
      readonly kind: 'list'
      readonly entryTitle: string
      readonly fields: AnyFieldForms
    })
  | (Described & { readonly kind: 'group'; readonly fields: AnyFieldForms })
) &
  Partial<Seen>

/** Forms by the field's name. */
export interface AnyFieldForms {
  readonly [name: string]: AnyFieldForm
}

/** Any type's form, for those who read many. */
export interface AnyNodeForm {
  readonly title: string
  readonly group: NodeGroup
  readonly help: string
  readonly fields: AnyFieldForms
  readonly exits: readonly ExitForm[]
  readonly peeks?: readonly PeekForm<never>[]
  readonly jumpsTo?: string
  readonly rests?: (data: never) => boolean
  readonly keepsEmailAs?: (data: never) => readonly string[]
}

/** Describes a node type for people, field by field of its schema. */
export function defineForm<Schema extends GenericSchema>(
  _schema: Schema,
  form: NodeForm<InferOutput<Schema>> & AnyNodeForm,
): AnyNodeForm {
  return form
}

/** The half of a node's data that no browser sees: its schema, and what each field is for people. */
export interface ServerHalf<Schema extends GenericSchema = GenericSchema> {
  readonly schema: Schema
  readonly fields: AnyFieldForms
}
