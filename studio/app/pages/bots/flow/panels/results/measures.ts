/** What the layer of results draws, one at a time. */
export const measures = [
  { value: 'passed', label: 'How many came by' },
  { value: 'left', label: 'Where they left' },
  { value: 'time', label: 'How long they took' },
  { value: 'calls', label: 'Errors of calls' },
] as const

/** One of them. */
export type Measure = (typeof measures)[number]['value']
