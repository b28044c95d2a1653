import { describeType, describeTypes, nodeGroups } from 'talkgraph/builder'
import { choiceVariants, variantOf } from '../../model/edit/variants.js'
import { KindIcon } from '../signs/kind-icon.js'
import type { Choice } from './picker.js'

/** What is in a group, by its title. */
export const groupLines: Readonly<Record<string, string>> = {
  [nodeGroups.says]: 'Texts, pictures, films, files, links',
  [nodeGroups.choices]: 'Buttons, lists, boxes, cards to pick from',
  [nodeGroups.ratings]: 'Stars, smileys, scales, sliders',
  [nodeGroups.questions]: 'Names, addresses, numbers, files, dates',
  [nodeGroups.values]: 'Kept for later texts and conditions',
  [nodeGroups.ways]: 'Conditions, hours, jumps, pauses',
  [nodeGroups.calls]: 'Mails, AI, people, other systems',
}

/** Of each group those that most bots have, before all others. */
const usedMost = [
  'message',
  'image',
  'user-redirect',
  'n-choices',
  'yes-or-no-choice',
  'n-check-options',
  'user-rating',
  'ask-name',
  'ask-email',
  'ask-phone-number',
  'ask-custom-question',
  'ask-multiple-questions',
  'calendar',
  'condition',
  'business-hours',
  'email',
  'human-handover',
  'gpt',
  'webhook',
]

function place(type: string): number {
  const at = usedMost.indexOf(type)
  return at < 0 ? usedMost.length : at
}

/** Every kind of step, by group, as a list offers it. */
const kindChoices = (): readonly Choice[] =>
  Object.entries(nodeGroups).flatMap(([group, title]) =>
    describeTypes()
      .filter(({ form }) => form.group === group)
      .sort((one, other) => place(one.type) - place(other.type))
      .map(({ type, form }) => ({
        id: type,
        label: form.title,
        group: title,
        keywords: `${type} ${form.help}`,
        icon: <KindIcon type={type} />,
      })),
  )

/** Those that a flow takes: some are for sub-flows alone. */
export const kindsFor = (isSubFlow: boolean): readonly Choice[] =>
  isSubFlow
    ? kindChoices()
    : kindChoices().filter(({ id }) => !describeType(id)?.form.onlyInSubFlows)

const [usual] = choiceVariants

/** What stands for all kinds of choices in a list that nobody searches: what it is can be changed afterwards. */
export const choiceEntry = 'Choice'

/** A list that nobody searches: the kinds of choices are one entry, at the place of the most usual one. */
export const withOneChoice = (kinds: readonly Choice[]): readonly Choice[] =>
  kinds.flatMap(kind =>
    variantOf(kind.id) === undefined
      ? kind
      : kind.id === usual?.type
        ? { ...kind, label: choiceEntry }
        : [],
  )

const kept = 'talkgraph:recent-steps'
const most = 5

/** The kinds that were added last, in this browser. */
export function recentKinds(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]')
    const kinds = kindChoices()
    return Array.isArray(read)
      ? read.filter(type => kinds.some(({ id }) => id === type)).slice(0, most)
      : []
  } catch {
    return []
  }
}

/** Remembers that a kind was added. */
export function rememberKind(type: string): void {
  try {
    localStorage.setItem(
      kept,
      JSON.stringify([type, ...recentKinds().filter(each => each !== type)].slice(0, most)),
    )
  } catch {
    // A browser that keeps nothing has no recent kinds.
  }
}
