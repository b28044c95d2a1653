import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { type Draft, type Finding, stepsThatPlay } from 'talkgraph/builder'
import { MeContext } from '#api/me.js'
import { afterPress } from '#forms/after-press.js'
import { createStore } from '#store/store.js'
import { useStore } from '#store/use-store.js'
import { useKnownSubFlows } from '../../../api/sub-flows.js'
import { browserClock } from '../draft/clock.js'
import { useDraft, useDraftRoom } from '../draft/use-draft.js'
import { createFindings, type Findings, type FindingsStore, noFindings } from './findings-store.js'
import { createLinter } from './lint-in-worker.js'
import { newerVersions } from './newer-versions.js'
import { withOwnAddress } from './own-address.js'

/** The findings of the bot that is being drawn, for everything below. */
export const FindingsContext = createContext<FindingsStore | null>(null)

const none: readonly Finding[] = []
const unlinted = createStore(noFindings)

/** Lints the draft as long as it stands on the page, and tells of newer versions of the sub-flows that it plays. */
export function useLinted(): FindingsStore | null {
  const room = useDraftRoom()
  const playsSome = useDraft(({ draft }) => stepsThatPlay(draft).length > 0)
  const { data } = useKnownSubFlows(playsSome)
  const known = useRef(data)
  const [store, setStore] = useState<FindingsStore | null>(null)
  const email = useContext(MeContext)?.member.email
  useEffect(() => {
    const linter = createLinter()
    const lint = async (draft: Draft) => [
      ...withOwnAddress(await atRest(linter.lint(draft)), draft, email),
      ...newerVersions(draft, known.current ?? []),
    ]
    const made = createFindings(room, { lint }, browserClock)
    setStore(made)
    return () => {
      made.stop()
      linter.end()
    }
  }, [room, email])
  useEffect(() => {
    known.current = data
    store?.again()
  }, [data, store])
  return store
}

/** They stand below fields: while something is being pressed it stays where it is. */
const atRest = async <Value>(found: Promise<Value>): Promise<Value> => {
  const value = await found
  return new Promise(resolve => afterPress(() => resolve(value)))
}

/** What `pick` reads of the findings; the component is drawn again only when that is another value. */
export function useFindings<Value>(pick: (findings: Findings) => Value): Value {
  return useStore(useContext(FindingsContext) ?? unlinted, pick)
}

/** The findings of one step. */
export const useStepFindings = (nodeId: string): readonly Finding[] =>
  useFindings(({ byStep }) => byStep.get(nodeId)) ?? none
