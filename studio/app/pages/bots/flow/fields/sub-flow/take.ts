import {
  type Change,
  type Draft,
  keyOfSubFlow,
  namesIn,
  type PlayingStep,
  type SubFlowVersion,
  sayCircleOf,
  takeSubFlow,
  variablesOf,
} from 'talkgraph/builder'

/** The changes by which steps play a version, or why they must not. */
export function takeInto(
  draft: Draft,
  part: SubFlowVersion,
  own: { readonly id: string; readonly name: string },
  nodeIds: readonly string[],
): readonly Change[] | { readonly reason: string } {
  const reason = sayCircleOf(keyOfSubFlow(part.id, part.version), part.file, own)
  return reason === undefined ? takeSubFlow(draft, part, nodeIds) : { reason }
}

/** What a step that plays a part for the first time gives it, and where it keeps what comes back: by the same names. */
export function firstNames(
  draft: Draft,
  { nodeId }: PlayingStep,
  { file }: SubFlowVersion,
): Change[] {
  const known = new Set(
    variablesOf(draft)
      .filter(({ setAt, isFromPage }) => setAt.length > 0 || isFromPage)
      .map(({ name }) => name),
  )
  const inputs = namesIn(file.inputs).filter(name => known.has(name))
  const outputs = namesIn(file.outputs)
  return [
    {
      op: 'set',
      nodeId,
      path: ['inputs'],
      value: Object.fromEntries(inputs.map(name => [name, `{${name}}`])),
    },
    {
      op: 'set',
      nodeId,
      path: ['outputs'],
      value: Object.fromEntries(outputs.map(name => [name, name])),
    },
  ]
}
