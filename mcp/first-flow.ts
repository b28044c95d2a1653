/** The flow of a bot that has just been made: one step that says hello, as the studio begins one. */
export const firstFlow = {
  nodes: [
    {
      id: 'start',
      type: 'welcome',
      position: { x: 0, y: 0 },
      data: { text: 'Hello! How can I help?' },
    },
  ],
  edges: [],
}
