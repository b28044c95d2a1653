import type { Draft } from 'talkgraph/builder'

/** Whether a draft is that of a sub-flow: it has lists of what it is given and gives back, which may be empty. */
export const isSubFlowDraft = ({ inputs, outputs }: Draft) =>
  Array.isArray(inputs) || Array.isArray(outputs)
