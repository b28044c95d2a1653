import { type Draft, kindOfStep, variablesOf } from 'talkgraph/builder'

/** A variable that can be completed, with what sets it in words. */
export interface NameOffer {
  readonly name: string
  readonly from: string
}

const most = 8
const read = new WeakMap<Draft, readonly NameOffer[]>()

/** The variables of a draft that something sets and whose names hold what was typed; those that begin with it first. */
export function namesFor(draft: Draft, query: string): NameOffer[] {
  const wanted = fold(query)
  return offersOf(draft)
    .filter(({ name }) => fold(name).includes(wanted))
    .sort((one, other) => Number(begins(other, wanted)) - Number(begins(one, wanted)))
    .slice(0, most)
}

function offersOf(draft: Draft): readonly NameOffer[] {
  const before = read.get(draft)
  if (before) return before
  const types = new Map(draft.elements[0].nodes.map(({ id, type }) => [id, type]))
  const offers = variablesOf(draft)
    .filter(({ setAt, isFromPage }) => setAt.length > 0 || isFromPage)
    .map(({ name, setAt: [first] }) => ({
      name,
      from: first ? kindOfStep(types.get(first.nodeId) ?? '') : 'Set by the page',
    }))
  read.set(draft, offers)
  return offers
}

const begins = ({ name }: NameOffer, wanted: string) => fold(name).startsWith(wanted)

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
