import type { Proposal } from '@talkgraph/wire/proposals'
import * as v from 'valibot'
import { count, list } from './text.js'

/** What a proposal brings, beside the operation that it stands on. */
export const proposalRecord = {
  changes: v.pipe(
    list(v.record(v.string(), v.unknown())),
    v.description('Operations without ids, in order; none is carried out yet.'),
  ),
  explanation: v.pipe(v.string(), v.description('What the provider says of it.')),
  notes: v.pipe(
    list(v.string()),
    v.description('What of its answer could not be taken, in words.'),
  ),
  findings: list(
    v.strictObject({
      rule: v.string(),
      severity: v.picklist(['error', 'warning']),
      nodeId: v.nullable(v.string()),
      message: v.string(),
      remedy: v.string(),
    }),
  ),
  explored: v.pipe(
    v.nullable(
      v.strictObject({
        conversations: count,
        ways: v.pipe(count, v.description('How many ways of what is proposed were gone.')),
        waysInAll: count,
        findings: list(
          v.strictObject({
            kind: v.picklist(['dead-end', 'loop', 'problem']),
            message: v.string(),
            nodeId: v.string(),
          }),
        ),
      }),
    ),
    v.description('What random conversations came upon; null where nothing was played.'),
  ),
  left: v.pipe(count, v.description('How many texts are still to be translated.')),
} satisfies Readonly<Record<keyof Omit<Proposal, 'seq'>, v.GenericSchema>>
