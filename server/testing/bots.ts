/** A bot with one webhook step, `call`, between a greeting and a goodbye. */
export const botWithWebhook = (data: Record<string, unknown>) => botWith('webhook-node', data)

/** A bot with one step of this type, `call`, between a greeting and a goodbye. */
export function botWith(type: string, data: Record<string, unknown>) {
  return {
    id: 'orders',
    name: 'Orders',
    elements: [
      {
        nodes: [
          { id: 'hello', type: 'welcome-node', data: { text: 'Hello' } },
          { id: 'call', type, data },
          { id: 'bye', type: 'message-node', data: { text: 'Bye' } },
        ],
        edges: [
          { source: 'hello', target: 'call' },
          { source: 'call', target: 'bye' },
        ],
      },
    ],
  }
}
