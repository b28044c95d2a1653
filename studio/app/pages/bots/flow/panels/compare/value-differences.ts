import { isWritten, partTitles, settingTitles } from '@talkgraph/wire/bot-parts'
import type { Draft } from 'talkgraph/builder'
import { customizationForms } from 'talkgraph/themes'
import { languageName } from '#text/language-name.js'

/** A part of a bot beside its flow. */
type ValuePart = 'looks' | 'settings' | 'languages' | 'rest'

/** A look, a setting, a language or anything else of a bot that is not the same. */
export interface ValueDifference {
  readonly kind: 'value'
  readonly key: string
  readonly became: 'added' | 'removed' | 'changed'
  readonly part: ValuePart
  /** Where it stands in the bot file. */
  readonly path: readonly string[]
  readonly title: string
  readonly before: unknown
  readonly after: unknown
}

/** What differs of two bots beside their flows. */
export function valueDifferences(before: Draft, after: Draft): ValueDifference[] {
  const inside = (part: ValuePart, name: string, titleOf: (name: string) => string) =>
    differences(part, [name], record(before[name]), record(after[name]), titleOf)
  return [
    ...inside('looks', 'customizations', name =>
      Object.hasOwn(customizationForms, name)
        ? Object(Reflect.get(customizationForms, name)).title
        : name,
    ),
    ...inside('settings', 'settings', name => settingTitles[name] ?? name),
    ...inside('languages', 'translations', languageName),
    ...differences('rest', [], others(before), others(after), name => partTitles[name] ?? name),
  ]
}

type Data = Readonly<Record<string, unknown>>

function differences(
  part: ValuePart,
  place: readonly string[],
  before: Data,
  after: Data,
  titleOf: (name: string) => string,
): ValueDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name => ({
      kind: 'value',
      part,
      path: [...place, name],
      key: `value ${[...place, name].join(' ')}`,
      became:
        before[name] === undefined ? 'added' : after[name] === undefined ? 'removed' : 'changed',
      title: titleOf(name),
      before: before[name],
      after: after[name],
    }))
}

const record = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Versions are the server's, and the flow and the parts above have differences of their own; what is blank is as good as absent. */
function others({
  elements: _,
  customizations: __,
  settings: ___,
  translations: ____,
  flowVersion: _____,
  id: ______,
  ...rest
}: Draft): Data {
  return Object.fromEntries(Object.entries(rest).filter(([, part]) => isWritten(part)))
}
