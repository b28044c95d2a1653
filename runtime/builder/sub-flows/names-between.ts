import type { Draft } from '../../draft/draft.js'
import { visitorFields } from '../../session/inner-session.js'
import { variablesOf } from '../variables.js'

/** What steps need from around them, and what is needed of them, by the names of variables. */
export interface NamesBetween {
  /** Read inside, set outside. */
  readonly inputs: readonly string[]
  /** Set inside, read outside. */
  readonly outputs: readonly string[]
}

/** Finds the inputs and outputs of steps. What visitors are called and how they are reached is known everywhere. */
export function namesBetween(draft: Draft, ids: ReadonlySet<string>): NamesBetween {
  const variables = variablesOf(draft).filter(
    ({ name }) => !visitorFields.some(field => field === name),
  )
  const isInside = ({ nodeId }: { readonly nodeId: string }) => ids.has(nodeId)
  const isOutside = ({ nodeId }: { readonly nodeId: string }) => !ids.has(nodeId)
  return {
    inputs: variables
      .filter(
        ({ usedAt, setAt, isFromPage }) =>
          usedAt.some(isInside) && (isFromPage || setAt.some(isOutside)),
      )
      .map(({ name }) => name),
    outputs: variables
      .filter(({ usedAt, setAt }) => setAt.some(isInside) && usedAt.some(isOutside))
      .map(({ name }) => name),
  }
}
