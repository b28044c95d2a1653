export const jumpToSample = { nodeId: 'main-menu' }
