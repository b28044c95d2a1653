export const randomFlowSample = {
  branches: [
    { id: 'croissant', weight: 70 },
    { id: 'rye', weight: 30 },
  ],
}
