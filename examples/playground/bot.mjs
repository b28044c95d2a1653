import { parse } from 'valibot'

/** Values that the samples' texts and conditions speak of. */
export const variables = {
  name: 'Ada',
  email: 'ada@example.com',
  loaves: 2,
  loaf_price: 4.8,
  pickup_day: 'Saturday',
  is_regular: true,
  has_voucher: false,
  wants_loaf: 'Yes, please',
}

/** A bot of two steps: one of the type, with its sample, and a message at every exit of it. */
export function playgroundBot({ type, schema, exits }, sample) {
  const data = parse(schema, sample)
  const end = typeof data.nodeId === 'string' ? data.nodeId : 'done'
  return {
    id: `playground-${type}`,
    name: type,
    version: '1',
    customizations: { logoText: type, tagline: 'Talkgraph playground', enableTagline: true },
    elements: [
      {
        nodes: [
          { id: 'step', type: `${type}-node`, data: sample },
          { id: end, type: 'message-node', data: { text: 'Done.' } },
        ],
        edges: exits(data).map(handle => ({
          source: 'step',
          target: end,
          ...(handle !== null && { sourceHandle: handle }),
        })),
      },
    ],
    ...(data.subFlowId ? { subFlows: { [data.subFlowId]: partOf(data) } } : {}),
  }
}

/** A sub-flow that says one thing. */
export const partOf = ({ inputs, outputs }) => ({
  inputs: Object.keys(inputs),
  outputs: Object.keys(outputs),
  nodes: [{ id: 'inside', type: 'message-node', data: { text: 'Inside.' } }],
  edges: [],
})
