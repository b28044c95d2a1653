import type { Brand, GenericSchema, InferOutput } from 'valibot'
import type { AnyFieldForms, FieldForms, Seen } from './field-form.js'

// What a node type says to people: its form in a builder, its page in docs/nodes, its part of the JSON Schema of bots.
// Schemas say how data is read; forms say what it is for. No visitor's bundle carries them.

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
  /** What adding such a node is called, as on a button, and what it begins with. */
  readonly mend: { readonly title: string; readonly data: Readonly<Record<string, unknown>> }
}

/** A switch among the bot's settings without which the step does only a part of what it is for. */
interface WantedSetting {
  /** Its name in the bot file's `settings`. */
  readonly name: string
  /** What happens while it is off, in a sentence. */
  readonly without: string
  /** What to do then, in a sentence. */
  readonly remedy: string
  /** What switching it on is called, as on a button. */
  readonly mend: string
  /** The field of the step that says what happens in place of it, and a sentence that asks to fill it. */
  readonly instead?: { readonly field: string; readonly remedy: string }
}

/** What is said of a step that is tried by itself. */
interface Tried {
  /** What happens then, in a sentence. */
  readonly about: string
  /** It answers what the visitor said last. */
  readonly takesWords?: true
}

/** What is wrong with a field, in a sentence. */
interface Lack {
  readonly field: string
  readonly message: string
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
  readonly wantsSetting?: WantedSetting
  /** The field with the id of the node to go on at, whatever edges there are. */
  readonly jumpsTo?: keyof Data & string
  /** It counts for nothing but in a sub-flow; what that means there, in a sentence. */
  readonly onlyInSubFlows?: string
  /** Does time pass or a visitor act here, so that a loop may lead through it? Default: where the type's group asks something. */
  readonly rests?: (data: Data) => boolean
  /** What visitors answer goes to people or to other programs by it, at least with this data; with `wantsSetting`, where that is on. */
  readonly passesOn?: true | ((data: Data) => boolean)
  /** The server carries it out by itself where its owner tries it. */
  readonly tried?: Tried
  /** Of a step that books: what keeps it from that, field by field. `isAsked`: the bot asks for an e-mail address. */
  readonly cannotBook?: (data: Data, isAsked: boolean) => readonly Lack[]
  /** The names under which it keeps an e-mail address that the visitor gave. */
  readonly keepsEmailAs?: (data: Data) => readonly string[]
  /** What a step begins with where a builder adds it, so that it works at once. Where nothing is said: two options, if its exits are options. */
  readonly begins?: Written<Data>
  /**
   * What the step does, in few words, for its card and its name; `written` has the fields that stay on the server too, as they came.
   * Where nothing is said, or nothing comes of it: its first words.
   */
  readonly says?: (data: Data, written: Readonly<Record<string, unknown>>) => string
}

/** Any type's form, for those who read many. */
export interface AnyNodeForm {
  readonly title: string
  readonly group: NodeGroup
  readonly help: string
  readonly fields: AnyFieldForms
  readonly exits: readonly ExitForm[]
  readonly peeks?: readonly PeekForm<never>[]
  readonly wantsSetting?: WantedSetting
  readonly passesOn?: true | ((data: never) => boolean)
  readonly jumpsTo?: string
  readonly onlyInSubFlows?: string
  readonly rests?: (data: never) => boolean
  readonly keepsEmailAs?: (data: never) => readonly string[]
  readonly begins?: object
  readonly says?: (data: never, written: Readonly<Record<string, unknown>>) => string
  readonly tried?: Tried
  readonly cannotBook?: (data: never, isAsked: boolean) => readonly Lack[]
}

/** Describes a node type for people, field by field of its schema. */
export function defineForm<Schema extends GenericSchema>(
  _schema: Schema,
  form: NodeForm<InferOutput<Schema>> & AnyNodeForm,
): AnyNodeForm {
  return form
}

/** Data as an owner may write it for what a schema makes: any field may be left out, and a number stands for its text. */
type Written<Value> = Value extends string & Brand<string>
  ? string
  : string extends Value
    ? Value | number
    : Value extends string | number | boolean
      ? Value
      : Value extends readonly (infer Entry)[]
        ? readonly Written<Entry>[]
        : { readonly [Name in keyof Value]?: Written<Value[Name]> }

/** Gives one realistic data object of a node type, with the fields that stay on the server; page, playground, tests and builders are made of it. */
export function defineSample<
  Schema extends GenericSchema,
  const Sample extends Written<InferOutput<Schema>>,
>(_schema: Schema, sample: Sample): Sample {
  return sample
}

/** The half of a node's data that no browser sees: its schema, and what each field is for people. */
export interface ServerHalf<Schema extends GenericSchema = GenericSchema> {
  readonly schema: Schema
  readonly fields: AnyFieldForms
}
