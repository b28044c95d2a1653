import { isRecord, type SecretReference, type Words } from '../bot/fields.js'

// What a field is for: its control in a builder, its line in docs/nodes. The schema beside it says how it is read.

/** One way to fill a field in, and what it is called. */
interface Choice {
  readonly value: string
  readonly title: string
}

/** What every field says. `help` is one or two sentences, with units and limits. */
interface Described {
  readonly title: string
  readonly help: string
  /** Most steps do without: builders keep it behind “More”. */
  readonly isRare?: true
  /** Nothing in this type reads it: it is kept as it came in a file, and builders show it only where something is written. */
  readonly isUnread?: true
  /** It counts only while a field beside it is one of these: builders show it then, and where something is written in it. */
  readonly onlyWhen?: { readonly field: string; readonly is: readonly (string | boolean)[] }
}

/** Does a field count, with what stands beside it? */
export const countsBeside = ({ onlyWhen }: Pick<Described, 'onlyWhen'>, beside: unknown): boolean =>
  !onlyWhen || (isRecord(beside) && onlyWhen.is.some(each => each === beside[onlyWhen.field]))

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
  /** Of the kind `address`: by https alone. */
  readonly isSecure?: true
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
export interface Seen {
  readonly isPublic: boolean
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
