/** A bot with one webhook step, `call`, between a greeting and a goodbye. */
export function botWithWebhook(data: Record<string, unknown>) {
  return {
    id: 'orders',
    name: 'Orders',
    elements: [
      {
        nodes: [
          { id: 'hello', type: 'welcome-node', data: { text: 'Hello' } },
          { id: 'call', type: 'webhook-node', data },
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
