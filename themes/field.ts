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

type CssVariable = Field<unknown>['cssVariable']

/** Declares a field; the helpers in `fields.ts` say it by kind. */
export function field<Value>(
  kind: FieldKind,
  fallback: Value,
  parse: Field<Value>['parse'],
  cssVariable: CssVariable = null,
  unit: Field<Value>['unit'] = '',
): Field<Value> {
  return { kind, default: fallback, cssVariable, unit, parse }
}
