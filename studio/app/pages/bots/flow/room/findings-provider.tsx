import type { ReactNode } from 'react'
import { FindingsContext, useLinted } from '../model/findings/use-findings.js'

/** Hands down what lint finds in the draft around it. */
export const FindingsProvider = ({ children }: { readonly children: ReactNode }) => (
  <FindingsContext value={useLinted()}>{children}</FindingsContext>
)
