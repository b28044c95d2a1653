/** How a customization is written, which decides how it is read. */
export type FieldKind = 'text' | 'flag' | 'number' | 'colour' | 'font' | 'url' | 'urls' | 'choice'

/** One customization: what it is when nothing (or nothing readable) is given, and how it becomes a look. */
export interface Field<Value> {
  readonly kind: FieldKind
  readonly default: Value
  /** The CSS variable that carries it; null where it is not a look. */
  readonly cssVariable: `--tg-${string}` | null
  readonly unit: '' | 'px' | 'url'
  /** Reads a value from outside; undefined when it is not acceptable, so that the default holds. */
  readonly parse: (value: unknown) => Value | undefined
}

/** A field as `fields.ts` declares it; a look has a CSS variable that carries it. */
export type Declared<Value> = Omit<Field<Value>, 'cssVariable'> & { readonly isLook: boolean }

/** Declares a field; the helpers in `fields.ts` say it by kind. */
export function field<Value>(
  kind: FieldKind,
  fallback: Value,
  parse: Field<Value>['parse'],
  isLook = false,
  unit: Field<Value>['unit'] = '',
): Declared<Value> {
  return { kind, default: fallback, isLook, unit, parse }
}

/** Gives each look its CSS variable, which has the look's name in kebab case: `--tg-font-size` for `fontSize`. */
export function withCssVariables<const Fields extends Readonly<Record<string, Declared<unknown>>>>(
  declared: Fields,
) {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { isLook, ...rest }]) => [
      name,
      { ...rest, cssVariable: isLook ? `--tg-${toKebabCase(name)}` : null },
    ]),
  ) as {
    readonly [Name in keyof Fields]: Fields[Name] extends Declared<infer Value>
      ? Field<Value>
      : never
  }
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
