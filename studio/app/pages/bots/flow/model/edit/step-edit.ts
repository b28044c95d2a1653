import { createContext, useContext } from 'react'
import type { Change, Finding, ReadData, Step } from 'talkgraph/builder'

/** Opens a step on the page, and in it a field by its path. */
export type Reveal = (nodeId: string, field?: string) => void

/** The step that the inspector shows, for all fields below. */
export interface StepEdit {
  readonly step: Step & { readonly id: string }
  /** What its data says, with defaults. */
  readonly read: ReadData
  /** What is wrong with it. */
  readonly findings: readonly Finding[]
  /** Carries changes out; gives what was refused first, in words. */
  readonly change: (changes: readonly Change[], title: string) => string | undefined
  readonly onReveal: Reveal
}

/** Handed down by the inspector. */
export const StepEditContext = createContext<StepEdit | null>(null)

/** The step that the inspector around a field shows. */
export function useStepEdit(): StepEdit {
  const edit = useContext(StepEditContext)
  if (!edit) throw new Error('There is no step around this field.')
  return edit
}
