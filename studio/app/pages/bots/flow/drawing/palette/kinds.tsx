import { describeType, describeTypes, nodeGroups } from 'talkgraph/builder'
import { KindIcon } from '../signs/kind-icon.js'
import type { Choice } from './picker.js'

/** Every kind of step, by group, as a list offers it. */
const kindChoices = (): readonly Choice[] =>
  Object.entries(nodeGroups).flatMap(([group, title]) =>
    describeTypes()
      .filter(({ form }) => form.group === group)
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
