/** The lists of the room Bots, with the one that one is on. */
export const listTabs = (current: 'bots' | 'sub-flows') => [
  { href: '/bots', label: 'Bots', current: current === 'bots' },
  { href: '/bots/sub-flows', label: 'Sub-flows', current: current === 'sub-flows' },
]
